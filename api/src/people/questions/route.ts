import { report, word, wordAct } from '@directory/domain/contracts/questions';
import { LANGUAGES } from '@directory/domain/language';
import {
  FAULT_ANSWERS,
  LEAVE_ANSWERS,
  OCCASION_ANSWERS,
  OPENING_ANSWER,
  REPORTS,
} from '@directory/domain/profile/questions';
import { OPENING_TIMES, SESSION_TYPES } from '@directory/domain/profile/session-types';
import { isUnspoken } from '@directory/domain/profile/sources';
import { inLanguage, paths, profilePath } from '@directory/domain/site/paths';
import type { Queue } from 'bullmq';
import type { Logger } from 'pino';
import type postgres from 'postgres';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { ApiError, invalidFields } from '../../errors.ts';
import { limitBody, readFields } from '../../http/body.ts';
import { callerKey } from '../../http/client-address.ts';
import { serveUnread } from '../../http/contract.ts';
import type { App } from '../../http/environment.ts';
import { DAYS, HOURS, type LimitStore, longestWaitMs, redisLimit } from '../../http/redis-limit.ts';
import { refuseForeign } from '../../http/refuse-foreign.ts';
import { createLinks } from '../../messages/mail/links.ts';
import { selectProfileById } from '../profiles/store.ts';
import { answerQuestion, reportFault, sayOpening, selectWord } from './store.ts';

const language = z.enum(LANGUAGES).default('en');
const reportForm = z.object({ psychologistId: z.guid(), fault: z.enum(REPORTS), language });
const answerForm = z.object({
  token: z.string().max(100),
  answer: z.enum([...FAULT_ANSWERS, ...LEAVE_ANSWERS, ...OCCASION_ANSWERS, OPENING_ANSWER]),
  language,
});
const either = <const Values extends readonly string[]>(values: Values) =>
  z.union([z.literal('').transform(() => null), z.enum(values)]).default(null);
const openingForm = z.object({
  places: z.coerce.number().int().min(1).max(20),
  first_day: z.iso.date(),
  last_day: z.iso.date(),
  times: either(OPENING_TIMES),
  session: either(SESSION_TYPES),
});

/** "Something is wrong here" on a profile, and what the person answers by the link of a mail: pages without scripts, pressed and not opened. */
export function registerQuestions(
  app: App,
  context: { config: Config; log: Logger; sql: postgres.Sql; limitStore: LimitStore; emailQueue: Queue },
): void {
  const { config, sql, log, limitStore, emailQueue: queue } = context;
  const { tokens, serveView, serveUnsubscribing } = createLinks(app, context);
  const limit = (name: string, points: number, duration: number) =>
    redisLimit(limitStore, { name: `limit:reports:${name}`, points, duration });
  const [perAddress, perProfile] = [limit('address', 10, HOURS), limit('profile', 20, DAYS)];

  // POST alone: the page itself is opened from wherever a mail is read.
  for (const path of [report.path, wordAct.path, paths.word('')])
    app.post(path, refuseForeign(config.publicUrl), limitBody(8 * 1024));
  serveUnread(app, report, async (c) => {
    const { data, error } = reportForm.safeParse(await readFields(c));
    if (error) throw invalidFields(error);
    const profile = await selectProfileById(sql, data.psychologistId);
    if (!profile || (data.fault === 'leave' && !isUnspoken(profile)))
      throw new ApiError(404, 'profile_not_found', 'There is no such profile.');
    const caller = callerKey(c, config.trustedProxies);
    // Who presses too often is told so on the page, which needs no script.
    let waitMs = await longestWaitMs([perAddress.consume(caller)]);
    if (waitMs === 0) waitMs = await longestWaitMs([perProfile.consume(profile.id)]);
    if (waitMs === 0)
      await reportFault({ sql, queue, log, requestId: c.get('requestId') }, profile.id, data.fault);
    const page = `${profilePath(profile)}?reported=${waitMs > 0 ? 'later' : data.fault === 'leave' ? 'asked' : 'done'}`;
    return c.redirect(`${inLanguage(page, data.language)}#something-wrong`, 303);
  });
  serveView(word, 'question', selectWord);
  serveUnread(app, wordAct, async (c) => {
    const sent = await readFields(c);
    const { data, error } = answerForm.safeParse(sent);
    if (error) throw invalidFields(error);
    const id = tokens.idIn('question', data.token);
    const { answer } = data;
    const opening = openingForm.safeParse(sent).data;
    const isKept =
      id !== null &&
      (answer === OPENING_ANSWER
        ? opening !== undefined && (await sayOpening(sql, id, opening))
        : await answerQuestion(sql, id, answer));
    const page = paths.word(data.token, isKept ? 'done' : 'failed', data.answer);
    return c.redirect(inLanguage(page, data.language), 303);
  });
  serveUnsubscribing(
    paths.word(''),
    'question',
    (id) => answerQuestion(sql, id, 'stop'),
    'You are not asked any more.',
  );
}
