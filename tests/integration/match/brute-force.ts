import { matchProfile, passesFilters, type ProfileMatch } from '@directory/domain/match/match';
import type { MatchRequest } from '@directory/domain/match/request';
import { acceptsNewClients } from '@directory/domain/profile/confirmed';
import type { ProfileRow } from '@directory/domain/profile/row';
import { sortOnDay } from '@directory/search-config/day-order';
import type { Sql } from 'postgres';

export type RankedMatch = ProfileMatch & { id: string };

/** Every active profile as Postgres has it now, as far as matching reads it. */
export async function everyProfile(sql: Sql): Promise<ProfileRow[]> {
  return sql<ProfileRow[]>`
    select p.*, array(
      select s.specialty_name
      from public.profile_specialties ps join public.specialties s on s.id = ps.specialty_id
      where ps.profile_id = p.id
      order by ps.position, s.specialty_name
    ) as specialties
    from public.psychologist_profiles p
    where p.is_active`;
}

/**
 * The match in its plainest form, over all rows: scored, filtered, sorted by the five keys, then by who takes new clients, and then as
 * the day has it.
 */
export function bruteForce(rows: readonly ProfileRow[], request: MatchRequest, day: string): RankedMatch[] {
  const { condition, severity, filters } = request;
  const seeker = { condition, severity, province: request.province ?? null };
  const yesFirst = (a: boolean, b: boolean) => Number(b) - Number(a);
  const saysNo = (row: ProfileRow) => acceptsNewClients(row) === false;
  const closed = new Set(rows.filter(saysNo).map(({ id }) => id));
  const matched = rows.map((row) => ({ id: row.id, ...matchProfile(row, seeker) }));
  return sortOnDay(matched, day)
    .filter((match) => passesFilters(match, filters))
    .sort(
      (a, b) =>
        b.matchScore - a.matchScore ||
        yesFirst(a.specialtyMatch, b.specialtyMatch) ||
        yesFirst(a.experienceMatch, b.experienceMatch) ||
        yesFirst(a.locationMatch, b.locationMatch) ||
        yesFirst(a.availabilityMatch, b.availabilityMatch) ||
        Number(closed.has(a.id)) - Number(closed.has(b.id)),
    );
}
