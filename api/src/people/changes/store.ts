import type { ReviewedColumn } from '@directory/domain/profile/columns';
import type postgres from 'postgres';
import { type Called, type FirstRows, firstRows } from '../../first-rows.ts';
import { insertWithMails } from '../../messages/mail/outbox.ts';
import { selectProfilesCalled } from '../profiles/lists.ts';

export const CHANGE_STATES = ['waiting', 'approved', 'declined', 'withdrawn'] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

/** What a member asked to be changed, as the operator sees it. The words are the member's own. */
export interface ChangeRecord {
  id: string;
  profile_id: string;
  field: ReviewedColumn;
  /** What visitors saw when it was asked for. */
  old_value: string | null;
  new_value: string | null;
  /** The member's id, and their address while the account is there. */
  requested_by: string;
  member_email: string | null;
  requested_at: Date;
  state: ChangeState;
  decided_at: Date | null;
  reason: string | null;
  /** The profile as visitors see it now. */
  profile_name: string;
  registration_number: string | null;
  /** As the register's last file had it; null for who stands in none. */
  register_name: string | null;
  city: string | null;
  province: string | null;
}

/** In one state the longest waiting first. */
export async function selectChanges(
  sql: postgres.Sql,
  { state, limit }: { state: ChangeState; limit: number },
): Promise<FirstRows<ChangeRecord>> {
  const all = sql`${records(sql)} where c.state = ${state}`;
  return firstRows(sql, { all, order: sql`l.requested_at, l.id`, limit });
}

/** Those that wait of the profiles that are called so. */
export async function selectChangesCalled(sql: postgres.Sql, words: string): Promise<Called[]> {
  const profiles = (await selectProfilesCalled(sql, words)).map(({ id }) => id);
  return sql<Called[]>`
    select c.id, concat(c.profile_name, ': ', c.field, ' ', c.old_value, ' -> ', c.new_value) as label
    from (${records(sql)}) as c
    where c.state = 'waiting' and c.profile_id = any(${profiles}::uuid[])
    order by c.requested_at, c.id`;
}

/** One change; null when there is none. */
export async function selectChange(sql: postgres.Sql, id: string): Promise<ChangeRecord | null> {
  const [row] = await sql<ChangeRecord[]>`${records(sql)} where c.id = ${id}`;
  return row ?? null;
}

function records(sql: postgres.Sql): postgres.Fragment {
  return sql`
    select c.id, c.profile_id, c.field, c.old_value, c.new_value, c.requested_by, u.email as member_email, c.requested_at,
      c.state, c.decided_at, c.reason,
      coalesce(nullif(btrim(p.name), ''), concat_ws(' ', p.first_name, p.last_name)) as profile_name,
      p.registration_number, p.city, p.province, (
        select concat(concat_ws(' ', p.first_name, p.last_name), nullif(concat(', preferred ', p.preferred_given), ', preferred '),
          ' (', concat_ws(', ', e.regulator, e.number_key), ')')
        from public.register_entries as e where e.profile_id = p.id and e.departed_on is null
      ) as register_name
    from public.profile_changes as c
      join public.psychologist_profiles as p on p.id = c.profile_id
      left join auth.users as u on u.id = c.requested_by`;
}

export type Decision = { state: 'approved' } | { state: 'declined'; reason: string | null };

/**
 * Decides a change that waits, writes an approved one into the profile, and has the member told, all in one transaction. False when
 * it does not wait: of two decisions at once only one is made.
 */
export async function decideChange(sql: postgres.Sql, id: string, decision: Decision): Promise<boolean> {
  return sql.begin(async (transaction) => {
    // The profile first, as a member's save does: the two then wait for each other rather than for ever.
    await transaction`
      select from public.psychologist_profiles
      where id = (select profile_id from public.profile_changes where id = ${id}) for update`;
    const decide = transaction`
      update public.profile_changes
      set state = ${decision.state}, decided_at = now(), reason = ${decision.state === 'declined' ? decision.reason : null}
      where id = ${id} and state = 'waiting'`;
    if ((await insertWithMails(transaction, decide, ['profile-change-decision'])) === null) return false;
    if (decision.state === 'approved')
      await transaction`
        update public.psychologist_profiles as p
        set name = case c.field when 'name' then c.new_value else p.name end,
          credentials = case c.field when 'credentials' then c.new_value else p.credentials end
        from public.profile_changes as c
        where c.id = ${id} and p.id = c.profile_id`;
    return true;
  });
}

/**
 * Writes the day's mail to the operator when changes wait and the day has none yet; the mails' sweep sends it. Returns whether it was
 * written.
 */
export async function insertNotice(sql: postgres.Sql): Promise<boolean> {
  const insert = sql`
    insert into public.change_notices (day)
    select (now() at time zone 'utc')::date
    where exists (select from public.profile_changes where state = 'waiting')
    on conflict (day) do nothing`;
  return (await insertWithMails(sql, insert, ['profile-changes-waiting'])) !== null;
}

/** How long the rows are kept that say on which days the operator was written to. Changes are kept as long as their profile. */
export const NOTICES_KEPT = '30 days';

/** Deletes older rows. Returns how many. */
export async function deleteOldNotices(sql: postgres.Sql): Promise<number> {
  const { count } = await sql`
    delete from public.change_notices where day < now() - ${NOTICES_KEPT}::interval`;
  return count;
}
