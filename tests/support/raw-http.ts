import { connect } from 'node:net';

/** What came back over a connection of its own until the server closed it, or the answer had ended. */
export interface RawAnswer {
  /** `closed` when the server said nothing. */
  status: number | 'closed';
  text: string;
  /** How many answers came: a second one means that part of the request was taken for another. */
  answers: number;
}

/**
 * Sends these bytes as they are and waits until the server has closed the connection. A request that is served says
 * `Connection: close`. The test's own timeout is the limit.
 */
export function sendRaw(origin: string, bytes: string | Buffer): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const received: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (chunk) => received.push(chunk));
    // What is refused while it is still being sent ends with a reset.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const text = Buffer.concat(received).toString('latin1');
      const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));
      resolve({ status: statuses[0] ?? 'closed', text, answers: statuses.length });
    });
  });
}

/** Sends these bytes and hangs up at once. */
export function sendAndHangUp(origin: string, bytes: string): Promise<void> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes, () => socket.destroy()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });
}

/** A request as text: a line, headers, and a body after an empty line. */
export function rawRequest(line: string, headers: readonly string[] = [], body = ''): string {
  return [line, ...headers, '', body].join('\r\n');
}
