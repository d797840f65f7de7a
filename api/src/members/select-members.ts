import type postgres from 'postgres';
import type { MailStatus } from '../mail/store.ts';

/** `invited`: has never signed in. `disabled`: may not sign in. */
export type MemberStatus = 'invited' | 'active' | 'disabled';

/** An account as the operator sees it. */
export interface MemberRecord {
  id: string;
  email: string;
  status: MemberStatus;
  created_at: Date;
  last_sign_in_at: Date | null;
  profile_id: string | null;
  profile_name: string | null;
  profile_active: boolean | null;
  /** The newest mail with a link. */
  mail_status: MailStatus | null;
  mail_attempts: number | null;
  mail_failure_reason: string | null;
  mail_created_at: Date | null;
}

/** The newest accounts first. */
export async function selectMembers(sql: postgres.Sql, limit: number): Promise<MemberRecord[]> {
  return sql<MemberRecord[]>`${members(sql)} order by u.created_at desc, u.id limit ${limit}`;
}

/** The account with this address (in any case) or id; null when there is none. */
export async function selectMember(sql: postgres.Sql, emailOrId: string): Promise<MemberRecord | null> {
  const [row] = await sql<MemberRecord[]>`
    ${members(sql)} where u.email = lower(${emailOrId}) or u.id::text = lower(${emailOrId})`;
  return row ?? null;
}

function members(sql: postgres.Sql): postgres.Fragment {
  return sql`
    select u.id, u.email, u.created_at, u.last_sign_in_at,
      case
        when u.banned_until > now() then 'disabled'
        when u.last_sign_in_at is null then 'invited'
        else 'active'
      end as status,
      p.id as profile_id, p.is_active as profile_active,
      coalesce(nullif(btrim(p.name), ''), nullif(concat_ws(' ', p.first_name, p.last_name), '')) as profile_name,
      m.status as mail_status, m.attempts as mail_attempts, m.failure_reason as mail_failure_reason,
      m.created_at as mail_created_at
    from auth.users as u
      left join public.profile_records as r on r.user_id = u.id
      left join public.psychologist_profiles as p on p.id = r.profile_id
      left join lateral (
        select mails.status, mails.attempts, mails.failure_reason, member_mails.created_at
        from public.member_mails
          join public.mails on mails.subject_id = member_mails.id and mails.kind = 'member-mail'
        where member_mails.email = u.email
        order by member_mails.created_at desc limit 1
      ) as m on true`;
}
