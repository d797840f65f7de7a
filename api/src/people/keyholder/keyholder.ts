import { keyHeaders } from '@directory/domain/accounts/supabase-key';
import { Hono } from 'hono';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { KeyholderConfig } from '../../config.ts';
import { ApiError } from '../../errors.ts';
import { limitBody } from '../../http/body.ts';
import { answerErrors } from '../../http/error-answers.ts';
import type { Environment } from '../../http/environment.ts';
import type { SupabaseHttp } from '../members/supabase-http.ts';

/** The programs that ask. */
export type Caller = 'api' | 'worker';

/** A request that a program may have made with the secret key. */
interface Right {
  method: 'DELETE' | 'GET' | 'POST';
  /** The path with its query, as it was sent: nothing is decoded between this look at it and Supabase. */
  path: RegExp;
  /** Of a body that decides what is done. */
  body?: z.ZodType;
}

const BUCKET = '/storage/v1/object/psychologist-images';
const FOLDER = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** No dots alone and no encoded slash or dot: such a name would lead out of the bucket. */
const NAME = String.raw`(?:/(?!\.{1,2}(?:/|$))(?:[\w.!~*'()-]|%(?!2[EF]|5C)[0-9A-F]{2})+)+`;

const removeMembersPictures: Right = {
  method: 'DELETE',
  path: new RegExp(`^${BUCKET}$`),
  body: z.strictObject({ prefixes: z.array(z.string().regex(new RegExp(`^${FOLDER}/[^/]+$`))).length(1) }),
};

/** Pictures, and what Auth must believe of a visitor's address; for the worker the links of its mails. The key could read every row. */
const RIGHTS: Readonly<Record<Caller, readonly Right[]>> = {
  api: [
    { method: 'GET', path: /^\/storage\/v1\/bucket\/psychologist-images$/ },
    { method: 'GET', path: new RegExp(`^${BUCKET}${NAME}$`) },
    { method: 'POST', path: new RegExp(String.raw`^${BUCKET}/${FOLDER}/[0-9a-f]{40}\.webp$`) },
    removeMembersPictures,
    { method: 'POST', path: /^\/auth\/v1\/token\?grant_type=(?:password|refresh_token)$/ },
    { method: 'POST', path: /^\/auth\/v1\/verify$/ },
  ],
  worker: [
    removeMembersPictures,
    {
      method: 'POST',
      path: /^\/auth\/v1\/admin\/generate_link$/,
      body: z.strictObject({ type: z.literal('recovery'), email: z.string() }),
    },
  ],
};

const REQUEST_HEADERS = [
  'accept',
  'cache-control',
  'content-type',
  'sb-forwarded-for',
  'x-client-info',
  'x-supabase-api-version',
] as const;
const ANSWER_HEADERS = [
  'content-type',
  'retry-after',
  'www-authenticate',
  'x-sb-error-code',
  'x-supabase-api-version',
] as const;

/** A picture and what stands around it. */
const MOST_BYTES = 6 * 1024 * 1024;

interface Parts {
  supabase: SupabaseHttp;
  config: Pick<KeyholderConfig, 'secretKey' | 'tokens'>;
  log: Logger;
}

/**
 * Supabase's interfaces with the secret key put in, for the few requests above and for programs that show a token of their own in `apikey`:
 * 401 for any other, 403 `not_allowed` for any other request. Whoever takes over the server or the worker has what that program does, and not
 * the key, which reads and writes past every grant.
 */
export function createKeyholder({ supabase, config, log }: Parts) {
  const { secretKey, tokens } = config;
  const app = new Hono<Environment>();
  app.onError(answerErrors(log));
  app.get('/live', (c) => c.text('live'));
  app.all('*', limitBody(MOST_BYTES), async (c) => {
    const token = c.req.header('apikey') ?? '';
    const caller = (['api', 'worker'] as const).find((name) => isSame(token, tokens[name]));
    if (!caller) throw new ApiError(401, 'unknown_caller', 'Show the token of KEYHOLDER_URL in apikey.');
    const { method = '', url = '' } = c.env.incoming;
    const given = Buffer.from(await c.req.arrayBuffer());
    const right = RIGHTS[caller].find((one) => one.method === method && one.path.test(url));
    const checked = right?.body?.safeParse(readJson(given));
    if (!right || checked?.success === false) {
      log.error({ caller, method, path: url.split('?')[0] }, 'a program asked for what it may not do');
      throw new ApiError(403, 'not_allowed', `The program ${caller} may not ask for this.`);
    }
    const shown = c.req.header('authorization');
    // The program's own token stands for the key; a member's goes on beside it.
    const authorization = shown === `Bearer ${token}` ? keyHeaders(secretKey).authorization : shown;
    const headers: Record<string, string> = { apikey: secretKey, ...(authorization && { authorization }) };
    for (const name of REQUEST_HEADERS) {
      const value = c.req.header(name);
      if (value !== undefined) headers[name] = value;
    }
    // What was looked at is what is sent: of a field that stands there twice, or in another form, Supabase could read the other one.
    if (checked) headers['content-type'] = 'application/json';
    const body = checked ? JSON.stringify(checked.data) : given;
    const answer = await supabase.send({
      method: right.method,
      path: url,
      headers,
      ...(body.length > 0 && { body }),
      mostBytes: MOST_BYTES,
      signal: c.req.raw.signal,
    });
    for (const name of ANSWER_HEADERS) {
      const value = answer.headers[name];
      if (typeof value === 'string') c.header(name, value);
    }
    const empty = answer.status === 204 || answer.status === 304;
    return c.newResponse(empty ? null : new Uint8Array(answer.body), answer.status as 200);
  });
  return app;
}

/** In a time that tells nothing of where they differ. */
function isSame(given: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined; // What is no JSON fits no schema.
  }
}
