import { CODE, FROM, kilometresOf, NEAR_A_PLACE, WITHIN } from './near-words.ts';

/** Words behind which the name of a place stands, whether or not there is such a place. */
export interface PlaceLead {
  /** Where they begin, in UTF-16 code units. */
  readonly start: number;
  /** Where the name does. */
  readonly nameStart: number;
  /** How far, in kilometres; null where nothing is said of it. */
  readonly km: number | null;
}

/** The first of such words: `within 10 km of …`, `near …`, or what is written as a postal code. Null where there are none. Pure. */
export function readPlaceLead(text: string): PlaceLead | null {
  for (const lead of text.matchAll(WITHIN)) {
    const nameStart = lead.index + lead[0].length;
    if (FROM.test(text.slice(0, nameStart))) return { start: lead.index, nameStart, km: kilometresOf(lead) };
  }
  const near = NEAR_A_PLACE.exec(text);
  if (near) return { start: near.index, nameStart: near.index + near[0].length, km: null };
  for (const { 0: words, 1: code = '', index } of text.matchAll(CODE))
    return { start: index, nameStart: index + words.length - code.length, km: null };
  return null;
}
