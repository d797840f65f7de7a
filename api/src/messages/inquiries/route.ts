import { answerAct, inquiry, inquiryAct, question } from '@directory/domain/contracts/inquiries';
import { ANSWERS } from '@directory/domain/inquiries/inquiry';
import { NOTHING_HIDDEN, ONE_LINE } from '@directory/domain/text/hidden-characters';
import { LANGUAGES } from '@directory/domain/language';
import { paths } from '@directory/domain/site/paths';
import { z } from 'zod';
import type { App } from '../../http/environment.ts';
import { actForSender, keepAnswer, MESSAGES_AN_HOUR, SENDER_ACTS } from './store.ts';
import { selectForPsychologist, selectForSender } from './views.ts';
import { createLinks } from '../mail/links.ts';
import type { FormContext } from '../mail/outbox.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Of a field that is left empty. */
const emptyAsNull = z.literal('').transform(() => null);
const envelope = z.object({
  token: z.string().max(100),
  language: z.enum(LANGUAGES).default('en'),
  answer: z.enum(ANSWERS).optional().catch(undefined),
});
const senderForm = z.object({
  act: z.enum(SENDER_ACTS),
  place: z.coerce.number().int().optional(),
});
/** A day that somebody may mean: from yesterday, wherever they are, for two years. */
const soon = z.iso.date().refine((day) => {
  const days = (Date.parse(day) - Date.now()) / DAY_MS;
  return days > -2 && days < 2 * 366;
});
const line = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .refine((text) => ONE_LINE.test(text) && NOTHING_HIDDEN.test(text));
const answerForm = z.object({
  answer: z.enum(ANSWERS),
  day: z.union([emptyAsNull, soon]).default(null),
  suggestion: z.union([emptyAsNull, line]).default(null),
});

/** What links of mails lead to: opening one changes nothing, as programs open links; a press does. */
export function registerInquiries(app: App, context: FormContext): void {
  const { config, sql, log, emailQueue: queue } = context;
  const office = { sql, queue, log, hourly: config.contactMessagesPer10Minutes * MESSAGES_AN_HOUR };
  const { idIn, serveView, serveAct } = createLinks(app, context, 8 * 1024);
  serveView(inquiry, 'sender', selectForSender);
  serveView(question, 'psychologist', selectForPsychologist);
  // What cannot be taken of a form that has a token is said on its page.
  serveAct(inquiryAct, envelope, async ({ token }, c, sent) => {
    const id = await idIn(c, 'sender', token);
    const form = senderForm.safeParse(sent).data;
    const isDone = form && (await actForSender(office, id, form.act, form.place));
    return paths.inquiry(
      token,
      !form || isDone === false ? 'failed' : isDone === null ? undefined : form.act,
    );
  });
  serveAct(answerAct, envelope, async ({ token, answer: asked }, c, sent) => {
    const person = await idIn(c, 'psychologist', token);
    const form = answerForm.safeParse(sent).data;
    const did = !form ? 'failed' : (await keepAnswer(office, person, form)) ? 'done' : undefined;
    return paths.answer(token, did, form?.answer ?? asked);
  });
}
