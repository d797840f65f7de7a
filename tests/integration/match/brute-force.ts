import { matchProfile, passesFilters, type ProfileMatch } from '@directory/domain/match/match';
import type { MatchRequest } from '@directory/domain/match/request';
import { acceptsNewClients } from '@directory/domain/profile/confirmed';
import { canonicalList } from '@directory/domain/profile/display';
import { toPublicProfile } from '@directory/domain/profile/public-profile';
import type { ProfileRow } from '@directory/domain/profile/row';
import type { ProvinceCode } from '@directory/domain/places/provinces';
import { REGULATORS } from '@directory/domain/places/regulators';
import { deriveSessionTypes } from '@directory/domain/profile/session-types';
import { insurerVocabulary } from '@directory/domain/vocabulary/insurers';
import { languageVocabulary } from '@directory/domain/vocabulary/languages';
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

/** Whether a row meets what the visitor answered, read from the columns as plainly as can be. */
function meets(row: ProfileRow, { needs, province }: MatchRequest): boolean {
  const { session, city, language, fee, insurer } = needs;
  const cents = row.fee_individual_cents;
  const isWithin =
    fee === 'sliding' ? row.sliding_scale === true : cents !== null && cents <= Number(fee) * 100;
  return (
    (session === null || deriveSessionTypes(row).includes(session)) &&
    (session !== 'Online' || !province || mayWorkIn(row, province)) &&
    (city === null || row.city_slug === city) &&
    (language === null ||
      canonicalList(row.service_languages ?? row.spoken_languages, languageVocabulary).includes(language)) &&
    (fee === null || isWithin) &&
    (insurer === null || canonicalList(row.provider_lists, insurerVocabulary).includes(insurer))
  );
}

/** Whether a register, the operator or they themselves say that they are registered there. */
function mayWorkIn(row: ProfileRow, province: ProvinceCode): boolean {
  const registers = Object.entries(REGULATORS).filter(([, body]) => body.code === row.regulator);
  const named = registers.map(([code]) => code);
  return [...named, ...row.concurrent_registrations_in, ...row.stated_registrations].includes(province);
}

/** The rows as the day has them: asked for hundreds of times, and slow to make. */
const placed = new WeakMap<readonly ProfileRow[], { day: string; rows: readonly ProfileRow[] }>();
function onDay(rows: readonly ProfileRow[], day: string): readonly ProfileRow[] {
  const known = placed.get(rows);
  if (known?.day === day) return known.rows;
  const sorted = sortOnDay(rows, day);
  placed.set(rows, { day, rows: sorted });
  return sorted;
}

export interface BruteForced {
  /** Who works with the condition, in order. */
  matches: RankedMatch[];
  /** Who does not say so, in the order in which they follow when asked for. */
  others: RankedMatch[];
  /** What the request lists of them. */
  listed: RankedMatch[];
}

/**
 * The match in its plainest form, over all rows: scored, filtered, sorted by the keys, then by who takes new clients, and then as the
 * day has it.
 */
export function bruteForce(rows: readonly ProfileRow[], request: MatchRequest, day: string): BruteForced {
  const { condition, severity, needs, filters } = request;
  const online = needs.session === 'Online';
  const seeker = { condition, severity, online, province: request.province ?? null };
  const yesFirst = (a: boolean, b: boolean) => Number(b) - Number(a);
  const saysNo = (row: ProfileRow) => acceptsNewClients(row) === false;
  const closed = new Set(rows.filter(saysNo).map(({ id }) => id));
  const scored = onDay(rows, day)
    .filter((row) => meets(row, request))
    .map((row) => ({ id: row.id, ...matchProfile(row, seeker) }));
  const sorted = scored
    .filter((match) => passesFilters(match, { ...filters, specialtyOnly: false }))
    .sort(
      (a, b) =>
        b.matchScore - a.matchScore ||
        yesFirst(a.experienceMatch, b.experienceMatch) ||
        yesFirst(a.locationMatch, b.locationMatch) ||
        yesFirst(a.availabilityMatch, b.availabilityMatch) ||
        Number(closed.has(a.id)) - Number(closed.has(b.id)),
    );
  const matches = sorted.filter(({ specialtyMatch }) => specialtyMatch);
  const others = sorted.filter(({ specialtyMatch }) => !specialtyMatch);
  return { matches, others, listed: filters.specialtyOnly ? matches : [...matches, ...others] };
}

/** What a profile's own page says of its concerns, and what it writes of its experience: the words that a reason may quote. */
export function ownWords(row: ProfileRow): ReadonlySet<string> {
  const { specialties, expertise } = toPublicProfile({ ...row, practices: [] });
  return new Set([...specialties, ...expertise]);
}
