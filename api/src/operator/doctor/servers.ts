import type { Redis } from 'ioredis';
import { failed, ok, type Verdict, warning, reasonOf } from './verdict.ts';
import { type MeilisearchConnection, TESTED_ENGINE } from '@directory/search-config/meilisearch-http';
import { z } from 'zod';
import { createTransport } from 'nodemailer';
import type { MailServer } from '../../messages/mail/transport.ts';

/** The oldest that BullMQ recommends: older ones lack commands that its scripts use. */
const OLDEST_REDIS = [6, 2] as const;

/** A server of a supported version that throws nothing away and writes down what it holds. */
export async function checkRedis(redis: Pick<Redis, 'info'>): Promise<Verdict> {
  const info = await redis.info();
  const told = (name: string) => new RegExp(`^${name}:([^:\\r\\n]*)`, 'm').exec(info)?.[1];
  const version = told('redis_version') ?? '';
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < OLDEST_REDIS[0] || (major === OLDEST_REDIS[0] && minor < OLDEST_REDIS[1]))
    return failed(`version ${version}`, `Move to Redis ${OLDEST_REDIS.join('.')} or newer.`);
  const policy = told('maxmemory_policy');
  if (policy !== undefined && policy !== 'noeviction')
    return failed(
      `version ${version}, maxmemory-policy ${policy}: it throws jobs away when its memory is full`,
      'Set maxmemory-policy noeviction (config set maxmemory-policy noeviction, and in its configuration).',
    );
  if (told('aof_enabled') === '0')
    return warning(
      `version ${version}, nothing is written down as it comes (appendonly no)`,
      'Set appendonly yes: a restart forgets limits and statistics that wait. Mails are rows of the database and are found again.',
    );
  return ok(`version ${version}, maxmemory-policy ${policy ?? 'not told'}`);
}

const version = z.object({ pkgVersion: z.string() });

/** One of the servers, of the version that is tested. The key must be allowed to ask for it. */
export async function checkMeilisearch(
  connection: Pick<MeilisearchConnection, 'send'>,
  host: string,
): Promise<Verdict> {
  const health = await connection.send({ method: 'GET', path: '/health' });
  if (health.status !== 200)
    return failed(`${host} answers ${health.status}`, 'Look into its log, and start it again.');
  const answer = await connection.send({ method: 'GET', path: '/version' });
  // The search key may not ask; the server is well all the same.
  if (answer.status !== 200) return ok(`${host} is available`);
  const { pkgVersion } = version.parse(JSON.parse(answer.body));
  const seen = `${host} has version ${pkgVersion}`;
  return pkgVersion === TESTED_ENGINE
    ? ok(seen)
    : warning(
        `${seen}, and the tests run ${TESTED_ENGINE}`,
        `Run ${TESTED_ENGINE}, or look first at what docs/operations/containers.md names, "Newer versions of the parts".`,
      );
}

const SMTP_CURES: Readonly<Record<string, string>> = {
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
    connectionTimeout: 2800,
    greetingTimeout: 2800,
    socketTimeout: 2800,
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
    return failed(reason, SMTP_CURES[isTls ? 'ETLS' : code] ?? AWAY);
  } finally {
    transport.close();
  }
}
