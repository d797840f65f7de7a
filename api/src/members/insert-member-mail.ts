import type { Language } from '@directory/domain/language';
import type postgres from 'postgres';

export interface NewMemberMail {
  purpose: 'invitation' | 'password_reset';
  email: string;
  language: Language;
}

/** Notes that a mail with a link is to be sent, to the address in lower case, and returns the row's id. */
export async function insertMemberMail(
  sql: postgres.Sql | postgres.TransactionSql,
  { purpose, email, language }: NewMemberMail,
): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into public.member_mails (purpose, email, language)
    values (${purpose}, lower(${email}), ${language})
    returning id`;
  if (!row) throw new Error('The insert returned no row.');
  return row.id;
}

/** Deletes the records of these mails after a week; none is needed for longer. Returns how many. */
export async function deleteOldMemberMails(sql: postgres.Sql): Promise<number> {
  const deleted = await sql`delete from public.member_mails where created_at < now() - interval '7 days'`;
  return deleted.count;
}
