// The configuration that `lite start` loads: the stack's JSON, and the one thing that Lite's own format cannot say: the
// local mailbox is on this machine's loopback interface, so mail to it needs no TLS, which Lite would insist on.
import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import process from 'node:process';
import { Readable } from 'node:stream';
import { SmtpEmailDriver } from '@supabase/lite';

const { mail, ...config } = JSON.parse(readFileSync(process.env.SUPABASE_LITE_CONFIG, 'utf8'));

// Lite answers with a stored file's web stream, which before Node 24 gives ArrayBuffers that the HTTP server cannot write (every
// picture would be a broken answer), and which never closes the file. A plain read stream does both.
const file = await open(process.env.SUPABASE_LITE_CONFIG);
const fileHandle = Object.getPrototypeOf(file);
await file.close();
fileHandle.readableWebStream = function readAndClose() {
  return Readable.toWeb(this.createReadStream());
};

// Lite prints its keys when it starts. A log is no place for the one that opens everything.
const write = process.stdout.write.bind(process.stdout);
process.stdout.write = (text, ...rest) =>
  write(typeof text === 'string' ? text.replaceAll(config.auth.secret_key, '(not shown)') : text, ...rest);

export default {
  ...config,
  options: { drivers: { email: new SmtpEmailDriver({ ...mail, requireTls: mail.secure }) } },
};
