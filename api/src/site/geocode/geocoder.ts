import { setTimeout as delay } from 'node:timers/promises';
import type postgres from 'postgres';
import { ApiError } from '../../errors.ts';
import { askProvider, GeocoderError, type GeocoderOptions, type Place } from './provider.ts';
import { keepPlace, selectPlace } from './store.ts';

/** Nobody waits for a map for longer. */
const MAX_WAIT_MS = 4_000;
/** How many addresses are looked up for one visitor at a time: two turns of the five that fit into the wait. */
const MOST_AT_ONCE = 2;

/** Finds where an address is, for a visitor. @throws GeocoderError, or ApiError 429 when enough is being looked up for them */
export type Geocoder = (address: string, visitor: string) => Promise<Place | null>;

/**
 * Finds where addresses are: from the answers kept in the database, else from the provider, which is asked once a second by the
 * whole site at most. Equal addresses asked for at the same time are one question.
 * @returns a function that resolves with the place, or null when there is none
 */
export function createGeocoder(sql: postgres.Sql, options: GeocoderOptions): Geocoder {
  const underWay = new Map<string, Promise<Place | null>>();
  /** How many addresses wait for each visitor. */
  const waiting = new Map<string, number>();

  const lookUp = async (address: string): Promise<Place | null> => {
    // Another question of the same may have ended since it was found unknown.
    const known = await selectPlace(sql, address);
    if (known !== undefined) return known;
    const waitMs = await takeTurn(sql, MAX_WAIT_MS);
    if (waitMs === null) throw new GeocoderError('Too many addresses wait to be looked up');
    if (waitMs > 0) await delay(waitMs);
    const place = await askProvider(options, address);
    await keepPlace(sql, address, place);
    return place;
  };

  return async (address, visitor) => {
    const known = await selectPlace(sql, address);
    if (known !== undefined) return known;
    const same = underWay.get(address);
    if (same) return same;
    const before = waiting.get(visitor) ?? 0;
    if (before >= MOST_AT_ONCE) throw tooManyAtOnce();
    waiting.set(visitor, before + 1);
    const answer = lookUp(address).finally(() => {
      underWay.delete(address);
      const left = (waiting.get(visitor) ?? 1) - 1;
      if (left > 0) waiting.set(visitor, left);
      else waiting.delete(visitor);
    });
    underWay.set(address, answer);
    return answer;
  };
}

/** Nobody takes the turns of everybody else. */
function tooManyAtOnce(): ApiError {
  return new ApiError(
    429,
    'too_many_requests',
    'Other addresses are still being looked up for you. Please try again in a few seconds.',
    { retryAfterSeconds: MAX_WAIT_MS / 1000 },
  );
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
