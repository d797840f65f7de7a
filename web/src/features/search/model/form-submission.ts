import { findChip } from '@directory/domain/facets';
import { findProvince } from '@directory/domain/places/provinces';
import { withoutWords } from './left-over.ts';
import { formatLocation, parseLocation } from './location-param.ts';
import { toggleChip, type SearchState } from './search-state.ts';
import { parseSearch, searchQuery } from './url-state.ts';

/**
 * The fields that the search form has beyond the address's parameters. Without scripts the browser submits them as they
 * are; the server then redirects to the address that says the same.
 */
export const FORM_FIELDS = {
  province: 'province',
  city: 'city',
  /** The province the city list was made for: a city of another province is dropped. */
  listedProvince: 'listedProvince',
  /** The place that the words named, as the fields showed it, and these words: they go where another is chosen. */
  said: 'said',
  saidWords: 'saidWords',
  /** `parameter:value`, from the chip that was pressed. */
  toggle: 'toggle',
} as const;

/**
 * The query that a submitted form stands for, or null when the query is no form's.
 * @returns as {@link searchQuery} gives it
 */
export function resolveSubmission(params: URLSearchParams): string | null {
  if (!Object.values(FORM_FIELDS).some((field) => params.has(field))) return null;
  const submitted = parseSearch(params);
  const state = toggled(withPlace(submitted, params), params.get(FORM_FIELDS.toggle));
  return searchQuery({ ...state, page: 1 }, params);
}

function withPlace(state: SearchState, params: URLSearchParams): SearchState {
  if (!params.has(FORM_FIELDS.province)) return state;
  const province = findProvince(params.get(FORM_FIELDS.province))?.code ?? null;
  const said = params.get(FORM_FIELDS.said) ?? '';
  const listed = said
    ? parseLocation(said).province
    : (findProvince(params.get(FORM_FIELDS.listedProvince))?.code ?? null);
  const city = province === listed ? (params.get(FORM_FIELDS.city) ?? '').trim() : '';
  if (said && formatLocation({ province, city }) === said) return state;
  const search = params.getAll(FORM_FIELDS.saidWords).reduce(withoutWords, state.search);
  return { ...state, search, province, city, frame: province === listed ? state.frame : null };
}

function toggled(state: SearchState, toggle: string | null): SearchState {
  const chip = findChip(toggle ?? '');
  return chip ? toggleChip(state, chip.facet.param, chip.value) : state;
}
