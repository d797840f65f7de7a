import type { Queue } from 'bullmq';
import type { Logger } from 'pino';
import postgres from 'postgres';
import type { Language } from '@directory/domain/language';
import { insertContactMessage, selectSameMessage } from './insert-contact-message.ts';
import { insertListingRequest, selectSameRequest } from '../listings/insert-listing-request.ts';
import { ApiError } from '../errors.ts';
import { unknownPsychologist } from '../http/refuse-fields.ts';
import { queueMails } from '../jobs/email-queue.ts';
import type { MailKindName } from '../mail/mail-kind.ts';
import type { Submission } from './submission.ts';

/**
 * Writes a submission to the database and returns its row's id once the row is committed. The same submission sent again gets
 * the same id and makes no second row. Its mails are queued afterwards, without waiting: the row alone is the promise, and
 * the sweeper queues what could not be queued now.
 * @throws ApiError 404 for an unknown psychologist, 409 when the key was used for another message
 */
export async function acceptSubmission(
  { sql, queue, log }: { sql: postgres.Sql; queue: Queue; log: Logger },
  submission: Submission,
): Promise<string> {
  const inserted = await insert(sql, submission);
  if (inserted === 'unknown_psychologist') throw unknownPsychologist(submission.language);
  if (inserted === 'repeated') {
    const id = await selectSame(sql, submission);
    if (id === null) throw new ApiError(409, 'key_used', KEY_USED[submission.language]);
    return id;
  }
  const { id } = inserted;
  // The answer goes out first.
  setImmediate(() => {
    queueMails(
      queue,
      mailsOf(submission).map((kind) => ({ kind, id })),
    ).catch((error: unknown) => log.warn({ err: error }, 'mail is left to the sweeper'));
  });
  return id;
}

function mailsOf({ kind }: Submission): MailKindName[] {
  return kind === 'listing_request'
    ? ['listing-request', 'listing-confirmation']
    : ['contact-message', 'contact-confirmation'];
}

async function insert(sql: postgres.Sql, submission: Submission) {
  try {
    return submission.kind === 'listing_request'
      ? await insertListingRequest(sql, submission)
      : await insertContactMessage(sql, submission);
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
