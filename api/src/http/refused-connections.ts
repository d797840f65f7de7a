import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** What is said to who does not speak HTTP well: nothing to show, run or keep. */
export const BARE_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
} as const;

const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Content Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Answers what Node's parser refuses or no longer waits for, with the headers that every answer carries, and closes the
 * connection. While another request of the same connection waits for its answer it is closed without a word: a proxy would
 * take the refusal for that answer.
 */
export function answerRefusedConnections(server: Server): void {
  /** Requests that have begun and are not answered, by connection. */
  const open = new WeakMap<Duplex, Map<IncomingMessage, ServerResponse>>();

  server.on('request', (request, response) => {
    const requests = open.get(request.socket) ?? new Map<IncomingMessage, ServerResponse>();
    open.set(request.socket, requests.set(request, response));
    response.once('close', () => requests.delete(request));
  });

  // Node would answer without the headers that every answer carries.
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, { ...BARE_HEADERS, Connection: 'close' }).end();
  });

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const requests = [...(open.get(socket) ?? [])];
    // One that has not arrived whole is the refused one.
    const isFree = requests.every(([request, response]) => !request.complete && !response.headersSent);
    if (isFree && socket.writable && error.code !== 'ECONNRESET') socket.write(refusal(error.code ?? ''));
    socket.destroy(error);
  });
}

function refusal(code: string): string {
  const headers = { ...BARE_HEADERS, Connection: 'close', 'Content-Length': '0' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${STATUS_LINES[code] ?? '400 Bad Request'}\r\n${lines.join('')}\r\n`;
}
