import { displayName } from '@directory/domain/profile/display';
import type postgres from 'postgres';
import type { MailStatus } from '../mail/mail-kind.ts';

/** A contact message as the operator sees it. Texts are the visitor's own. */
export interface MessageRecord {
  id: string;
  kind: 'profile' | 'contact_page';
  created_at: Date;
  recipient: 'psychologist' | 'operator';
  psychologist_id: string | null;
  /** The psychologist's name as the directory has it. */
  psychologist: string | null;
  status: MailStatus;
  failure_reason: string | null;
  attempts: number;
  sent_at: Date | null;
  confirmation_status: MailStatus;
  confirmation_failure_reason: string | null;
  confirmation_attempts: number;
  confirmation_sent_at: Date | null;
  /** Null, as everything that the visitor gave, once the message was erased. */
  name: string | null;
  email: string | null;
  phone: string | null;
  location: string | null;
  preferred_reply_day: string | null;
  preferred_reply_time: string | null;
  subject: string | null;
  message: string | null;
  erased_at: Date | null;
  language: 'en' | 'fr';
}

/** The newest messages first; `status` holds for the message's own mail. */
export async function selectMessages(
  sql: postgres.Sql,
  { status, limit }: { status?: MailStatus | undefined; limit: number },
): Promise<MessageRecord[]> {
  const rows = await sql<Row[]>`
    ${columns(sql)} ${status ? sql`where messages.status = ${status}` : sql``}
    order by messages.created_at desc, messages.id limit ${limit}`;
  return rows.map(toRecord);
}

/** One message; null when there is none. */
export async function selectMessage(sql: postgres.Sql, id: string): Promise<MessageRecord | null> {
  const [row] = await sql<Row[]>`${columns(sql)} where messages.id = ${id}`;
  return row ? toRecord(row) : null;
}

type Row = Omit<MessageRecord, 'psychologist'> & {
  profile_name: string | null;
  first_name: string | null;
  last_name: string | null;
};

function columns(sql: postgres.Sql): postgres.Fragment {
  return sql`
    select
      messages.id, kind, messages.created_at, recipient, psychologist_id, status, failure_reason, attempts, sent_at,
      confirmation_status, confirmation_failure_reason, confirmation_attempts, confirmation_sent_at,
      messages.name, messages.email, messages.phone, location, preferred_reply_day, preferred_reply_time, subject,
      message, erased_at, language,
      profiles.name as profile_name, profiles.first_name, profiles.last_name
    from public.contact_messages as messages
    left join public.psychologist_profiles as profiles on profiles.id = messages.psychologist_id`;
}

function toRecord({ profile_name, first_name, last_name, ...row }: Row): MessageRecord {
  return { ...row, psychologist: displayName({ name: profile_name, first_name, last_name }) || null };
}
