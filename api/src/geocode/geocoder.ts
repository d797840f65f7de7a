import { setTimeout as delay } from 'node:timers/promises';
import type postgres from 'postgres';
import { askProvider, GeocoderError, type GeocoderOptions, type Place } from './provider.ts';

/** Nobody waits for a map for longer. */
const MAX_WAIT_MS = 4_000;

/**
 * Finds where addresses are: from the answers kept in the database, else from the provider, which is asked once a second by the
 * whole site at most. Equal addresses asked for at the same time are one question.
 * @returns a function that resolves with the place, or null when there is none. @throws GeocoderError
 */
export function createGeocoder(
  sql: postgres.Sql,
  options: GeocoderOptions,
): (normalizedAddress: string) => Promise<Place | null> {
  const underWay = new Map<string, Promise<Place | null>>();

  const find = async (address: string): Promise<Place | null> => {
    const known = await selectPlace(sql, address);
    if (known !== undefined) return known;
    const waitMs = await takeTurn(sql, MAX_WAIT_MS);
    if (waitMs === null) throw new GeocoderError('Too many addresses wait to be looked up');
    if (waitMs > 0) await delay(waitMs);
    const place = await askProvider(options, address);
    await keepPlace(sql, address, place);
    return place;
  };

  return (address) => {
    const same = underWay.get(address);
    if (same) return same;
    const answer = find(address).finally(() => underWay.delete(address));
    underWay.set(address, answer);
    return answer;
  };
}

/** What is known of an address: its place, null for "no such place", undefined when it must be asked (again). */
async function selectPlace(sql: postgres.Sql, address: string): Promise<Place | null | undefined> {
  const [row] = await sql<{ lat: number | null; lon: number | null }[]>`
    select latitude as lat, longitude as lon
    from public.geocode_cache
    where address = ${address}
      and looked_up_at > now() - case when latitude is null then interval '7 days' else interval '180 days' end`;
  if (!row) return undefined;
  return row.lat === null || row.lon === null ? null : { lat: row.lat, lon: row.lon };
}

async function keepPlace(sql: postgres.Sql, address: string, place: Place | null): Promise<void> {
  await sql`
    insert into public.geocode_cache (address, latitude, longitude)
    values (${address}, ${place?.lat ?? null}, ${place?.lon ?? null})
    on conflict (address) do update
      set latitude = excluded.latitude, longitude = excluded.longitude, looked_up_at = now()`;
}

/**
 * Takes the next turn to ask the provider: one a second for all processes together. Returns the ms until the turn, or null,
 * with no turn taken, when it would be more than `maxWaitMs` away.
 */
export async function takeTurn(sql: postgres.Sql, maxWaitMs: number): Promise<number | null> {
  const [turn] = await sql<{ waitMs: number }[]>`
    update public.geocode_turn
    set next_at = greatest(next_at, clock_timestamp()) + interval '1 second'
    where next_at <= clock_timestamp() + ${maxWaitMs} * interval '1 millisecond'
    returning extract(epoch from next_at - interval '1 second' - clock_timestamp())::float8 * 1000 as "waitMs"`;
  return turn ? Math.max(0, turn.waitMs) : null;
}
