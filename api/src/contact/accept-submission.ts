import postgres from 'postgres';
import type { Language } from '@directory/domain/language';
import { insertListingRequest, selectSameRequest } from '../listings/store.ts';
import { ApiError } from '../errors.ts';
import { unknownPsychologist } from '../http/refuse-fields.ts';
import type { Outbox } from '../mail/outbox.ts';
import { insertContactMessage, selectSameMessage } from './store.ts';
import type { Submission } from './submission.ts';

/**
 * Writes a submission to the database with its mails and returns its row's id once they are committed. The same submission sent again
 * gets the same id and makes no second row.
 * @throws ApiError 404 for an unknown psychologist, 409 when the key was used for another message
 */
export async function acceptSubmission(outbox: Outbox, submission: Submission): Promise<string> {
  const inserted = await insert(outbox, submission);
  if (inserted === 'unknown_psychologist') throw unknownPsychologist(submission.language);
  if (inserted !== 'repeated') return inserted.id;
  const id = await selectSame(outbox.sql, submission);
  if (id === null) throw new ApiError(409, 'key_used', KEY_USED[submission.language]);
  return id;
}

async function insert(outbox: Outbox, submission: Submission) {
  try {
    return submission.kind === 'listing_request'
      ? await insertListingRequest(outbox, submission)
      : await insertContactMessage(outbox, submission);
  } catch (error) {
    // The database's rules are the last word. Its error quotes the row, which belongs in no log.
    if (error instanceof postgres.PostgresError && /^2[23]/.test(error.code)) {
      throw new ApiError(400, 'invalid_fields', NOT_ACCEPTED[submission.language]);
    }
    throw error;
  }
}

function selectSame(sql: postgres.Sql, submission: Submission): Promise<string | null> {
  return submission.kind === 'listing_request'
    ? selectSameRequest(sql, submission)
    : selectSameMessage(sql, submission);
}

const KEY_USED: Readonly<Record<Language, string>> = {
  en: 'This form was already sent with other words. Please reload the page and send it again.',
  fr: 'Ce formulaire a déjà été envoyé avec un autre texte. Veuillez recharger la page et l’envoyer de nouveau.',
};

const NOT_ACCEPTED: Readonly<Record<Language, string>> = {
  en: 'Something in the form cannot be accepted. Please check what you wrote.',
  fr: 'Un élément du formulaire ne peut pas être accepté. Veuillez vérifier ce que vous avez écrit.',
};
