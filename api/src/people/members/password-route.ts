import {
  PASSWORD_SENTENCES,
  type PasswordProblem,
  passwordProblem,
} from '@directory/domain/accounts/password-rules';
import { type Language, LANGUAGE_COOKIE } from '@directory/domain/language';
import type { Context as HonoContext } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Queue } from 'bullmq';
import { withdrawAddresses } from './contact-address/store.ts';
import { ApiError, invalidRequest } from '../../errors.ts';
import type { App, Environment } from '../../http/environment.ts';
import { chooseLanguage } from '../../http/language.ts';
import { outboxOf, postMails } from '../../messages/mail/outbox.ts';
import { AUTH_PATH, type AskAuth, type MemberContext, passAnswer, readObject } from './auth-service.ts';
import { endRecovery, isRecovery, sessionIdOf } from './auth-sessions.ts';
import type { DeviceCookies } from './device-cookie.ts';
import { memberSchema } from './member-session.ts';
import { insertMemberMail } from './store.ts';
import { membersUnavailable } from './supabase-http.ts';
import { dictionary } from '@zxcvbn-ts/language-common';

/** What supabase-js adds to a change of password. */
const HARMLESS = new Set(['code_challenge', 'code_challenge_method', 'gotrue_meta_security']);

/**
 * PUT /user: a new password, and nothing else of the account. It keeps the rules; it is asked for with the present password, except by
 * the session that a mail's link has just opened; and it ends the account's other sessions, whatever the browser does afterwards.
 */
export function registerPasswordChange(
  app: App,
  context: Pick<MemberContext, 'sql' | 'log' | 'memberLimits'> & { emailQueue: Queue },
  ask: AskAuth,
  devices: DeviceCookies,
): void {
  const { sql, memberLimits } = context;
  app.put(`${AUTH_PATH}/user`, async (c) => {
    const { password, current_password: present, ...other } = await readObject(c);
    const given = Object.keys(other).filter((key) => !HARMLESS.has(key));
    if (typeof password !== 'string' || given.length > 0)
      throw invalidRequest('Only the password can be changed here.');
    const known = await ask(c, { method: 'GET', path: 'user' });
    if (known.status !== 200) return passAnswer(c, known);
    const { id, email } = memberSchema.parse(JSON.parse(known.body.toString('utf8')));
    const problem = passwordProblem(password, { email, isCommon: isCommonPassword });
    if (problem) return refuseWeak(c, problem);

    // Auth has just accepted this token.
    const sessionId = sessionIdOf(c.req.header('authorization') ?? '');
    if (!(await isRecovery(sql, sessionId))) {
      if (typeof present !== 'string') throw new ApiError(400, 'current_password_required', PRESENT_MISSING);
      const takeBack = await memberLimits.countPresentPassword(id);
      const isRight = await isPresentPassword(c, ask, email, present).catch(async (error: unknown) => {
        await takeBack();
        throw error;
      });
      if (!isRight) throw presentPasswordWrong();
      await takeBack();
    }
    // A hosted project may be set to ask for the present password itself.
    const body = { password, ...(typeof present === 'string' && { current_password: present }) };
    const answer = await ask(c, { method: 'PUT', path: 'user', body });
    if (answer.status !== 200) return passAnswer(c, answer);
    const told = insertMemberMail(sql, { purpose: 'password_changed', email, language: languageOf(c) });
    await postMails(outboxOf(c, context), told, ['password-changed']);
    await endOtherSessions(c, ask);
    // Whoever was told of a new address that is not theirs is told to set a password, too.
    await withdrawAddresses(sql, id);
    // Not before: where that failed, the member can save another password with the same link.
    await endRecovery(sql, sessionId);
    await devices.remember(c, email);
    return passAnswer(c, answer);
  });
}

/** Auth's own answer to a weak password, so that supabase-js hands on the reason; the sentence is for other programs. */
function refuseWeak(c: HonoContext<Environment>, problem: PasswordProblem): Response {
  c.header('Cache-Control', 'no-store');
  const error = PASSWORD_SENTENCES[problem][languageOf(c)];
  const weak = { code: 'weak_password', weak_password: { reasons: [problem] } };
  return c.json({ error, ...weak, requestId: c.get('requestId') }, 422);
}

function languageOf(c: HonoContext<Environment>): Language {
  const cookie = getCookie(c, LANGUAGE_COOKIE);
  return chooseLanguage({ query: undefined, cookie, acceptLanguage: c.req.header('accept-language') });
}

/** Whether the member can sign in with it. The session that this opens is ended at once. */
async function isPresentPassword(
  ...[c, ask, email, password]: Parameters<typeof signInAgain>
): Promise<boolean> {
  const accessToken = await signInAgain(c, ask, email, password);
  if (accessToken === null) return false;
  await endSession(c, ask, accessToken);
  return true;
}

/** Ends the session of this token, and no other of the member's. */
export async function endSession(
  c: HonoContext<Environment>,
  ask: AskAuth,
  accessToken: string,
): Promise<void> {
  const ended = await ask(c, { method: 'POST', path: 'logout?scope=local', body: {}, accessToken });
  if (ended.status >= 300) throw unexpected(ended.status);
}

/** The access token of a session that the password opens; null where it is not right. */
export async function signInAgain(
  c: HonoContext<Environment>,
  ask: AskAuth,
  email: string,
  password: string,
): Promise<string | null> {
  const path = 'token?grant_type=password';
  const { status, body } = await ask(c, { method: 'POST', path, body: { email, password }, trusted: true });
  if (status === 400) return null;
  if (status !== 200) throw unexpected(status);
  return (JSON.parse(body.toString('utf8')) as { access_token: string }).access_token;
}

const TRIES = 3;

/** Whoever knew the old password is out. A hosted Auth does so by itself, the embedded one does not. */
async function endOtherSessions(c: HonoContext<Environment>, ask: AskAuth): Promise<void> {
  let cause: unknown;
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      const { status } = await ask(c, { method: 'POST', path: 'logout?scope=others', body: {} });
      if (status < 300) return;
      cause = unexpected(status);
    } catch (error) {
      cause = error;
    }
  }
  throw new ApiError(
    500,
    'other_sessions_open',
    'The new password is saved, but other devices could not be signed out. Please save another password.',
    { cause },
  );
}

function unexpected(status: number): ApiError {
  return membersUnavailable(new Error(`Auth answered ${status}`));
}

const PRESENT_MISSING =
  'Give the present password as well (current_password), or ask for a link by email to set a new one.';

export function presentPasswordWrong(): ApiError {
  return new ApiError(400, 'current_password_mismatch', 'The present password is not right.');
}

let common: Set<string> | undefined;

/** Whether a text in lower case is one of the 49,000 most common passwords. Their list is read on the first call. */
function isCommonPassword(text: string): boolean {
  return (common ??= new Set(dictionary['passwords-common'])).has(text);
}
