import { createTransport } from 'nodemailer';
import type { MailServer } from '../mail/transport.ts';
import { failed, ok, reasonOf, type Verdict } from './verdict.ts';

const CURES: Readonly<Record<string, string>> = {
  EAUTH: 'The server refuses user or password: correct them in SMTP_URL, with %40 for @ in either.',
  ETLS: 'The server must offer STARTTLS with a certificate that is valid for its name: use its TLS port (smtps://…:465) or another server; NODE_EXTRA_CA_CERTS names an authority of your own.',
  EDNS: 'Correct the name in SMTP_URL, or the resolver of this machine.',
};
const AWAY =
  'Correct host and port in SMTP_URL, and see whether outgoing connections to the port are blocked here. Mails wait meanwhile: docs/operations/README.md, "Mail does not go out".';

/** The mail server takes a connection as the worker makes it: over TLS where that is needed, signed in, without sending anything. */
export async function checkSmtp({ url, requireTls }: MailServer): Promise<Verdict> {
  const transport = createTransport({
    url,
    requireTLS: requireTls,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 8000,
  });
  try {
    await transport.verify();
    const { host } = new URL(url);
    const how = requireTls || url.startsWith('smtps:') ? 'over TLS' : 'in plain text, as is allowed here';
    return ok(`${host} takes mail ${how}`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = reasonOf(error);
    const isTls = code === 'ETLS' || /certificate|STARTTLS/i.test(reason);
    return failed(reason, CURES[isTls ? 'ETLS' : code] ?? AWAY);
  } finally {
    transport.close();
  }
}
