import type { Language } from '@directory/domain/language';
import postgres from 'postgres';
import { ApiError } from '../errors.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { ResultsRequest } from './request.ts';
import { insertAssessmentEmail, selectSameAssessmentEmail } from './store.ts';

/**
 * Writes a request to the database with its mail and returns its row's id once they are committed. The same request sent again gets
 * the same id and makes no second row.
 * @throws ApiError 409 when the key was used for other results, 503 when nothing could be kept
 */
export async function acceptResults(outbox: Outbox, request: ResultsRequest): Promise<string> {
  try {
    const inserted = await insertAssessmentEmail(outbox, request);
    if (inserted !== 'repeated') return inserted.id;
    const id = await selectSameAssessmentEmail(outbox.sql, request);
    if (id === null) throw new ApiError(409, 'key_used', KEY_USED[request.language]);
    return id;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // The database's rules are the last word. Its error's details quote the row, which belongs in no log: the message does not.
    if (error instanceof postgres.PostgresError && /^2[23]/.test(error.code)) {
      throw new ApiError(400, 'invalid_fields', NOT_ACCEPTED[request.language]);
    }
    outbox.log.error(
      `Failed to save assessment email: ${error instanceof Error ? error.message : String(error)}`,
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
  en: 'Your results could not be emailed just now. They stay on this device; please try again later.',
  fr: 'Vos résultats n’ont pas pu être envoyés par courriel. Ils restent sur cet appareil; veuillez réessayer plus tard.',
};
