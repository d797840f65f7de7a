import { setTimeout as delay } from 'node:timers/promises';
import type postgres from 'postgres';
import { keepPlace, selectPlace, takeTurn } from './cache.ts';
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
