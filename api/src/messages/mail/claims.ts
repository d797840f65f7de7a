import type postgres from 'postgres';
import type { MailKindName } from './mail-kind.ts';
import type { MailRecord } from './store.ts';

/** A mail that is the asker's to send. */
export interface ClaimedMail extends Pick<MailRecord, 'id' | 'attempts' | 'request_id'> {
  /** Names this try; the row holds it until the try is over. */
  claim: string;
}

/** Who claims. */
interface Asker {
  worker: number;
  /** Its claims whose tries are not over; whatever else stands in its name is free for it. */
  underWay: readonly string[];
}

/** Another has the mail now: it was not sent here. */
export class ClaimLostError extends Error {
  override readonly name = 'ClaimLostError';
  constructor() {
    super('The mail is no longer claimed here.');
  }
}

/**
 * Claims the mails about these subjects that wait, for one worker; by subject. Absent are those that were sent or given up, that are
 * held back, and that somebody is sending.
 */
export async function claimMails(
  sql: postgres.Sql,
  { kind, subjectIds }: { kind: MailKindName; subjectIds: readonly string[] },
  { worker, underWay }: Asker,
): Promise<Map<string, ClaimedMail>> {
  const rows = await sql<(ClaimedMail & { subject_id: string })[]>`
    with free as (
      select id from public.mails
      where subject_id = any(${subjectIds as string[]}::uuid[]) and kind = ${kind} and status = 'queued'
        and (not_before is null or not_before <= now())
        and (
          public.mail_claim_is_free(claimed_by, claimed_at)
          or (claimed_by = ${worker} and claim <> all(${underWay as string[]}::uuid[]))
        )
      order by id
      for update
    )
    update public.mails
    set claimed_by = ${worker}, claim = gen_random_uuid(), claimed_at = now()
    from free
    where mails.id = free.id
    returning mails.id, mails.subject_id, mails.attempts, mails.claim, mails.request_id`;
  return new Map(rows.map(({ subject_id, ...mail }) => [subject_id, mail]));
}

/** Which of these claims still hold; they hold anew from now on. */
export async function renewClaims(
  sql: postgres.Sql,
  mails: readonly ClaimedMail[],
): Promise<Map<ClaimedMail, true>> {
  const ids = mails.map(({ id }) => id);
  const claims = mails.map(({ claim }) => claim);
  const rows = await sql<{ claim: string }[]>`
    update public.mails set claimed_at = now()
    where id = any(${ids}::uuid[]) and claim = any(${claims}::uuid[]) and status = 'queued'
    returning claim`;
  const held = new Set(rows.map(({ claim }) => claim));
  return new Map(mails.filter(({ claim }) => held.has(claim)).map((mail) => [mail, true]));
}
