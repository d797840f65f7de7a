import { OPENING_TIMES } from '@directory/domain/profile/session-types';
import type postgres from 'postgres';
import type { SampleProfile } from './profile.ts';
import { Random } from './random.ts';

const random = new Random();

/**
 * When some have room who take new clients, and whose word counts for longer than that; null of the others. Days are counted from the loading.
 */
export function generateOpening(index: number, profile: SampleProfile) {
  random.restart('opening', index);
  const isTaking = profile.is_active && profile.accepting_new_clients === true;
  if (!isTaking || profile.confirmed_days_ago.accepting_confirmed_at > 30 || !random.chance(15)) return null;
  const first = random.whole(0, 24);
  return {
    profile_id: profile.id,
    first_in: first,
    last_in: first + random.whole(7, 30),
    ...(random.chance(70) && { places: random.whole(1, 3) }),
    ...(random.chance(50) && { times: random.pick(OPENING_TIMES) }),
    ...(profile.telepsychology === true && random.chance(60) && { session: 'Online' as const }),
  };
}

/** Writes them, as their people would have said them on the day of the loading. */
export async function insertOpenings(
  sql: postgres.TransactionSql,
  openings: readonly NonNullable<ReturnType<typeof generateOpening>>[],
): Promise<void> {
  await sql`
    insert into openings (profile_id, source, places, times, session, starts, ends_at)
    select p.id, 'person', o.places, o.times, o.session, array[(today + o.first_in)::timestamp at time zone zone],
      (today + o.last_in + 1)::timestamp at time zone zone
    from jsonb_to_recordset(${sql.json(openings.map((opening) => ({ ...opening })))}) as o (
      profile_id uuid, places smallint, times text, session text, first_in integer, last_in integer
    ) join psychologist_profiles as p on p.id = o.profile_id,
      lateral (select zone_of(p.province) as zone) as z, lateral (select (now() at time zone zone)::date as today) as d`;
}
