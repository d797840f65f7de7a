import type { Answer } from '@directory/domain/contracts/contract';
import type { memberStats } from '@directory/domain/contracts/member';
import type { Language } from '@directory/domain/language';
import type postgres from 'postgres';
import { type Called, type FirstRows, firstRows } from '../../first-rows.ts';
import { selectProfilesCalled } from '../profiles/lists.ts';
import type { MailStatus } from '../../messages/mail/store.ts';

/** `invited`: has never signed in. `disabled`: may not sign in. */
type MemberStatus = 'invited' | 'active' | 'disabled';

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
export async function selectMembers(sql: postgres.Sql, limit: number): Promise<FirstRows<MemberRecord>> {
  return firstRows(sql, { all: members(sql), order: sql`l.created_at desc, l.id`, limit });
}

/** Accounts of this address, or whose profile is called so. */
export async function selectMembersCalled(sql: postgres.Sql, words: string): Promise<Called[]> {
  const profiles = (await selectProfilesCalled(sql, words)).map(({ id }) => id);
  return sql<Called[]>`
    select id, concat_ws(' ', email, profile_name) as label
    from (${members(sql)}) as m
    where email = lower(${words}) or profile_id = any(${profiles}::uuid[]) order by email`;
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

interface NewMemberMail {
  purpose: 'invitation' | 'password_reset' | 'password_changed';
  email: string;
  language: Language;
  /** The one that an invitation is to; none is to one that the member begins. */
  profileId?: string | null;
}

/**
 * The insert of the row that a mail about an account is made of. The address is kept in lower case. Rows of one address are committed in the
 * order of their times: of several at one moment a worker would else find each without an older one, and mail them all.
 */
export function insertMemberMail(
  sql: postgres.Sql | postgres.TransactionSql,
  { purpose, email, language, profileId = null }: NewMemberMail,
): postgres.Fragment {
  return sql`
    insert into public.member_mails (purpose, email, language, profile_id, created_at)
    select ${purpose}, lower(${email}), ${language}, ${profileId}::uuid, clock_timestamp()
    from (select pg_advisory_xact_lock(823678, hashtext(lower(${email}))) offset 0) as turn`;
}

/**
 * Deletes, of these requests for a link, those that need no mail: for an address without an account, or with a disabled one; while an
 * older request of the same address waits; and while the newest link was mailed moments ago and has not been used. Once three were mailed in
 * a day, moments are hours. So an account whose requests are passed over has a good link in its mailbox.
 */
export async function deleteIdleRequests(sql: postgres.Sql, ids: readonly string[]): Promise<void> {
  await sql`
    with sent as (
      select s.email, max(m.sent_at) as last, count(*) filter (where m.sent_at > now() - interval '1 day') as today,
        max(m.updated_at) filter (where m.status = 'failed') as failed
      from public.member_mails as s join public.mails as m on m.subject_id = s.id and m.kind = 'member-mail'
      where s.email in (select email from public.member_mails where id = any(${ids as string[]}::uuid[]))
      group by s.email
    ),
    queued as (
      select q.id, q.email, q.created_at
      from public.member_mails as q join public.mails as m on m.subject_id = q.id
        and m.kind = 'member-mail' and m.status = 'queued'
    )
    delete from public.member_mails as r using queued
    where r.id = any(${ids as string[]}::uuid[]) and queued.id = r.id and (
      not public.has_account(r.email)
      or r.purpose = 'password_reset' and exists (
        select from queued as q where q.email = r.email and (q.created_at, q.id) < (r.created_at, r.id)
      )
      or r.purpose = 'password_reset' and public.has_unused_link(r.email) and exists (
        select from sent
        -- A link that could not be mailed has made the one before it void.
        where sent.email = r.email and (sent.failed is null or sent.failed < sent.last)
          and sent.last > now() - case when sent.today < 3 then interval '5 minutes' else interval '3 hours' end
      )
    )`;
}

/** How long these rows are kept. None is needed for longer. */
export const MEMBER_MAILS_KEPT = '7 days';

/** Deletes older rows. Returns how many. */
export async function deleteOldMemberMails(sql: postgres.Sql): Promise<number> {
  const { count } = await sql`
    delete from public.member_mails where created_at < now() - ${MEMBER_MAILS_KEPT}::interval`;
  return count;
}

/** Whether the profile is this account's. Ids that are none are nobody's. */
export async function ownsProfile(sql: postgres.Sql, userId: string, profileId: string): Promise<boolean> {
  const rows = await sql`
    select from public.profile_records where user_id::text = ${userId} and profile_id::text = ${profileId}`;
  return rows.length > 0;
}

type MemberStats = Omit<Answer<typeof memberStats>, 'reviews'>;

/** Where the directory's days begin and end: the zone that Winnipeg keeps. */
const TIME_ZONE = 'America/Winnipeg';

/** The real counts of a member's profile; null when there is none. */
export async function selectMemberStats(sql: postgres.Sql, userId: string): Promise<MemberStats | null> {
  const [profile] = await sql<{ id: string }[]>`
    select profile_id as id from public.profile_records where user_id = ${userId}`;
  if (!profile) return null;
  const [days, [total]] = await Promise.all([
    sql<MemberStats['days']>`
      with days as (
        select day::date as day
        from generate_series(
          (now() at time zone ${TIME_ZONE})::date - 29, (now() at time zone ${TIME_ZONE})::date, interval '1 day'
        ) as day
      ),
      start as (select (min(day)::timestamp at time zone ${TIME_ZONE}) as moment from days),
      views as (
        select (occurred_at at time zone ${TIME_ZONE})::date as day, count(*)::integer as count
        from public.analytics_events
        where profile_id = ${profile.id} and event = 'view_item' and occurred_at >= (select moment from start)
        group by 1
      ),
      requests as (
        select (created_at at time zone ${TIME_ZONE})::date as day, count(*)::integer as count
        from public.contact_messages
        where psychologist_id = ${profile.id} and created_at >= (select moment from start)
        group by 1
      )
      select to_char(days.day, 'YYYY-MM-DD') as date, coalesce(views.count, 0) as views,
        coalesce(requests.count, 0) as "contactRequests"
      from days left join views using (day) left join requests using (day)
      order by days.day`,
    sql<{ views: number; contactRequests: number }[]>`
      select
        (
          select count(*)::integer from public.analytics_events
          where profile_id = ${profile.id} and event = 'view_item'
        ) as views,
        (
          select count(*)::integer from public.contact_messages where psychologist_id = ${profile.id}
        ) as "contactRequests"`,
  ]);
  const sum = (key: 'views' | 'contactRequests') => days.reduce((count, day) => count + day[key], 0);
  return {
    views: { last30Days: sum('views'), total: total?.views ?? 0 },
    contactRequests: { last30Days: sum('contactRequests'), total: total?.contactRequests ?? 0 },
    days: [...days],
  };
}
