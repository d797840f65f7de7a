import { assessmentResults } from '@directory/domain/contracts/assessment-results';
import type { Bilingual, Language } from '@directory/domain/language';
import { randomUUID } from 'node:crypto';
import { createResultsLimits } from './limits.ts';
import { limitBody } from '../../http/body.ts';
import { callerKey } from '../../http/client-address.ts';
import { serveForm, type SentForm } from '../../http/contract.ts';
import type { App } from '../../http/environment.ts';
import { refuseForeign } from '../../http/refuse-foreign.ts';
import { DatabaseUnavailable } from '../../database.ts';
import { ApiError, isRefusedRow } from '../../errors.ts';
import { type FormContext, type Outbox, outboxOf } from '../mail/outbox.ts';
import { insertAssessmentEmail, selectSameAssessmentEmail, type ResultsRequest } from './store.ts';

/** The few fields fit many times over; a questionnaire's answers have no business here. */
const MOST_BYTES = 4 * 1024;

/** Someone's own results, to be mailed to the address that they give. */
export function registerAssessmentResults(app: App, context: FormContext): void {
  const { config, log, limitStore } = context;
  const limits = createResultsLimits(limitStore, config.contactMessagesPer10Minutes);
  app.use(assessmentResults.path, refuseForeign(config.publicUrl), limitBody(MOST_BYTES));
  serveForm(app, assessmentResults, async (c, form) => {
    const request = resultsRequest(form);
    const { language, email } = request;
    const address = callerKey(c, config.trustedProxies);
    await limits.countAddress(address, language);
    const wanted = await limits.countMail(address, email, language);
    if (!wanted) log.warn({ requestId: c.get('requestId') }, 'a recipient has had enough results by mail');
    const id = wanted ? await acceptResults(outboxOf(c, context), request) : randomUUID();
    c.header('Cache-Control', 'no-store');
    return c.json({ id, message: ACCEPTED[language] }, 202);
  });
}

/** The row of a form's request; it has a key in any case. */
function resultsRequest({ input, language }: SentForm<typeof assessmentResults>): ResultsRequest {
  const { email, condition, score, severity, discreet, idempotencyKey } = input;
  return {
    ...{ condition, score, severity, language },
    idempotency_key: idempotencyKey ?? randomUUID(),
    email: email.toLowerCase(),
    private_subject: discreet ?? true,
  };
}

/** Says nothing of whether the address exists, was used before, or has had all the mails that it may have. */
const ACCEPTED: Bilingual = {
  en: 'Thank you. If this address can take more of our emails, your results are on their way to it.',
  fr: 'Merci. Si cette adresse peut encore recevoir nos courriels, vos résultats sont en route.',
};

/**
 * Writes a request to the database with its mail and returns its row's id once they are committed. The same request sent again gets
 * the same id and makes no second row.
 * @throws ApiError 409 when the key was used for other results, 503 when nothing could be kept
 */
async function acceptResults(outbox: Outbox, request: ResultsRequest): Promise<string> {
  try {
    const id =
      (await insertAssessmentEmail(outbox, request)) ??
      (await selectSameAssessmentEmail(outbox.sql, request));
    if (id === null) throw new ApiError(409, 'key_used', KEY_USED[request.language]);
    return id;
  } catch (error) {
    const isAway = error instanceof DatabaseUnavailable;
    if (error instanceof ApiError && !isAway) throw error;
    // The database's rules are the last word.
    if (isRefusedRow(error)) throw new ApiError(400, 'invalid_fields', NOT_ACCEPTED[request.language]);
    const cause = isAway ? error.cause : error;
    outbox.log.error(
      `Failed to save assessment email: ${cause instanceof Error ? cause.message : String(cause)}`,
    );
    throw new ApiError(503, 'not_saved', NOT_SAVED[request.language], { retryAfterSeconds: 30 });
  }
}

const KEY_USED: Readonly<Record<Language, string>> = {
  en: 'This request was already sent with other results. Please reload the page and ask again.',
  fr: 'Cette demande a déjà été envoyée avec d’autres résultats. Veuillez recharger la page et la refaire.',
};

const NOT_ACCEPTED: Readonly<Record<Language, string>> = {
  en: 'Something in the request cannot be accepted. Please check the email address.',
  fr: 'Un élément de la demande ne peut pas être accepté. Veuillez vérifier l’adresse courriel.',
};

const NOT_SAVED: Readonly<Record<Language, string>> = {
  en: 'Something went wrong on our side. Please try again in a few minutes.',
  fr: 'Un problème est survenu de notre côté. Veuillez réessayer dans quelques minutes.',
};
