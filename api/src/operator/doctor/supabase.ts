import { keyHeaders } from '@directory/domain/accounts/supabase-key';
import { z } from 'zod';
import type { SupabaseAnswer, SupabaseHttp } from '../../people/members/supabase-http.ts';
import { failed, ok, type Verdict } from './verdict.ts';

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
