import { insertWithMails } from '@directory/api/messages/mail/outbox';
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';

/** Inserts a profile, linked to a practice when that has an address. Returns its id. */
export async function addPsychologistRow(
  sql: postgres.Sql,
  columns: Readonly<Record<string, string>> = {},
  practiceEmail?: string,
): Promise<string> {
  const practice =
    practiceEmail === undefined
      ? undefined
      : (
          await sql<{ id: string }[]>`
            insert into practices (name, email) values ('Practice', ${practiceEmail}) returning id`
        )[0];
  const row = { first_name: 'Test', last_name: 'Person', city: 'Testville', province: 'MB', ...columns };
  const [added] = await sql<{ id: string }[]>`
    insert into psychologist_profiles ${sql(practice ? { ...row, practice_id: practice.id } : row)} returning id`;
  if (!added) throw new Error('The insert returned no row.');
  return added.id;
}

/** Inserts a message as the API does. Returns its id. */
export async function addMessage(
  sql: postgres.Sql,
  columns: Readonly<Record<string, string>> = {},
): Promise<string> {
  const row = {
    idempotency_key: randomUUID(),
    kind: columns['psychologist_id'] ? 'profile' : 'contact_page',
    recipient: columns['psychologist_id'] ? 'psychologist' : 'operator',
    name: 'Ada Martin',
    email: 'ada@visitor.example',
    message: 'Hello',
    ...columns,
  };
  const id = await insertWithMails(sql, sql`insert into contact_messages ${sql(row)}`, [
    'contact-message',
    'contact-confirmation',
  ]);
  if (id === null) throw new Error('The insert made no row.');
  return id;
}

/** How a message's two mails stand. */
export async function stateOf(sql: postgres.Sql, id: string): Promise<Record<string, unknown> | undefined> {
  const [row] = await sql`
    select mail.status, mail.attempts, mail.failure_reason, confirmation.status as confirmation_status,
      confirmation.attempts as confirmation_attempts, confirmation.failure_reason as confirmation_failure_reason
    from mails as mail join mails as confirmation using (subject_id)
    where subject_id = ${id} and mail.kind = 'contact-message' and confirmation.kind = 'contact-confirmation'`;
  return row && { ...row };
}
