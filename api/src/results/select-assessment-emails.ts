import { CONDITIONS, type Condition } from '@directory/domain/assessments/conditions';
import type { Language } from '@directory/domain/language';
import type postgres from 'postgres';
import type { MailStatus } from '../mail/mail-kind.ts';

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

/** The newest requests first. @throws Error in the specification's words */
export function selectAssessmentEmails(
  sql: postgres.Sql,
  { condition, status, email, limit }: AssessmentEmailFilter,
): Promise<AssessmentEmailRecord[]> {
  return saying(
    'get emails for condition',
    sql<AssessmentEmailRecord[]>`
      ${columns(sql)}
      where true
        ${condition ? sql`and condition = ${condition}` : sql``}
        ${status ? sql`and delivery_status = ${status}` : sql``}
        ${email === undefined ? sql`` : sql`and email = ${email.trim().toLowerCase()}`}
      order by created_at desc, id limit ${limit}`,
  );
}

/** One request; null when there is none. @throws Error in the specification's words */
export async function selectAssessmentEmail(
  sql: postgres.Sql,
  id: string,
): Promise<AssessmentEmailRecord | null> {
  const rows = await saying(
    'get assessment email',
    sql<AssessmentEmailRecord[]>`${columns(sql)} where id = ${id}`,
  );
  return rows[0] ?? null;
}

/** Deletes a request with all that is kept of it. False when there is none. */
export async function deleteAssessmentEmail(sql: postgres.Sql, id: string): Promise<boolean> {
  const { count } = await sql`delete from public.assessment_emails where id = ${id}`;
  return count > 0;
}

export type AssessmentEmailCounts = Record<'total' | 'sent' | 'queued' | 'failed', number>;

export interface AssessmentEmailStats extends AssessmentEmailCounts {
  byCondition: Record<Condition, AssessmentEmailCounts>;
}

/** How many requests are kept, by condition and by what became of their mails. @throws Error in the specification's words */
export async function selectAssessmentEmailStats(sql: postgres.Sql): Promise<AssessmentEmailStats> {
  const rows = await saying(
    'get email stats',
    sql<{ condition: Condition; status: MailStatus; count: number }[]>`
      select condition, delivery_status as status, count(*)::integer as count
      from public.assessment_emails group by condition, delivery_status`,
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

function columns(sql: postgres.Sql): postgres.Fragment {
  return sql`
    select id, created_at, condition, email, language, private_subject, delivery_status as status, attempts,
      failure_reason, email_sent_at
    from public.assessment_emails`;
}

/** The specification's sentence for what failed: `Failed to get email stats: …`. */
async function saying<Rows>(what: string, query: PromiseLike<Rows>): Promise<Rows> {
  try {
    return await query;
  } catch (cause) {
    // A connection that is refused has a code and no message.
    const { message, code } = cause as { message?: string; code?: string };
    throw new Error(`Failed to ${what}: ${message || code || 'Unknown error occurred'}`, { cause });
  }
}
