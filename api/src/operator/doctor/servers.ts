import { keyHeaders } from '@directory/domain/accounts/supabase-key';
import { type MeilisearchConnection, TESTED_ENGINE } from '@directory/search-config/meilisearch-http';
import type { Redis } from 'ioredis';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { MailServer } from '../../messages/mail/transport.ts';
import type { SupabaseAnswer, SupabaseHttp } from '../../people/members/supabase-http.ts';
import { failed, ok, reasonOf, type Verdict, warning } from './verdict.ts';

/** The oldest that BullMQ recommends: older ones lack commands that its scripts use. */
const OLDEST_REDIS = [6, 2] as const;

/** A server of a supported version that throws nothing away and writes down what it holds. */
export async function checkRedis(redis: Pick<Redis, 'info'>): Promise<Verdict> {
  const info = new Map(
    (await redis.info()).split(/\r?\n/).map((line) => {
      const [name = '', value = ''] = line.split(':');
      return [name, value] as const;
    }),
  );
  const version = info.get('redis_version') ?? '';
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < OLDEST_REDIS[0] || (major === OLDEST_REDIS[0] && minor < OLDEST_REDIS[1]))
    return failed(`version ${version}`, `Move to Redis ${OLDEST_REDIS.join('.')} or newer.`);
  const policy = info.get('maxmemory_policy');
  if (policy !== undefined && policy !== 'noeviction')
    return failed(
      `version ${version}, maxmemory-policy ${policy}: it throws jobs away when its memory is full`,
      'Set maxmemory-policy noeviction (config set maxmemory-policy noeviction, and in its configuration).',
    );
  if (info.get('aof_enabled') === '0')
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

const BUCKET = 'psychologist-images';
const settings = z.object({ disable_signup: z.boolean() });
const bucket = z.object({ public: z.boolean() });

const NOT_TAKEN =
  'Copy the keys from the project’s settings again: SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY.';

/** Accounts: the publishable key is taken and is not the secret one, and nobody can register by themselves. */
export async function checkAuth(supabase: SupabaseHttp, publishableKey: string): Promise<Verdict> {
  if (isSecret(publishableKey))
    return failed('SUPABASE_PUBLISHABLE_KEY holds a secret key', `${NOT_TAKEN} Replace the secret one.`);
  const answer = await get(supabase, '/auth/v1/settings', publishableKey);
  const refusal = refusalOf(answer, 'publishable');
  if (refusal) return refusal;
  return settings.parse(JSON.parse(answer.body.toString('utf8'))).disable_signup
    ? ok('the publishable key is taken, self-registration is off')
    : failed(
        'anybody can register an account',
        'Switch self-registration off in the project’s authentication settings (supabase/config.toml: enable_signup = false).',
      );
}

/** Pictures: the secret key is taken, and the bucket is there and private. */
export async function checkPictures(supabase: SupabaseHttp, secretKey: string): Promise<Verdict> {
  const answer = await get(supabase, `/storage/v1/bucket/${BUCKET}`, secretKey);
  if (answer.status === 404 || answer.status === 400)
    return failed(`there is no bucket ${BUCKET}`, 'Apply supabase/migrations: supabase db push.');
  const refusal = refusalOf(answer, 'secret');
  if (refusal) return refusal;
  return bucket.parse(JSON.parse(answer.body.toString('utf8'))).public
    ? failed(
        `the bucket ${BUCKET} is public: pictures of hidden profiles can be opened`,
        `Run: update storage.buckets set public = false where id = '${BUCKET}';`,
      )
    : ok(`the bucket ${BUCKET} is there, and private`);
}

/** Whoever holds the secret key for the programs: it knows the server's token, and has what it asks for from Supabase. */
export async function checkKeyholder(keyholder: SupabaseHttp, token: string): Promise<Verdict> {
  const { status, body } = await get(keyholder, `/storage/v1/bucket/${BUCKET}`, token);
  if (status === 200) return ok('it knows the server, and Supabase knows it');
  return body.toString('utf8').includes('unknown_caller')
    ? failed(
        `it does not know the server's token`,
        'KEYHOLDER_URL must hold the value of KEYHOLDER_API_TOKEN.',
      )
    : failed(
        `Supabase answers it with ${status}`,
        'Give it the SUPABASE_URL and SUPABASE_SECRET_KEY of the line "pictures".',
      );
}

/** Why an answer is none; null when it is one. */
function refusalOf({ status }: SupabaseAnswer, key: string): Verdict | null {
  if (status === 200) return null;
  return status === 401 || status === 403
    ? failed(`it refuses the ${key} key (${status})`, NOT_TAKEN)
    : failed(`it answers ${status}`, 'See whether the project is paused or its services are down.');
}

function get(supabase: SupabaseHttp, path: string, key: string): Promise<SupabaseAnswer> {
  return supabase.send({ method: 'GET', path, headers: keyHeaders(key), timeoutMs: 2800 });
}

/** A newer secret key by its beginning, an older one by the role in its token. */
function isSecret(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const [, payload = ''] = key.split('.');
  return Buffer.from(payload, 'base64url').toString('utf8').includes('"service_role"');
}
