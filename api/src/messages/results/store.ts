import { type Condition, CONDITIONS } from '@directory/domain/assessments/conditions';
import type { Severity } from '@directory/domain/assessments/severity';
import type { Language } from '@directory/domain/language';
import type postgres from 'postgres';
import { type Called, type FirstRows, firstRows } from '../../first-rows.ts';
import { postMails, type Outbox } from '../mail/outbox.ts';
import type { MailStatus } from '../mail/store.ts';

/** Results that someone asks to have by mail: all that ever leaves the device. */
export interface ResultsRequest {
  /** The same key means the same request, sent again. */
  idempotency_key: string;
  /** Lowercased and trimmed. */
  email: string;
  condition: Condition;
  score: number;
  severity: Severity;
  language: Language;
  /** Keeps the condition out of the subject. */
  private_subject: boolean;
}

/** Writes a request with its mail. Returns its row's id; null when one with its key is there. */
export async function insertAssessmentEmail(outbox: Outbox, request: ResultsRequest): Promise<string | null> {
  const { sql } = outbox;
  const insert = sql`
    insert into public.assessment_emails ${sql({ ...request })}
    on conflict (idempotency_key) do nothing`;
  return (await postMails(outbox, insert, ['assessment-results']))?.id ?? null;
}

/** The id of the request with this key if it says the same; null when it says something else. */
export async function selectSameAssessmentEmail(
  sql: postgres.Sql,
  { idempotency_key: key, email, condition, score }: ResultsRequest,
): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    select id from public.assessment_emails
    where idempotency_key = ${key} and email = ${email}
      and condition = ${condition} and score = ${score}`;
  return row?.id ?? null;
}

/** A request for results by mail as the operator sees it: how it stands, never the result itself. */
export interface AssessmentEmailRecord {
  id: string;
  created_at: Date;
  condition: Condition;
  email: string;
  language: Language;
  private_subject: boolean;
  status: MailStatus;
  attempts: number;
  failure_reason: string | null;
  email_sent_at: Date | null;
}

export interface AssessmentEmailFilter {
  condition?: Condition | undefined;
  status?: MailStatus | undefined;
  /** In any case, with or without white space around it. */
  email?: string | undefined;
  limit: number;
}

/** The newest requests first. @throws Error that begins with `Failed to get emails for condition` */
export function selectAssessmentEmails(
  sql: postgres.Sql,
  { condition, status, email, limit }: AssessmentEmailFilter,
): Promise<FirstRows<AssessmentEmailRecord>> {
  const all = sql`
    ${records(sql)}
    where true
      ${condition ? sql`and condition = ${condition}` : sql``}
      ${status ? sql`and mails.status = ${status}` : sql``}
      ${email === undefined ? sql`` : sql`and email = ${email.trim().toLowerCase()}`}`;
  return withErrorPrefix(
    'Failed to get emails for condition',
    firstRows(sql, { all, order: sql`l.created_at desc, l.id`, limit }),
  );
}

/** Those of this address, the newest first. */
export async function selectAssessmentEmailsCalled(sql: postgres.Sql, words: string): Promise<Called[]> {
  return sql<Called[]>`
    select id, concat_ws(' ', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI'), condition) as label
    from public.assessment_emails where email = lower(${words}) order by created_at desc, id`;
}

/** One request; null when there is none. @throws Error that begins with `Failed to get assessment email` */
export async function selectAssessmentEmail(
  sql: postgres.Sql,
  id: string,
): Promise<AssessmentEmailRecord | null> {
  const rows = await withErrorPrefix(
    'Failed to get assessment email',
    sql<AssessmentEmailRecord[]>`${records(sql)} where requests.id = ${id}`,
  );
  return rows[0] ?? null;
}

function records(sql: postgres.Sql): postgres.Fragment {
  return sql`
    select requests.id, requests.created_at, condition, email, language, private_subject, mails.status, mails.attempts,
      mails.failure_reason, email_sent_at
    from public.assessment_emails as requests
    join public.mails on mails.subject_id = requests.id and mails.kind = 'assessment-results'`;
}

/** Forgets what is kept of these addresses outside of the database; what it throws keeps the rows, too. */
export type ForgetAddresses = (emails: readonly string[]) => Promise<void>;

/** Deletes a request with its mail, and all that is kept of its address if that asked for nothing else. False when there is none. */
export async function deleteAssessmentEmail(
  sql: postgres.Sql,
  id: string,
  forget: ForgetAddresses,
): Promise<boolean> {
  return (await deleteRequests(sql, sql`id = ${id}`, forget)) > 0;
}

/**
 * Deletes the requests that this holds for, with their mails. Mails first, as whoever marks one takes them, who then repeats it in the
 * request: were their rows locked in the other order, each could wait for the other. Returns how many requests.
 */
async function deleteRequests(
  sql: postgres.Sql,
  condition: postgres.Fragment,
  forget: ForgetAddresses,
): Promise<number> {
  return sql.begin(async (transaction) => {
    await transaction`
      select from public.mails
      where subject_id in (select id from public.assessment_emails where ${condition})
      order by id for update`;
    const deleted = await transaction<{ email: string }[]>`
      delete from public.assessment_emails where ${condition} returning email`;
    const emails = [...new Set(deleted.map(({ email }) => email))];
    const left = await transaction<{ email: string }[]>`
      select distinct email from public.assessment_emails where email = any(${emails})`;
    const kept = new Set(left.map(({ email }) => email));
    await forget(emails.filter((email) => !kept.has(email)));
    return deleted.length;
  });
}

export type AssessmentEmailCounts = Record<'total' | MailStatus, number>;

export interface AssessmentEmailStats extends AssessmentEmailCounts {
  byCondition: Record<Condition, AssessmentEmailCounts>;
}

/**
 * How many requests are kept, by condition and by what became of their mails.
 * @throws Error that begins with `Failed to get email stats`
 */
export async function selectAssessmentEmailStats(sql: postgres.Sql): Promise<AssessmentEmailStats> {
  const rows = await withErrorPrefix(
    'Failed to get email stats',
    sql<{ condition: Condition; status: MailStatus; count: number }[]>`
      select condition, status, count(*)::integer as count
      from (${records(sql)}) as records group by condition, status`,
  );
  const none = (): AssessmentEmailCounts => ({ total: 0, sent: 0, queued: 0, failed: 0 });
  const byCondition = Object.fromEntries(
    CONDITIONS.map((condition) => [condition, none()]),
  ) as AssessmentEmailStats['byCondition'];
  const all = none();
  for (const { condition, status, count } of rows) {
    for (const counts of [byCondition[condition], all]) {
      counts[status] += count;
      counts.total += count;
    }
  }
  return { ...all, byCondition };
}

/** How long requests are kept, whatever became of their mails. */
export const ASSESSMENT_EMAILS_KEPT = '90 days';

/** Deletes older requests as {@link deleteAssessmentEmail} does one. Returns how many. */
export async function deleteOldAssessmentEmails(sql: postgres.Sql, forget: ForgetAddresses): Promise<number> {
  return deleteRequests(sql, sql`created_at < now() - ${ASSESSMENT_EMAILS_KEPT}::interval`, forget);
}

async function withErrorPrefix<Rows>(prefix: string, query: PromiseLike<Rows>): Promise<Rows> {
  try {
    return await query;
  } catch (cause) {
    // A connection that is refused has a code and no message.
    const { message, code } = cause as { message?: string; code?: string };
    throw new Error(`${prefix}: ${message || code || 'Unknown error occurred'}`, { cause });
  }
}
