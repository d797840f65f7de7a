import { findProvince, PROVINCE_CODES, type ProvinceCode } from '../provinces.ts';
import { slugify } from '../slug.ts';
import type { Position } from './distance.ts';
import { TOWNS } from './towns.ts';

export interface Town {
  /** As it is written, `Montréal`. */
  readonly name: string;
  readonly province: ProvinceCode;
  /** Its centre. */
  readonly position: Position;
}

let byName: ReadonlyMap<string, readonly Town[]> | null = null;

/**
 * The town of that name, whatever its case and accents: the one in the province, which the text may name (`Richmond, BC`), else the
 * largest of Canada. Null when the province has none, or the name is no town's.
 * @param province the province that counts when the text names none; without one of the name there, the largest of Canada
 */
export function findTown(text: string, province: ProvinceCode | null = null): Town | null {
  const comma = text.lastIndexOf(',');
  const named = comma < 0 ? undefined : findProvince(text.slice(comma + 1));
  const all = townsOf(named ? text.slice(0, comma) : text);
  if (named) return all.find((town) => town.province === named.code) ?? null;
  return all.find((town) => town.province === province) ?? all[0] ?? null;
}

/** The town of a person who lives in the province: no other province's will do. */
export function townIn(name: string, province: ProvinceCode): Town | null {
  return townsOf(name).find((town) => town.province === province) ?? null;
}

/** The largest first. */
function townsOf(name: string): readonly Town[] {
  byName ??= readTowns();
  return byName.get(nameKey(name)) ?? [];
}

/** Saint and Sainte are written short as often as not, apostrophes left out, and Québec is told from its province by a word. */
function nameKey(name: string): string {
  return slugify(name.replace(/['’]/g, ''))
    .replace(/^(ville-de|city-of|greater)-/, '')
    .replace(/-city$/, '')
    .replace(/(^|-)(st|ste|sainte)(?=-)/g, '$1saint');
}

function readTowns(): Map<string, Town[]> {
  const towns: { town: Town; thousands: number }[] = [];
  let province: ProvinceCode | undefined;
  for (const entry of TOWNS.trim().split(/[|\n]/)) {
    const [, name = '', lat, lng, thousands] = /^(.+) (\S+) (\S+) (\d+)$/.exec(entry) ?? [];
    if (entry.startsWith('#')) province = PROVINCE_CODES.find((code) => code === entry.slice(1));
    else if (province)
      towns.push({
        town: { name, province, position: { lat: Number(lat), lng: Number(lng) } },
        thousands: Number(thousands),
      });
  }
  const named = new Map<string, Town[]>();
  for (const { town } of towns.toSorted((a, b) => b.thousands - a.thousands)) {
    const key = nameKey(town.name);
    named.set(key, [...(named.get(key) ?? []), town]);
  }
  return named;
}
