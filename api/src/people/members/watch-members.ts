import type { Context as HonoContext } from 'hono';
import { createMiddleware } from 'hono/factory';
import { passwordReset } from '@directory/domain/contracts/password-reset';
import {
  answerSignInAddress,
  askSignInAddress,
  confirmAddress,
  eraseMember,
  giveMemberPhoto,
} from '@directory/domain/contracts/member';
import type postgres from 'postgres';
import { ApiError } from '../../errors.ts';
import { callerKey } from '../../http/client-address.ts';
import type { Environment } from '../../http/environment.ts';
import type { SecurityLog } from '../../http/security-log.ts';
import type { IndexGeneration } from '../../search/index-generation.ts';
import type { MemberContext } from './auth-service.ts';
import { ownsProfile } from './store.ts';

const AUTH = '/api/supabase/auth/v1';
const REST = '/api/supabase/rest/v1/';
const MINUTE_MS = 60_000;

/**
 * Puts what happens at the doors of accounts into the security log: it looks at requests once they are answered, so that no route need
 * think of it. Nothing of what a request holds is written but the names of its fields.
 */
export function watchMembers({ config, log, sql, securityLog }: WatchContext) {
  return createMiddleware<Environment>(async (c, next) => {
    await next();
    const address = callerKey(c, config.trustedProxies);
    // After the answer: nobody waits for it, and no time tells what it found.
    report(c, address, sql, securityLog).catch((err: unknown) => {
      log.error({ requestId: c.get('requestId'), err }, 'a line of the security log could not be written');
    });
  });
}

/**
 * Takes the profiles for changed as soon as a member's edit is answered. The database says so itself, to every server; but who has just saved
 * something and looks at the page may be faster than its word.
 */
export function noteChanges(generation: Pick<IndexGeneration, 'profilesChanged'>) {
  return createMiddleware<Environment>(async (c, next) => {
    await next();
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD' || isReadingCall(c.req.path);
    if (!isRead) generation.profilesChanged();
  });
}

type WatchContext = Pick<MemberContext, 'config' | 'log' | 'sql'> & { securityLog: SecurityLog };

async function report(
  c: HonoContext<Environment>,
  address: string,
  sql: postgres.Sql,
  log: SecurityLog,
): Promise<void> {
  const { path, method } = c.req;
  const { status } = c.res;
  const door = `${method} ${path}`;
  const field = FIELDS[door];
  // Only a body that was taken is read again; the answer is copied before anyone compresses it.
  const answer = status < 300 && isWrite(method) && path.startsWith(REST) ? c.res.clone() : null;
  const isPassword = door === `POST ${AUTH}/token` && c.req.query('grant_type') === 'password';

  if (isPassword) {
    const account = textIn(await sentBody(c), 'email');
    if (status < 300) log.write('signed_in', { account, address });
    else if (status === 429) log.write('sign_in_refused', { account, address }, MINUTE_MS);
    else if (status < 500) log.write('sign_in_failed', { account, address });
  } else if (door === `POST ${passwordReset.path}`) {
    if (status === 202)
      log.write('password_reset_asked', { account: textIn(await sentBody(c), 'email'), address });
  } else if (isRefusedToken(c, door)) {
    log.write('token_refused', { address, status }, MINUTE_MS);
  } else if (status < 300 && door === `PUT ${AUTH}/user`) {
    log.write('password_changed', { account: accountOf(c), address });
  } else if (LINKS.includes(door) && ['done', 'stopped'].includes(saysOf(c))) {
    log.write('member_edited', { address, fields: [`${field}${saysOf(c) === 'done' ? '' : '_stopped'}`] });
  } else if (status < 300 && path === giveMemberPhoto.path) {
    log.write('member_edited', { account: accountOf(c), address, fields: ['photo'] });
  } else if (field && (status < 300 || isWrongPassword(c))) {
    const account = accountOf(c);
    if (status < 300) log.write('member_edited', { account, address, fields: [field] });
    else log.write('sign_in_failed', { account, address });
  } else if (answer && !isReadingCall(path)) {
    const profiles = await writtenIds(answer);
    const call = /\/rpc\/([a-z_]+)$/.exec(path)?.[1];
    if (profiles.length === 0 && answer.status === 200 && call === undefined) {
      // A version that is no longer the present one is nobody's fault; somebody else's profile is.
      const profile = c.req.query('id')?.replace(/^eq\./, '') ?? '';
      if (!(await ownsProfile(sql, claimOf(c, 'sub') ?? '', profile)))
        log.write('edit_refused', { account: accountOf(c), address, profile }, MINUTE_MS);
      return;
    }
    // A name that is none of a column could be anything.
    const columns = Object.keys(await sentBody(c)).filter((name) => COLUMN.test(name));
    const fields = call === undefined ? columns.sort() : [call];
    log.write('member_edited', { account: accountOf(c), address, profile: profiles[0], fields });
  }
}

