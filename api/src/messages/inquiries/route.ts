import { answerAct, inquiry, inquiryAct, question } from '@directory/domain/contracts/inquiries';
import { ANSWERS } from '@directory/domain/inquiries/inquiry';
import { NOTHING_HIDDEN, ONE_LINE } from '@directory/domain/text/hidden-characters';
import { LANGUAGES } from '@directory/domain/language';
import { inLanguage, paths } from '@directory/domain/site/paths';
import type { Queue } from 'bullmq';
import type { Context as HonoContext } from 'hono';
import type { Logger } from 'pino';
import type postgres from 'postgres';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { invalidFields } from '../../errors.ts';
import { limitBody, readFields } from '../../http/body.ts';
import { serveUnread } from '../../http/contract.ts';
import type { App, Environment } from '../../http/environment.ts';
import { refuseForeign } from '../../http/refuse-foreign.ts';
import type { LimitStore } from '../../http/redis-limit.ts';
import { actForSender, keepAnswer, MESSAGES_AN_HOUR, SENDER_ACTS } from './store.ts';
import { selectForPsychologist, selectForSender } from './views.ts';
import { createLinks } from '../mail/links.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Of a field that is left empty. */
const emptyAsNull = z.literal('').transform(() => null);
const envelope = {
  token: z.string().max(100),
  language: z.enum(LANGUAGES).default('en'),
  answer: z.enum(ANSWERS).optional().catch(undefined),
};
const senderForm = z.object({
  ...envelope,
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
  ...envelope,
  answer: z.enum(ANSWERS),
  day: z.union([emptyAsNull, soon]).default(null),
  suggestion: z.union([emptyAsNull, line]).default(null),
});

/** What links of mails lead to: opening one changes nothing, as programs open links; a press does. */
export function registerInquiries(
  app: App,
  context: { config: Config; log: Logger; sql: postgres.Sql; limitStore: LimitStore; emailQueue: Queue },
): void {
  const { config, sql, log, emailQueue: queue } = context;
  const office = { sql, queue, log, hourly: config.contactMessagesPer10Minutes * MESSAGES_AN_HOUR };
  const { idIn, serveView } = createLinks(app, context);
  serveView(inquiry, 'sender', selectForSender);
  serveView(question, 'psychologist', selectForPsychologist);

  for (const { path } of [inquiryAct, answerAct])
    app.use(path, refuseForeign(config.publicUrl), limitBody(8 * 1024));
  serveUnread(app, inquiryAct, async (c) => {
    const { form, token, language } = await readForm(c, senderForm);
    const id = await idIn(c, 'sender', token);
    const isDone = form && (await actForSender(office, id, form.act, form.place));
    const did = form === null || isDone === false ? 'failed' : isDone === null ? undefined : form.act;
    return c.redirect(inLanguage(paths.inquiry(token, did), language), 303);
  });
  serveUnread(app, answerAct, async (c) => {
    const { form, token, language, answer: asked } = await readForm(c, answerForm);
    const person = await idIn(c, 'psychologist', token);
    const did = form === null ? 'failed' : (await keepAnswer(office, person, form)) ? 'done' : undefined;
    return c.redirect(inLanguage(paths.answer(token, did, form?.answer ?? asked), language), 303);
  });
}

/** What a page's form sent; its form null where something in it cannot be taken. @throws ApiError 415 when it is no form, 400 without a token */
async function readForm<Form extends z.ZodType>(c: HonoContext<Environment>, form: Form) {
  const sent = await readFields(c);
  const { success, data, error } = z.object(envelope).safeParse(sent);
  if (!success) throw invalidFields(error);
  return { ...data, form: form.safeParse(sent).data ?? null };
}
