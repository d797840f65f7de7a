import {
  CHIP_FACETS,
  closedValues,
  type ChipFacet,
  type FacetField,
  type FacetParam,
} from '@directory/domain/facets';
import type { SearchState } from './search-state.ts';

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
 * The fields whose values the screen shows with a count: the places' always, cities within a province. Counting is nearly all that a search costs the engine, so what is folded away is
 * counted when it is opened.
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