/** What is noted of a press on the page of a mailed link, and of what is asked for with the password typed again. */
const FIELDS: Readonly<Record<string, string>> = {
  [`POST ${confirmAddress.path}`]: 'email',
  [`POST ${answerSignInAddress.path}`]: 'sign_in_address',
  [`POST ${askSignInAddress.path}`]: 'sign_in_address_asked',
  [`POST ${eraseMember.path}`]: 'erasure',
};
const LINKS = [confirmAddress.path, answerSignInAddress.path].map((path) => `POST ${path}`);

/** The calls that a visit of a dashboard makes: each a POST that changes nothing. */
const READING_CALLS = [
  '/rpc/my_profile',
  '/rpc/my_sessions',
  '/rpc/my_openings',
  '/rpc/my_copy',
  '/rpc/my_sign_in_change',
  '/rpc/my_unwanted_mails',
];

function isReadingCall(path: string): boolean {
  return READING_CALLS.some((call) => path.endsWith(call));
}

const COLUMN = /^[a-z_]{1,63}$/;

const isWrongPassword = ({ error }: HonoContext<Environment>) =>
  error instanceof ApiError && error.code === 'current_password_mismatch';

function isWrite(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

/** Whether a token was refused: a session's, or a mailed link's, which Auth answers with other statuses. */
function isRefusedToken(c: HonoContext<Environment>, door: string): boolean {
  const { status } = c.res;
  // Not for whose token it is.
  if (c.error instanceof ApiError && ['foreign_origin', 'premium_required'].includes(c.error.code))
    return false;
  if (LINKS.includes(door)) return status === 400 || saysOf(c) === 'failed';
  if ([`POST ${AUTH}/token`, `POST ${AUTH}/verify`].includes(door))
    return status >= 400 && status < 500 && status !== 429;
  return status === 401 || status === 403;
}

/** What the page says of a form that was pressed: it is in its address. */
function saysOf(c: HonoContext<Environment>): string {
  const [, query] = (c.res.headers.get('location') ?? '').split('?');
  return new URLSearchParams(query).get('did') ?? '';
}

/** The JSON object that was sent; empty when it was none, or was not read. */
async function sentBody(c: HonoContext<Environment>): Promise<Record<string, unknown>> {
  const body: unknown = await c.req.json().catch(() => null);
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? (body as Record<string, unknown>)
    : {};
}

function textIn(body: Record<string, unknown>, field: string): string | undefined {
  const value = body[field];
  return typeof value === 'string' ? value : undefined;
}

/** Whose token it is. See {@link claimOf}. */
function accountOf(c: HonoContext<Environment>): string | undefined {
  return claimOf(c, 'email');
}

/** What the token says, by its own word: to be believed only once Supabase has taken it. */
function claimOf(c: HonoContext<Environment>, claim: 'email' | 'sub'): string | undefined {
  const [, claims = ''] = (c.req.header('authorization') ?? '').split('.');
  try {
    return textIn(
      JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as Record<string, unknown>,
      claim,
    );
  } catch {
    return undefined;
  }
}

/** The ids of the rows that were written, as far as the answer names them. */
async function writtenIds(answer: Response): Promise<string[]> {
  const rows: unknown = await answer.json().catch(() => null);
  return [rows].flat().flatMap((row) => {
    const id = typeof row === 'object' && row !== null ? (row as { id?: unknown }).id : undefined;
    return typeof id === 'string' ? [id] : [];
  });
}
