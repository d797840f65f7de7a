import {
  CHIP_FACETS,
  type ChipFacet,
  type FacetField,
  type FacetParam,
  findChip,
} from '@directory/domain/facets';
import type { ProvinceCode } from '@directory/domain/places/provinces';
import type { Want } from '@directory/domain/query/condition';
import type { Understood } from '@directory/domain/contracts/search-answer';
import { isPrivate } from '@directory/domain/query/understood';
import type { SearchState } from './search-state.ts';
import type { Place } from './location-param.ts';

/** The menus above the results, and what each holds: what most people decide by. */
export const MENUS = {
  concern: ['concerns'],
  price: ['fee', 'insurers'],
  clients: ['accepting', 'opening', 'wait'],
  online: ['sessionTypes', 'online'],
} as const satisfies Readonly<Record<string, readonly FacetParam[]>>;

export type Menu = keyof typeof MENUS;

const inMenus: readonly FacetParam[] = Object.values(MENUS).flat();

/** The facets of a menu; of `more`, the drawer, all that are in none, and how to meet: who wants that in person looks for it there, too. */
export function facetsOf(panel: Menu | 'more'): readonly ChipFacet[] {
  if (panel === 'more')
    return CHIP_FACETS.filter(({ param }) => param === 'sessionTypes' || !inMenus.includes(param));
  return MENUS[panel].flatMap((param) => CHIP_FACETS.filter((facet) => facet.param === param));
}

/** The drawer's groups that the visitor has opened or folded; those that were left alone are absent. */
export type Foldings = Readonly<Partial<Record<FacetParam, boolean>>>;

/** Whether a group of the drawer stands open: as the visitor left it, before that where something in it is chosen. */
export function isGroupOpen({ param }: ChipFacet, state: SearchState, foldings: Foldings = {}): boolean {
  return foldings[param] ?? state[param].length > 0;
}

/**
 * The fields whose values the screen shows with a count. Counting is nearly all that a search costs the engine, so what is folded away is
 * counted when it is opened.
 * @param panel what of the filters stands open
 */
export function shownFacets(
  panel: Menu | 'more' | null,
  state: SearchState,
  foldings: Foldings = {},
): readonly FacetField[] {
  if (panel === null) return [];
  const facets = facetsOf(panel);
  if (panel !== 'more') return facets.map(({ field }) => field);
  const open = facets.filter((facet) => isGroupOpen(facet, state, foldings));
  // A city waits for its province.
  const places = state.province ? (['province', 'city'] as const) : (['province'] as const);
  return [...open.map(({ field }) => field), ...places];
}

/** Those that a page comes with, for who has no scripts and for who opens a menu first: each menu's first, and those that are chosen from. */
export function firstFacets(state: SearchState): readonly FacetField[] {
  const first: readonly FacetParam[] = Object.values(MENUS).map(([param]) => param);
  return CHIP_FACETS.filter(({ param }) => first.includes(param) || state[param].length > 0).map(
    ({ field }) => field,
  );
}

/** The most chips that a group shows. What is beyond is found by its name. */
export const MOST_CHIPS = 30;

/** The first of a group's values, as many as it shows; those that are chosen are always among them. */
export function shownChips(values: readonly string[], chosen: readonly string[]): readonly string[] {
  const beyond = values.slice(MOST_CHIPS).filter((value) => chosen.includes(value));
  return [...values.slice(0, Math.max(0, MOST_CHIPS - beyond.length)), ...beyond];
}

/** What the words ask for, as the filters and the place field have it, each with the words that say so. */
export interface SaidFilters {
  /** By `parameter:value`. */
  chips: Readonly<Record<string, readonly string[]>>;
  place: (Place & { words: readonly string[] }) | null;
}

/** Only what narrows the search as a filter would: `Toronto or online` is neither of the two, and private words are taken back by no address. */
export function saidFilters(understood: Understood | null): SaidFilters {
  const conditions = isPrivate(understood) ? [] : (understood?.conditions ?? []);
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

/** The chips that ask for the same; of `<=120` there is none. */
function chipsOf(want: Want): string[] {
  return namedBy(want).filter(findChip);
}

function namedBy({ kind, values }: Want): string[] {
  // `<=150` is the chip "up to $150"; who is free, now or soon, takes new clients.
  if (kind === 'price') return values.map((value) => `fee:${value.replace('<=', '')}`);
  if (kind === 'availability') return ['accepting:yes'];
  const facet = CHIP_FACETS.find((other) => 'said' in other && other.said.kind === kind);
  return facet ? values.map((value) => `${facet.param}:${value}`) : [];
}
