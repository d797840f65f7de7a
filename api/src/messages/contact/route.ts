import { contact } from '@directory/domain/contracts/contact';
import type { Language } from '@directory/domain/language';
import type { Context as HonoContext } from 'hono';
import { randomUUID } from 'node:crypto';
import type { SecurityLog } from '../../http/security-log.ts';
import { createContactLimits } from './limits.ts';
import { plainSubmission, type Submission, submissionOf } from './submission.ts';
import { DatabaseUnavailable } from '../../database.ts';
import { isPlainForm, limitBody } from '../../http/body.ts';
import { callerKey } from '../../http/client-address.ts';
import { type SentForm, serveForm } from '../../http/contract.ts';
import type { App, Environment } from '../../http/environment.ts';
import { refuseForeign } from '../../http/refuse-foreign.ts';
import { insertListingRequest, selectListedAlike, selectSameRequest } from '../listings/store.ts';
import { ApiError, isRefusedRow, unknownPsychologist } from '../../errors.ts';
import { type FormContext, type Outbox, outboxOf, type Posted } from '../mail/outbox.ts';
import { inOrder, insertContactMessage, selectHeldUntil, selectSameMessage } from './store.ts';

/** A message of 5000 characters in any script, with every other field full, fits. */
const MOST_BYTES = 64 * 1024;

const HOUR_MS = 60 * 60 * 1000;

/** A message to a psychologist or to the directory, a request to be listed, or a claim. */
export function registerContact(app: App, context: FormContext & { securityLog: SecurityLog }): void {
  const { config, log, sql, limitStore, securityLog } = context;
  const limits = createContactLimits(limitStore, config.contactMessagesPer10Minutes);
  app.use(contact.path, refuseForeign(config.publicUrl), limitBody(MOST_BYTES));
  const take = async (c: HonoContext<Environment>, form: SentForm<typeof contact>) => {
    // Without scripts a form brings no key: the same words on one day are one message, however often the button is pressed.
    const words = () => JSON.stringify([form.input, new Date().toISOString().slice(0, 10)]);
    const sent = submissionOf(form, () =>
      isPlainForm(c) ? `plain ${limitStore.digest(words())}` : randomUUID(),
    );
    const { kind, language, bot, email } = sent;
    const address = callerKey(c, config.trustedProxies);
    await limits.countAddress(address, language);
    if (bot) {
      // The answer is a person's: a bot that learns nothing tries nothing else.
      log.info({ requestId: c.get('requestId'), kind, bot }, 'a bot was turned away');
      return answer(c, sent, { id: randomUUID(), heldUntil: null });
    }
    if ('isOther' in sent && !sent.isOther) {
      const listed = await selectListedAlike(sql, sent);
      if (listed.length > 0)
        throw new ApiError(409, 'listed_already', LISTED[language], { more: { listed } });
    }
    const submission = 'inquiry' in sent ? await inOrder(sql, sent) : sent;
    // The operator's own mailbox takes any number; for a psychologist's, what is too much for now waits.
    const psychologistId = 'listingType' in submission ? null : submission.psychologistId;
    const [heldUntil] = await Promise.all([
      psychologistId === null
        ? null
        : selectHeldUntil(sql, { ...submission, psychologistId, hourly: limits.hourly }),
      limits.countEmail(email, language),
    ]);
    if (psychologistId !== null && heldUntil !== null) {
      securityLog.limitHit('contact:recipient', psychologistId, heldUntil.getTime() - Date.now());
      await limits.countHeld(address, psychologistId, language);
    }
    const posted = await acceptSubmission(outboxOf(c, context), submission, limits.hourly);
    if (psychologistId !== null && heldUntil === null && posted.heldUntil !== null)
      await limits.noteHeld(address, psychologistId);
    return answer(c, submission, posted);
  };
  serveForm(
    app,
    contact,
    (c, form) =>
      take(c, form).catch((error: unknown) => {
        if (error instanceof ApiError && !(error instanceof DatabaseUnavailable)) throw error;
        throw notTaken(form.language, error);
      }),
    plainSubmission,
  );
}

function answer(c: HonoContext<Environment>, submission: Submission, { id, heldUntil }: Posted): Response {
  const { kind, language } = submission;
  c.header('Cache-Control', 'no-store');
  if (heldUntil === null) {
    // The directory answers only what is written to it.
    const sent = kind === 'contact_page' && submission.psychologistId !== null ? SENT.profile : SENT[kind];
    return c.json({ id, message: sent[language] }, 202);
  }
  return c.json(
    { id, message: deliveredLater(heldUntil, language), deliverAfter: heldUntil.toISOString() },
    202,
  );
}

