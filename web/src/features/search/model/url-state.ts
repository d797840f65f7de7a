import type { DirectoryFilters } from '@directory/domain/directory';
import { fold } from '@directory/domain/fold';
import { GENDER_LABELS, GENDERS } from '@directory/domain/genders';
import type { Bilingual } from '@directory/domain/language';
import { uniqueFolded } from '@directory/domain/list-field';
import { SESSION_TYPE_LABELS, SESSION_TYPES } from '@directory/domain/session-types';
import { languageVocabulary } from '@directory/domain/vocabulary/languages';
import { therapyVocabulary } from '@directory/domain/vocabulary/therapies';
import type { Vocabulary } from '@directory/domain/vocabulary/term';
import { SEARCH_LIMITS } from '@directory/search-config/limits';
import { formatLocation, parseLocation } from './location-param.ts';
import { FILTER_GROUPS, LAST_PAGE, type SearchState } from './search-state.ts';

/** The part of the directory's filters that tells which wordings outside the vocabularies profiles really use. */
export type KnownValues = Pick<DirectoryFilters, 'languages' | 'therapies'>;

/**
 * The search screen's state from its address. A list parameter may be repeated or hold commas; its values may be in either
 * language or abbreviated (`therapies=TCC`). What cannot be understood is left out; the page is clamped.
 * @param known wordings beyond the vocabularies to accept
 */
export function parseSearch(params: URLSearchParams, known?: KnownValues): SearchState {
  const list = <T extends string>(param: string, find: (text: string) => T | undefined): T[] => {
    const texts = params.getAll(param).flatMap((text) => text.split(','));
    return [...new Set(texts.map(find).filter((value) => value !== undefined))];
  };
  return {
    search: parseKeyword(params.get('search')),
    ...parseLocation(params.get('location') ?? ''),
    languages: list('languages', fromVocabulary(languageVocabulary, known?.languages)),
    therapies: list('therapies', fromVocabulary(therapyVocabulary, known?.therapies)),
    sessionTypes: list('sessionTypes', fromLabels(SESSION_TYPES, SESSION_TYPE_LABELS)),
    genders: list('genders', fromLabels(GENDERS, GENDER_LABELS)),
    page: parsePage(params.get('page')),
  };
}

/**
 * The address's query for a state, without its question mark; `''` for the whole directory. List parameters are repeated,
 * one value each.
 * @param current the present query, whose language choice is kept
 */
export function searchQuery(state: SearchState, current?: URLSearchParams): string {
  const params = new URLSearchParams();
  const location = formatLocation(state);
  if (state.search) params.set('search', state.search);
  if (location) params.set('location', location);
  for (const { param } of FILTER_GROUPS) for (const value of state[param]) params.append(param, value);
  if (state.page > 1) params.set('page', String(state.page));
  const language = current?.get('lang');
  if (language) params.set('lang', language);
  return params.toString();
}

/** A keyword as it is searched: trimmed, inner white space made one space, no longer than the gateway accepts. */
export function parseKeyword(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim().slice(0, SEARCH_LIMITS.queryLength).trim();
}

function parsePage(text: string | null): number {
  const page = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(page, 1), LAST_PAGE);
}

function fromVocabulary(vocabulary: Vocabulary, known: KnownValues['languages'] = []) {
  const others = new Map(known.map(({ value }) => [fold(value), value]));
  return (text: string) => vocabulary.find(text)?.en ?? others.get(fold(text));
}

function fromLabels<T extends string>(values: readonly T[], labels: Readonly<Record<T, Bilingual>>) {
  const byName = new Map(
    values.flatMap((value) =>
      uniqueFolded([value, ...Object.values(labels[value])]).map((name) => [fold(name), value] as const),
    ),
  );
  return (text: string) => byName.get(fold(text));
}
