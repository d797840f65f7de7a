// An SMTP server for the benchmark in a process of its own: it reads every mail and keeps none. Started with an IPC channel:
// it says which port it has, and, asked to expect so many mails, when the first and the last of them had been read.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What the sink says. Times are in ms of one clock. */
export type SinkSays = { port: number } | { firstAt: number; lastAt: number };

let expected = Infinity;
let received = 0;
let firstAt = 0;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  onData(stream, _session, callback) {
    stream.resume();
    stream.on('end', () => {
      callback();
      if (received === 0) firstAt = performance.now();
      received += 1;
      if (received === expected) say({ firstAt, lastAt: performance.now() });
    });
  },
});
server.on('error', () => undefined);
const { server: socket } = server;
server.listen(0, '127.0.0.1');
await once(socket, 'listening');
process.on('message', ({ expect }: { expect: number }) => {
  expected = expect;
  received = 0;
});
process.on('disconnect', () => process.exit(0));
say({ port: (socket.address() as AddressInfo).port });

function say(message: SinkSays): void {
  process.send?.(message);
}
