import type postgres from 'postgres';
import type { ResultsRequest } from './request.ts';

/** Writes a request. Returns its row's id, or `repeated` when one with its key is there. */
export async function insertAssessmentEmail(
  sql: postgres.Sql,
  request: ResultsRequest,
): Promise<{ id: string } | 'repeated'> {
  const row = {
    idempotency_key: request.idempotencyKey,
    email: request.email,
    condition: request.condition,
    score: request.score,
    severity: request.severity,
    language: request.language,
    private_subject: request.discreet,
  };
  const [inserted] = await sql<{ id: string }[]>`
    insert into public.assessment_emails ${sql(row)}
    on conflict (idempotency_key) do nothing
    returning id`;
  return inserted ?? 'repeated';
}

/** The id of the request with this key if it says the same; null when it says something else. */
export async function selectSameAssessmentEmail(
  sql: postgres.Sql,
  { idempotencyKey, email, condition, score }: ResultsRequest,
): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    select id from public.assessment_emails
    where idempotency_key = ${idempotencyKey} and email = ${email}
      and condition = ${condition} and score = ${score}`;
  return row?.id ?? null;
}
