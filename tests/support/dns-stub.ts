import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** A name server of the test's own, which knows the TXT records that it is given and no other name. */
export interface DnsStub extends AsyncDisposable {
  /** As `Resolver.setServers` takes it. */
  server: string;
}

const HEADER_BYTES = 12;
const TXT = 16;
const NO_SUCH_NAME = 3;

export async function dnsStub(records: Readonly<Record<string, readonly string[]>>): Promise<DnsStub> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { address, port }) => {
    const { name, end } = nameIn(query);
    const question = query.subarray(HEADER_BYTES, end + 4);
    const texts = query.readUInt16BE(end) === TXT ? (records[name.toLowerCase()] ?? []) : [];
    const header = Buffer.alloc(HEADER_BYTES);
    query.copy(header, 0, 0, 2);
    // An answer, with recursion, of the question's only name.
    header.writeUInt16BE(0x81_80 | (texts.length === 0 ? NO_SUCH_NAME : 0), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(texts.length, 6);
    socket.send(Buffer.concat([header, question, ...texts.map(answerOf)]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    server: `127.0.0.1:${socket.address().port}`,
    [Symbol.asyncDispose]: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

/** The name that is asked for, and where it ends. */
function nameIn(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.'), end: at + 1 };
}

/** One TXT record, in pieces of 100 characters as long keys come. */
function answerOf(text: string): Buffer {
  const pieces = (text.match(/.{1,100}/g) ?? ['']).map((piece) =>
    Buffer.concat([Buffer.from([piece.length]), Buffer.from(piece, 'ascii')]),
  );
  const data = Buffer.concat(pieces);
  const head = Buffer.alloc(12);
  // The question's name, by its place; the class IN; a minute.
  head.writeUInt16BE(0xc0_0c, 0);
  head.writeUInt16BE(TXT, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
