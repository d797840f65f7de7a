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
import { paths, profilePath } from '@directory/domain/site/paths';
import { z } from 'zod';
import { ApiError } from '../../errors.ts';
import { callerKey } from '../../http/client-address.ts';
import type { App } from '../../http/environment.ts';
import { DAYS, HOURS, longestWaitMs, redisLimit } from '../../http/redis-limit.ts';
import { createLinks } from '../../messages/mail/links.ts';
import { type FormContext, outboxOf } from '../../messages/mail/outbox.ts';
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
export function registerQuestions(app: App, context: FormContext): void {
  const { config, sql, limitStore } = context;
  const { tokens, serveView, serveAct, serveUnsubscribing } = createLinks(app, context, 8 * 1024);
  const limit = (name: string, points: number, duration: number) =>
    redisLimit(limitStore, { name: `limit:reports:${name}`, points, duration });
  const [perAddress, perProfile] = [limit('address', 10, HOURS), limit('profile', 20, DAYS)];

  serveAct(report, reportForm, async ({ psychologistId, fault }, c) => {
    const profile = await selectProfileById(sql, psychologistId);
    if (!profile || (fault === 'leave' && !isUnspoken(profile)))
      throw new ApiError(404, 'profile_not_found', 'There is no such profile.');
    // Who presses too often is told so on the page, which needs no script.
    let waitMs = await longestWaitMs([perAddress.consume(callerKey(c, config.trustedProxies))]);
    if (waitMs === 0) waitMs = await longestWaitMs([perProfile.consume(profile.id)]);
    if (waitMs === 0) await reportFault(outboxOf(c, context), profile.id, fault);
    const reported = waitMs > 0 ? 'later' : fault === 'leave' ? 'asked' : 'done';
    return `${profilePath(profile)}?reported=${reported}#something-wrong`;
  });
  serveView(word, 'question', selectWord);
  serveAct(wordAct, answerForm, async ({ token, answer }, _c, sent) => {
    const id = tokens.idIn('question', token);
    const opening = openingForm.safeParse(sent).data;
    const isKept =
      id !== null &&
      (answer === OPENING_ANSWER
        ? opening !== undefined && (await sayOpening(sql, id, opening))
        : await answerQuestion(sql, id, answer));
    return paths.word(token, isKept ? 'done' : 'failed', answer);
  });
  serveUnsubscribing(
    paths.word(''),
    'question',
    (id) => answerQuestion(sql, id, 'stop'),
    'You are not asked any more.',
  );
}
