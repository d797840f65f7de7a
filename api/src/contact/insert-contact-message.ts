import type postgres from 'postgres';
import type { ContactSubmission } from './submission.ts';

/** What became of an insertion: the row's id, or why there is none. */
export type Inserted = { id: string } | 'repeated' | 'unknown_psychologist';

/**
 * Writes a message in one statement, which also looks the psychologist up: only an active profile takes messages. Who will get
 * the mail is noted: the operator when the message is for nobody, or when neither profile nor practice has an address.
 */
export async function insertContactMessage(
  sql: postgres.Sql,
  submission: ContactSubmission,
): Promise<Inserted> {
  const row = messageColumns(submission);
  const names = Object.keys(row) as (keyof typeof row)[];
  const values = names.flatMap((name, index) => (index === 0 ? [sql`${row[name]}`] : [sql`, ${row[name]}`]));
  const [inserted] = await (submission.psychologistId === null
    ? sql<{ id: string }[]>`
        insert into public.contact_messages (${sql(names)}, recipient)
        values (${values}, 'operator')
        on conflict (idempotency_key) do nothing
        returning id`
    : sql<{ id: string }[]>`
        insert into public.contact_messages (${sql(names)}, psychologist_id, recipient)
        select
          ${values}, profiles.id,
          case when coalesce(nullif(btrim(profiles.email), ''), nullif(btrim(practices.email), '')) is null
            then 'operator' else 'psychologist' end
        from public.psychologist_profiles as profiles
        left join public.practices on practices.id = profiles.practice_id
        where profiles.id = ${submission.psychologistId} and profiles.is_active
        on conflict (idempotency_key) do nothing
        returning id`);
  if (inserted) return inserted;
  if (submission.psychologistId === null) return 'repeated';
  const [earlier] = await sql`
    select from public.contact_messages where idempotency_key = ${submission.idempotencyKey}`;
  return earlier ? 'repeated' : 'unknown_psychologist';
}

/** The id of the message with this key if it says the same; null when it says something else. */
export async function selectSameMessage(
  sql: postgres.Sql,
  { idempotencyKey, psychologistId, name, email, message }: ContactSubmission,
): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    select id from public.contact_messages
    where idempotency_key = ${idempotencyKey}
      and (erased_at is not null or (name = ${name} and email = ${email} and message = ${message}))
      and (psychologist_id is null or psychologist_id = ${psychologistId})`;
  return row?.id ?? null;
}

function messageColumns(submission: ContactSubmission) {
  return {
    idempotency_key: submission.idempotencyKey,
    kind: submission.kind,
    name: submission.name,
    email: submission.email,
    phone: submission.phone,
    location: submission.location,
    preferred_reply_day: submission.preferredReplyDay,
    preferred_reply_time: submission.preferredReplyTime,
    subject: submission.subject,
    message: submission.message,
    language: submission.language,
  };
}
