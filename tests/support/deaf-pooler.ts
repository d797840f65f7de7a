import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

const NOTIFICATION = 'A'.charCodeAt(0);

/** A way to a Postgres on which everything works but what was notified: as through a pooler that changes connections with each transaction. */
export interface DeafPooler extends AsyncDisposable {
  url: string;
}

export async function deafPooler(target: string): Promise<DeafPooler> {
  const url = new URL(target);
  const { hostname, port } = url;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(far);
    let rest: Buffer = Buffer.alloc(0);
    far.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      // Each message: its kind in one byte, then its length in four, which count themselves.
      while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
        const end = rest.readUInt32BE(1) + 1;
        if (rest[0] !== NOTIFICATION) near.write(rest.subarray(0, end));
        rest = rest.subarray(end);
      }
    });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy()).on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
