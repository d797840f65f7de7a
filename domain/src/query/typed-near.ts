import { findPlace } from '../places/find-place.ts';
import type { FoundPlace } from '../places/near.ts';
import { findProvince } from '../provinces.ts';

/** What the words of a search say of a place to be near. */
export interface TypedNear {
  /** Null for the place of who typed it. */
  readonly place: FoundPlace | null;
  /** How far, in kilometres; null where nothing is said of it. */
  readonly km: number | null;
  /** The stretch of the text that says so, `[start, end)` in UTF-16 code units. */
  readonly range: readonly [number, number];
  /** A city without a distance: it may be the city itself that is meant. */
  readonly isCityAlone: boolean;
}

const KM = String.raw`(\d{1,3})\s*(?:kms?|kilom[eè]tres?|kilometers?)\b`;

/** What stands before the place, where a distance is said; and behind the place, where it is said after it. */
const WITHIN = new RegExp(
  String.raw`\b(?:(?:with)?in\s+(?:a\s+)?|dans\s+un\s+rayon\s+de\s+|(?:less|moins)\s+(?:than|de)\s+|under\s+|max(?:imum)?\s+)?${KM}\s*(?:radius\s+)?` +
    String.raw`(?:autour\s+|around\s+|away\s+from\s+|of\s+|from\s+|near\s+)?(?:de\s+la\s+ville\s+de\s+|du\s+|des?\s+(?=\S)|d['’]\s*)?(?=\S)`,
  'giu',
);
const BEHIND = new RegExp(
  String.raw`^[\s,]*(?:within\s+|dans\s+un\s+rayon\s+de\s+|(?:à\s+|a\s+)?moins\s+de\s+|max(?:imum)?\s+)?${KM}`,
  'iu',
);

const NEAR =
  /\b(?:near(?:\s+to)?|close\s+to|around|next\s+to|pr[eè]s\s+d(?:e|u|['’])|proche\s+d(?:e|u|['’])|autour\s+d(?:e|u|['’])|aux\s+(?:alentours|environs)\s+d(?:e|u|['’]))\s*(?=\S)/giu;

/** A postal code says by itself that it is a place. */
const CODE = /\b[a-z]\d[a-z](?:[\s-]?\d[a-z]\d)?\b/giu;

/** Who types this means where they are. */
const OWN_PLACE =
  /^(?:my\s+(?:home|house|place|location)|me|here|home|chez\s+(?:moi|nous)|moi|ici|ma\s+(?:maison|position))(?![\p{L}\p{N}])/iu;

/** `Québec` has one word, `Salaberry-de-Valleyfield` one, `Notre Dame de Lourdes Manitoba` five. */
const MOST_WORDS = 5;

/**
 * Reads a place to be near from the words of a search: `within 10 km of Laval`, `near R3C`, `à moins de 10 km de H2X`, `près de chez moi`,
 * or a postal code alone. Null where they say nothing of the kind. Pure.
 */
export function readTypedNear(text: string): TypedNear | null {
  return readWithin(text) ?? readNear(text) ?? readCode(text);
}

function readWithin(text: string): TypedNear | null {
  for (const lead of text.matchAll(WITHIN)) {
    const from = lead.index + lead[0].length;
    const found = placeAt(text.slice(from));
    if (found) return reading(text, lead.index, from + found.length, found.place, Number(lead[1]));
  }
  return null;
}

function readNear(text: string): TypedNear | null {
  for (const lead of text.matchAll(NEAR)) {
    const from = lead.index + lead[0].length;
    const found = placeAt(text.slice(from));
    if (!found) continue;
    const end = from + found.length;
    const behind = BEHIND.exec(text.slice(end));
    const km = behind ? Number(behind[1]) : null;
    return reading(text, lead.index, end + (behind?.[0].length ?? 0), found.place, km);
  }
  return null;
}

function readCode(text: string): TypedNear | null {
  for (const { 0: code, index } of text.matchAll(CODE)) {
    const place = findPlace(code);
    if (place) return reading(text, index, index + code.length, place, null);
  }
  return null;
}

function reading(
  text: string,
  start: number,
  end: number,
  place: FoundPlace | null,
  km: number | null,
): TypedNear | null {
  // What stands between quotation marks means itself.
  if (/["«“]/u.test(text.slice(start, end)) || isQuoted(text, start)) return null;
  // `à` belongs to what follows it, and is no word boundary for a regular expression.
  const lead = /(?:^|\s)([àa]\s+)$/iu.exec(text.slice(0, start))?.[1] ?? '';
  return {
    place,
    km: km === null ? null : Math.min(Math.max(km, 1), 100),
    range: [km === null ? start : start - lead.length, end],
    isCityAlone: place?.kind === 'city' && km === null,
  };
}

/** The place that a text begins with, the longest name that there is, and how long it is. */
function placeAt(text: string): { place: FoundPlace | null; length: number } | null {
  const own = OWN_PLACE.exec(text);
  if (own) return { place: null, length: own[0].length };
  const code = new RegExp(`^(?:${CODE.source})`, 'iu').exec(text);
  const coded = code && findPlace(code[0]);
  if (code && coded) return { place: coded, length: code[0].length };
  const words = [...text.matchAll(/[\p{L}\p{M}.'’-]+/gu)].slice(0, MOST_WORDS);
  for (let count = words.length; count > 0; count -= 1) {
    const last = words[count - 1];
    const end = (last?.index ?? 0) + (last?.[0].length ?? 0);
    // Nothing but white space, and a comma before a province, stands within a name.
    const name = text.slice(0, end);
    if (!/^[\p{L}\p{M}.'’,\s-]+$/u.test(name)) continue;
    const before = words[count - 2];
    const isInProvince = count > 1 && last && findProvince(last[0]);
    const asked =
      isInProvince && before ? `${text.slice(0, before.index + before[0].length)}, ${last[0]}` : name;
    const place = findPlace(asked);
    if (place) return { place, length: end };
  }
  return null;
}

function isQuoted(text: string, at: number): boolean {
  return (text.slice(0, at).match(/"/g)?.length ?? 0) % 2 === 1;
}
