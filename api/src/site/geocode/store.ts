import type postgres from 'postgres';
import { geocodedTexts, type PlacedRow } from './addresses.ts';
import type { Place } from './provider.ts';

/** How long an answer is kept; then it is asked for again. */
export const PLACES_KEPT = '180 days';
/** How long "there is no such place" is: maps grow. */
const UNKNOWN_KEPT = '7 days';
/** Profiles that the daily job reads at a time. */
const BATCH = 1000;

/** What is known of an address: its place, null for "no such place", undefined when it must be asked (again). */
export async function selectPlace(sql: postgres.Sql, address: string): Promise<Place | null | undefined> {
  const [row] = await sql<{ lat: number | null; lon: number | null }[]>`
    select latitude as lat, longitude as lon
    from public.geocode_cache
    where address = ${address} and ${isFresh(sql)}`;
  if (!row) return undefined;
  return row.lat === null || row.lon === null ? null : { lat: row.lat, lon: row.lon };
}

/** Keeps what the provider answered. */
export async function keepPlace(sql: postgres.Sql, address: string, place: Place | null): Promise<void> {
  await sql`
    insert into public.geocode_cache (address, latitude, longitude)
    values (${address}, ${place?.lat ?? null}, ${place?.lon ?? null})
    on conflict (address) do update
      set latitude = excluded.latitude, longitude = excluded.longitude, looked_up_at = now()`;
}

function isFresh(sql: postgres.Sql): postgres.Fragment {
  return sql`
    looked_up_at > now() - case when latitude is null then ${UNKNOWN_KEPT} else ${PLACES_KEPT} end::interval`;
}

/** Deletes what is old, and what no active profile has as its address or city any more. @returns how many answers */
export async function deleteOldPlaces(sql: postgres.Sql): Promise<number> {
  const old = await sql`delete from public.geocode_cache where not (${isFresh(sql)})`;
  const kept = await sql<{ address: string }[]>`select address from public.geocode_cache`;
  const unused = new Set(kept.map(({ address }) => address));
  if (unused.size === 0) return old.count;
  const profiles = sql<PlacedRow[]>`
    select p.address, p.full_address, p.city, p.province,
      jsonb_build_array(jsonb_build_object('address', practice.address)) as practices
    from public.psychologist_profiles as p left join public.practices as practice on practice.id = p.practice_id
    where p.is_active`.cursor(BATCH);
  for await (const rows of profiles) {
    for (const { address, city } of rows.map(geocodedTexts)) {
      if (address !== null) unused.delete(address);
      if (city !== null) unused.delete(city);
    }
  }
  const gone = await sql`delete from public.geocode_cache where address = any(${[...unused]})`;
  return old.count + gone.count;
}
