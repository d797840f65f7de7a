import type { Context as HonoContext } from 'hono';
import type { Queue } from 'bullmq';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { ApiError, invalidRequest } from '../../errors.ts';
import { limitBody } from '../../http/body.ts';
import { callerKey } from '../../http/client-address.ts';
import type { App, Environment } from '../../http/environment.ts';
import { refuseForeign } from '../../http/refuse-foreign.ts';
import { AUTH_PATH, createAskAuth, type MemberContext, passAnswer, readObject } from './auth-service.ts';
import { endOldSession, endReusedSession, noteDevice, noteRecovery, sessionIdOf } from './auth-sessions.ts';
import { createDeviceCookies } from './device-cookie.ts';
import { registerPasswordChange } from './password-route.ts';
import type { SupabaseAnswer } from './supabase-http.ts';

/** The API version in which an error's `code` is where ours is; supabase-js reads it from this header. */
const API_VERSION = '2024-01-01';

/** The links of our mails. Auth knows others, which the site never sends. */
const LINK_TYPES: readonly unknown[] = ['recovery', 'invite'];

/**
 * Supabase Auth on the site's own address, as far as members need it, with limits that the embedded service lacks: signing
 * in and staying signed in, the password, signing out, and the links of mails. Signing up, one-time codes and asking for a
 * mail are not here; the latter is POST /api/auth/password-reset.
 */
export function registerSupabaseAuth(
  app: App,
  context: MemberContext & { emailQueue: Queue },
  floor: AnswerFloor = createAnswerFloor(),
): void {
  const { config, log, sql, memberLimits } = context;
  const ask = createAskAuth(context);
  const devices = createDeviceCookies(config);
  /** Beside the answer: who signs in waits for nothing that is not needed for it. */
  const noteBrowser = (c: HonoContext<Environment>, answer: SupabaseAnswer): void => {
    const sessionId = sessionIdOf(readSession(answer).access_token);
    noteDevice(sql, sessionId, c.req.header('user-agent') ?? '').catch((err: unknown) =>
      log.warn({ requestId: c.get('requestId'), err }, 'the browser of a session could not be noted'),
    );
  };
  app.use(`${AUTH_PATH}/*`, refuseForeign(config.publicUrl), limitBody(16 * 1024), async (c, next) => {
    c.header('X-Supabase-Api-Version', API_VERSION);
    await next();
  });

  app.post(`${AUTH_PATH}/token`, async (c, next) => {
    if (c.req.query('grant_type') !== 'password') return next();
    const untilFloor = floor.start();
    const { email, password } = await readObject(c);
    if (typeof email !== 'string' || typeof password !== 'string') throw badSignIn();
    const device = await devices.known(c, email);
    const address = callerKey(c, config.trustedProxies);
    const takeBack = await memberLimits.countSignIn(address, email, device);
    const path = 'token?grant_type=password';
    const call = { method: 'POST', path, body: { email, password }, trusted: true } as const;
    // Neither a right password nor a service that is away is a guess.
    const answer = await ask(c, call).catch((error: unknown) => {
      void takeBack();
      throw error;
    });
    // Nobody waits for it: with Redis frozen it takes a second, and the next count comes after it on the same line.
    if (answer.status < 400 || answer.status >= 500) void takeBack();
    // How long a refusal takes would tell whether there is such an account: only then a password is hashed.
    else await untilFloor();
    if (answer.status === 200) {
      await devices.remember(c, email);
      noteBrowser(c, answer);
    }
    return passAnswer(c, answer);
  });

  app.post(`${AUTH_PATH}/token`, async (c) => {
    if (c.req.query('grant_type') !== 'refresh_token') throw badSignIn();
    const { refresh_token: token } = await readObject(c);
    if (typeof token !== 'string') throw invalidRequest('Renew a session with its refresh token.');
    await memberLimits.countRefresh(callerKey(c, config.trustedProxies));
    if (await endReusedSession(sql, token)) throw alreadyUsed();
    if (await endOldSession(sql, token)) throw expired();
    const path = 'token?grant_type=refresh_token';
    const answer = await ask(c, { method: 'POST', path, body: { refresh_token: token }, trusted: true });
    if (answer.status === 200) {
      // Who signed in before there were marks gets one here.
      const { email } = readSession(answer).user;
      if ((await devices.known(c, email)) === null) await devices.remember(c, email);
      noteBrowser(c, answer);
    }
    return passAnswer(c, answer);
  });

  app.post(`${AUTH_PATH}/verify`, async (c) => {
    const { token_hash: tokenHash, type } = await readObject(c);
    // A code of a few digits can be guessed; only the links of our mails are taken.
    if (typeof tokenHash !== 'string' || !LINK_TYPES.includes(type))
      throw invalidRequest('Use the link of the email.');
    await memberLimits.countToken(callerKey(c, config.trustedProxies));
    const body = { token_hash: tokenHash, type };
    const answer = await ask(c, { method: 'POST', path: 'verify', body, trusted: true });
    if (answer.status === 200) {
      await noteRecovery(sql, sessionIdOf(readSession(answer).access_token));
      noteBrowser(c, answer);
    }
    return passAnswer(c, answer);
  });

  app.get(`${AUTH_PATH}/user`, async (c) => passAnswer(c, await ask(c, { method: 'GET', path: 'user' })));

  registerPasswordChange(app, context, ask, devices);

  app.post(`${AUTH_PATH}/logout`, async (c) => {
    const path = `logout${new URL(c.req.url).search}`;
    return passAnswer(c, await ask(c, { method: 'POST', path, body: {} }));
  });
}

const session = z.object({ access_token: z.string(), user: z.object({ email: z.string() }) });

/** What Auth answers to whoever may come in. */
function readSession({ body }: SupabaseAnswer): z.output<typeof session> {
  return session.parse(JSON.parse(body.toString('utf8')));
}

function badSignIn(): ApiError {
  return invalidRequest('Sign in with an email and a password.');
}

/** In Auth's own words, on which supabase-js forgets the session. */
function alreadyUsed(): ApiError {
  return new ApiError(
    400,
    'refresh_token_already_used',
    'This session was renewed by another holder of its token, and is ended. Please sign in again.',
  );
}

/** The same for a session that nobody used for long, or that is old. */
function expired(): ApiError {
  return new ApiError(400, 'session_expired', 'This session has run out. Please sign in again.');
}

/** Time as this file needs it; tests have one of their own. */
export interface Clock {
  /** In ms, from anywhere. */
  now: () => number;
  wait: (ms: number) => Promise<unknown>;
}

const REAL_CLOCK: Clock = { now: () => performance.now(), wait };

/** Longer than a wrong password of a known account takes, which is hashed, while one of an unknown account is not. */
const FAILURE_MS = 1000;

export type AnswerFloor = ReturnType<typeof createAnswerFloor>;

/**
 * Holds failures back until they are all equally old, so that their time does not tell what was done before them. A waiting answer
 * holds a timer and its connection, and no line to any service.
 */
export function createAnswerFloor(clock: Clock = REAL_CLOCK, floorMs = FAILURE_MS) {
  return {
    /** Begins to count. @returns what resolves no sooner than the floor after this call */
    start(): () => Promise<void> {
      const startedAt = clock.now();
      return async () => {
        const leftMs = startedAt + floorMs - clock.now();
        if (leftMs > 0) await clock.wait(leftMs);
      };
    },
  };
}
