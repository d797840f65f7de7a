import {
  CHIP_FACETS,
  closedValues,
  type ChipFacet,
  type FacetField,
  type FacetParam,
} from '@directory/domain/facets';
import type { ProvinceCode } from '@directory/domain/places/provinces';
import type { Want } from '@directory/domain/query/condition';
import { speaksOfDanger, type Understood } from '@directory/domain/query/understood';
import type { SearchState } from './search-state.ts';
import type { Place } from './location-param.ts';

/** The groups that the visitor has opened or folded; those that were left alone are absent. */
export type Foldings = Readonly<Partial<Record<FacetParam, boolean>>>;

/** Where the groups stand: beside the results of wide screens, or in the drawer of narrow ones. */
export type Panel = 'beside' | 'drawer';

/**
 * How many groups stand open before the visitor opens any, from the first on. Beside the results what most people decide by: concern,
 * new clients, fee, language, way to meet. On a phone the headings fit on one screen when all but the first are folded.
 */
const OPEN_GROUPS: Readonly<Record<Panel, number>> = { beside: 5, drawer: 1 };

/** A filter with one value, whose name says all: it has no heading and does not fold. */
export function isSingle(facet: ChipFacet): boolean {
  return closedValues(facet)?.length === 1;
}

/** Whether a group stands open: as the visitor left it, before that by itself, as one in which something is chosen does. */
export function isGroupOpen(
  facet: ChipFacet,
  panel: Panel,
  state: SearchState,
  foldings: Foldings = {},
): boolean {
  const { param } = facet;
  return foldings[param] ?? (CHIP_FACETS.indexOf(facet) < OPEN_GROUPS[panel] || state[param].length > 0);
}

/**
 * The fields whose values the screen shows with a count: the places' always, cities within a province. Counting is nearly all that a
 * search costs the engine, so what is folded away is counted when it is opened.
 * @param panel null while no group is on the screen: the drawer is closed
 */
export function shownFacets(
  panel: Panel | null,
  state: SearchState,
  foldings: Foldings = {},
): readonly FacetField[] {
  const places: FacetField[] = state.province === null ? ['province'] : ['province', 'city'];
  if (panel === null) return places;
  const groups = CHIP_FACETS.filter((facet) => isSingle(facet) || isGroupOpen(facet, panel, state, foldings));
  return [...groups.map(({ field }) => field), ...places];
}

/** The most chips that a group shows. What is beyond is found by its name. */
export const MOST_CHIPS = 30;

/** The first of a group's values, as many as it shows; those that are chosen are always among them. */
export function shownChips(values: readonly string[], chosen: readonly string[]): readonly string[] {
  const beyond = values.slice(MOST_CHIPS).filter((value) => chosen.includes(value));
  return [...values.slice(0, Math.max(0, MOST_CHIPS - beyond.length)), ...beyond];
}

/**
 * The province that this tab or this device remembers of its visitor, or whatever else stands there. `features/crisis/known-province.ts`
 * writes it and reads it with care; the search page, which has no room for that, only puts it first among those that it offers.
 */
export function ownProvince(): unknown {
  try {
    const read = (storage: Storage, key: string): unknown => JSON.parse(storage.getItem(key) as string);
    const inTab = (read(sessionStorage, 'visitor_province') ?? {}) as { mark?: unknown; value?: unknown };
    // "Delete all" in another tab takes the mark away.
    const isStill = inTab.mark === read(localStorage, 'assessment_mark');
    return (isStill ? inTab.value : null) ?? read(localStorage, 'visitor_province');
  } catch {
    return null;
  }
}

/** What the words ask for, as the filters and the place field have it, each with the words that say so. */
export interface SaidFilters {
  /** By `parameter:value`. */
  chips: Readonly<Record<string, readonly string[]>>;
  place: (Place & { words: readonly string[] }) | null;
}

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