const SENT: Readonly<Record<Submission['kind'], Readonly<Record<Language, string>>>> = {
  profile: { en: 'Message sent successfully!', fr: 'Message envoyé!' },
  contact_page: {
    en: 'Message sent successfully! We will get back to you soon.',
    fr: 'Message envoyé! Nous vous répondrons bientôt.',
  },
  listing_request: {
    en: 'Thank you! Your listing request has been sent. We’ll contact you soon.',
    fr: 'Merci! Votre demande d’inscription a été envoyée. Nous vous écrirons bientôt.',
  },
  claim: {
    en: 'Thank you! We compare what you wrote with the register, and write to you soon.',
    fr: 'Merci! Nous comparons ce que vous avez écrit avec le registre, et nous vous écrirons bientôt.',
  },
};

const LISTED: Readonly<Record<Language, string>> = {
  en: 'It looks as if you are in the directory already, so we have not sent your request.',
  fr: 'Il semble que vous soyez déjà dans le répertoire; votre demande n’a donc pas été envoyée.',
};

/** What the sender of a message that waits for its turn is told: that it is kept, and about when it is delivered. */
export function deliveredLater(until: Date, language: Language, now = Date.now()): string {
  // Rounded up: nobody is promised more than will be kept. The sweep that queues it comes once a minute.
  const hours = Math.max(1, Math.ceil((until.getTime() - now) / HOUR_MS));
  return DELIVERED_LATER[language](hours);
}

const DELIVERED_LATER: Readonly<Record<Language, (hours: number) => string>> = {
  en: (hours) =>
    `Many messages have come for this psychologist in a short time, and they are delivered in order. Yours is saved and will be delivered later, in about ${hours === 1 ? 'an hour' : `${hours} hours`}. You need not send it again.`,
  fr: (hours) =>
    `Beaucoup de messages sont arrivés en peu de temps pour cette personne; ils lui sont remis dans l’ordre. Le vôtre est enregistré et sera remis plus tard, dans environ ${hours === 1 ? 'une heure' : `${hours} heures`}. Inutile de l’envoyer de nouveau.`,
};

/**
 * Writes a submission to the database with its mails and returns its row once they are committed. The same submission sent again
 * gets the same row and makes no second one.
 * @throws ApiError 404 for an unknown psychologist, 409 when the key was used for another message
 */
async function acceptSubmission(outbox: Outbox, submission: Submission, hourly: number): Promise<Posted> {
  const isListing = 'listingType' in submission;
  const inserted = await (
    isListing ? insertListingRequest(outbox, submission) : insertContactMessage(outbox, submission, hourly)
  ).catch((error: unknown) => {
    // The database's rules are the last word.
    if (isRefusedRow(error)) throw new ApiError(400, 'invalid_fields', NOT_ACCEPTED[submission.language]);
    throw error;
  });
  if (inserted === 'unknown_psychologist') throw unknownPsychologist(submission.language);
  if (inserted !== 'repeated') return inserted;
  const same = await (isListing
    ? selectSameRequest(outbox.sql, submission)
    : selectSameMessage(outbox.sql, submission));
  if (same === null) throw new ApiError(409, 'key_used', KEY_USED[submission.language]);
  return same;
}

/** Whatever went wrong, the message is the visitor's still, and trying again can only help. */
function notTaken(language: Language, cause: unknown): ApiError {
  const code = cause instanceof DatabaseUnavailable ? cause.code : 'not_taken';
  return new ApiError(503, code, NOT_TAKEN[language], { cause, retryAfterSeconds: 5 });
}

const NOT_TAKEN: Readonly<Record<Language, string>> = {
  en: 'Your message could not be sent just now. Please try again in a moment.',
  fr: 'Votre message n’a pas pu être envoyé pour le moment. Veuillez réessayer dans un instant.',
};

const KEY_USED: Readonly<Record<Language, string>> = {
  en: 'This form was already sent with other words. Please reload the page and send it again.',
  fr: 'Ce formulaire a déjà été envoyé avec un autre texte. Veuillez recharger la page et l’envoyer de nouveau.',
};

const NOT_ACCEPTED: Readonly<Record<Language, string>> = {
  en: 'Something in the form cannot be accepted. Please check what you wrote.',
  fr: 'Un élément du formulaire ne peut pas être accepté. Veuillez vérifier ce que vous avez écrit.',
};
