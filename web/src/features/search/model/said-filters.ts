import { createContext } from 'react';
import { CHIP_FACETS } from '@directory/domain/facets';
import type { ProvinceCode } from '@directory/domain/places/provinces';
import type { Want } from '@directory/domain/query/condition';
import { speaksOfDanger, type Understood } from '@directory/domain/query/understood';
import type { Place } from './location-param.ts';

/** What the words ask for, as the filters and the place field have it, each with the words that say so. */
interface SaidFilters {
  /** By `parameter:value`. */
  chips: Readonly<Record<string, readonly string[]>>;
  place: (Place & { words: readonly string[] }) | null;
}

export const SaidFiltersContext = createContext<SaidFilters>({ chips: {}, place: null });

/** Only what narrows the search as a filter would: `Toronto or online` is neither of the two, and words of danger ask for nothing. */
export function saidFilters(understood: Understood | null): SaidFilters {
  const conditions = speaksOfDanger(understood) ? [] : (understood?.conditions ?? []);
  const asked = conditions.filter(({ anyOf, isExcluded }) => anyOf.length === 1 && !isExcluded);
  const place = asked.find(({ kind }) => kind === 'place');
  const [where = '', ...others] = place?.anyOf[0]?.values ?? [];
  const [province, path] = where.split('/') as [ProvinceCode, string?];
  const city = path ? (place?.names[0]?.en ?? '') : '';
  return {
    chips: Object.fromEntries(
      asked.flatMap(({ anyOf, words }) => anyOf.flatMap(chipsOf).map((chip) => [chip, words])),
    ),
    place: place && others.length === 0 ? { province, city, words: place.words } : null,
  };
}

/** The chips that ask for the same. */
function chipsOf({ kind, values }: Want): string[] {
  // `<=150` is the chip "up to $150"; who is free, now or soon, takes new clients.
  if (kind === 'price') return values.map((value) => `fee:${value.replace('<=', '')}`);
  if (kind === 'availability') return ['accepting:yes'];
  const facet = CHIP_FACETS.find((other) => 'said' in other && other.said.kind === kind);
  return facet ? values.map((value) => `${facet.param}:${value}`) : [];
}
