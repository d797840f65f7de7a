import type { Language } from '@directory/domain/language';
import type postgres from 'postgres';

export interface NewMemberMail {
  purpose: 'invitation' | 'password_reset';
  email: string;
  language: Language;
}

/** The insert of the row that a mail with a link is made of. The address is kept in lower case. */
export function insertMemberMail(
  sql: postgres.Sql | postgres.TransactionSql,
  { purpose, email, language }: NewMemberMail,
): postgres.Fragment {
  return sql`
    insert into public.member_mails (purpose, email, language)
    values (${purpose}, lower(${email}), ${language})`;
}

/** How long these rows are kept. None is needed for longer. */
export const MEMBER_MAILS_KEPT = '7 days';

/** Deletes older rows. Returns how many. */
export async function deleteOldMemberMails(sql: postgres.Sql): Promise<number> {
  const { count } = await sql`
    delete from public.member_mails where created_at < now() - ${MEMBER_MAILS_KEPT}::interval`;
  return count;
}
