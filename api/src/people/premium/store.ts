import type postgres from 'postgres';
import { type AnySql, type FirstRows, firstRows } from '../../first-rows.ts';

/** A time of premium as the operator sees it. Days as `2026-11-22`. */
export interface TermRecord {
  /** The profile's: of it a wish is granted or declined. */
  id: string;
  name: string;
  member_email: string | null;
  asked_at: Date | null;
  first_day: string | null;
  last_day: string | null;
  invoice: string | null;
  granted_by: string | null;
}

/** Who asked and waits, the longest waiting first; or whose last day comes within so many days, the next one first. */
export function selectTerms(
  sql: postgres.Sql,
  { days, limit }: { days?: number; limit: number },
): Promise<FirstRows<TermRecord>> {
  const which =
    days === undefined
      ? sql`t.state = 'asked'`
      : sql`t.state in ('coming', 'running') and t.last_day <= current_date + ${days}::integer`;
  const all = sql`
    select p.id, coalesce(nullif(btrim(p.name), ''), concat_ws(' ', p.first_name, p.last_name)) as name, u.email as member_email,
      t.asked_at, t.first_day::text, t.last_day::text, t.invoice, t.granted_by
    from public.premium_terms as t
      join public.psychologist_profiles as p on p.id = t.profile_id
      left join public.profile_records as r on r.profile_id = p.id
      left join auth.users as u on u.id = r.user_id
    where ${which}`;
  return firstRows(sql, { all, order: sql`l.last_day, l.asked_at, l.id`, limit });
}

/**
 * Grants premium for these days, with which a wish is settled: unless said, from the day after what is granted already, or from today.
 * @returns the first day; null for days that are over, run backwards, or are granted already
 */
export async function grantPremium(
  sql: AnySql,
  profile: string,
  days: { first?: string | undefined; last: string; invoice: string; by?: string | undefined },
): Promise<string | null> {
  const { first = null, last, invoice, by = null } = days;
  const [row] = await sql<{ first: string | null }[]>`
    select public.grant_premium(${profile}, ${first}, ${last}, ${invoice}, ${by})::text as first`;
  return row?.first ?? null;
}

/** Takes a wish away. @returns whether there was one */
export async function declinePremium(sql: AnySql, profile: string): Promise<boolean> {
  const { count } = await sql`
    delete from public.premium_terms where profile_id = ${profile} and state = 'asked'`;
  return count > 0;
}

/** How long a time of premium is kept after its last day, and a wish that was not granted after it was asked. */
export const PREMIUM_KEPT = '180 days';

/** Deletes older ones. Returns how many. */
export async function deleteOldPremium(sql: postgres.Sql): Promise<number> {
  const { count } = await sql`
    delete from public.premium_terms
    where state in ('asked', 'ended') and coalesce(last_day + 1, asked_at) < now() - ${PREMIUM_KEPT}::interval`;
  return count;
}
