// The configuration that `lite start` loads: the stack's JSON, and the one thing that Lite's own format cannot say: the
// local mailbox is on this machine's loopback interface, so mail to it needs no TLS, which Lite would insist on.
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { SmtpEmailDriver } from '@supabase/lite';

const { mail, ...config } = JSON.parse(readFileSync(process.env.SUPABASE_LITE_CONFIG, 'utf8'));

export default {
  ...config,
  options: { drivers: { email: new SmtpEmailDriver({ ...mail, requireTls: mail.secure }) } },
};
