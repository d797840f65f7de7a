// A mailbox with as much of Mailpit's interface as the tests read: SMTP on 1025, its API on 8025.
import { createServer } from 'node:http';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface Kept {
  ID: string;
  To: { Address: string }[];
  Subject: string;
  Text: string;
}

const kept: Kept[] = [];

new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, session, callback) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const keep = async () => {
        const { subject = '', text = '' } = await PostalMime.parse(Buffer.concat(chunks));
        const To = session.envelope.rcptTo.map(({ address }) => ({ Address: address }));
        kept.push({ ID: String(kept.length), To, Subject: subject, Text: text });
      };
      keep().then(() => callback(), callback);
    });
  },
}).listen(1025);

createServer((request, response) => {
  const path = request.url ?? '/';
  const message = /^\/api\/v1\/message\/(\d+)$/.exec(path);
  const answer = path === '/api/v1/messages' ? { messages: kept } : message ? kept[Number(message[1])] : {};
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
}).listen(8025);

for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0));
