import type { DirectoryFilters, Suggestions } from '@directory/domain/directory';
import { fold } from '@directory/domain/fold';
import type { Language } from '@directory/domain/language';
import { provinceByCode } from '@directory/domain/provinces';
import { therapyVocabulary } from '@directory/domain/vocabulary/therapies';
import { PROFILE_INDEX } from '@directory/search-config/document';
import { beginsWord, type FoldedText, foldWithPlaces, matchRanges, mergeRanges } from './match-ranges.ts';
import type { SearchGateway } from './gateway.ts';
import { withoutTitle } from './name-words.ts';

/** How many suggestions each group holds at most: three groups of them are in sight at once below the field. */
export const SUGGESTIONS_PER_GROUP = 5;

/** What can be suggested beside people, in one language. */
export interface SuggestionVocabulary {
  therapies: PreparedCandidates<{ value: string }>;
  locations: PreparedCandidates<{ location: string }>;
}

export type SuggestedFilters = Pick<DirectoryFilters, 'therapies' | 'provinces'>;

/** The therapies and places that active profiles name, by both languages' names and abbreviations. */
export function suggestionVocabulary(filters: SuggestedFilters, language: Language): SuggestionVocabulary {
  return {
    therapies: prepareCandidates(filters.therapies.map((therapy) => therapyCandidate(therapy, language))),
    locations: prepareCandidates(
      filters.provinces.flatMap((province) => locationCandidates(province, language)),
    ),
  };
}

function therapyCandidate(
  { value, count }: DirectoryFilters['therapies'][number],
  language: Language,
): Candidate<{ value: string }> {
  const term = therapyVocabulary.find(value);
  return {
    label: therapyVocabulary.label(value, language),
    otherNames: term ? [term.en, term.fr, ...(term.aliases ?? [])] : [],
    count,
    item: { value },
  };
}

/** A province and its cities. `location` is what the search screen's address takes: English names. */
function locationCandidates(
  { code, count, cities }: DirectoryFilters['provinces'][number],
  language: Language,
): Candidate<{ location: string }>[] {
  const name = provinceByCode(code)?.name ?? { en: code, fr: code };
  return [
    { label: name[language], otherNames: [name.en, name.fr], count, item: { location: name.en } },
    ...cities.map((city) => ({
      label: `${city.value}, ${name[language]}`,
      otherNames: [`${city.value}, ${name.en}`, `${city.value}, ${name.fr}`],
      count: city.count,
      item: { location: `${city.value}, ${name.en}` },
    })),
  ];
}

/** Something that can be suggested: its label in the visitor's language, and other names it is known by. */
interface Candidate<T> {
  label: string;
  otherNames: readonly string[];
  /** Active profiles behind it; the order among equally good matches. */
  count: number;
  item: T;
}

type Suggested<T> = T & { label: string; matches: [number, number][] };

/** Candidates with their names folded, which is done once for many keystrokes. */
type PreparedCandidates<T> = readonly (Candidate<T> & { folded: FoldedText; foldedNames: string[] })[];

function prepareCandidates<T>(candidates: readonly Candidate<T>[]): PreparedCandidates<T> {
  return candidates.map((candidate) => ({
    ...candidate,
    folded: foldWithPlaces(candidate.label),
    foldedNames: [...new Set(candidate.otherNames.map(fold))],
  }));
}

/**
 * The candidates that hold every word of the query, at most `limit`: those where the words begin words first, then the
 * most frequent. `matches` are ranges of the label, none where another name of the candidate matched.
 */
export function suggestTerms<T extends object>(
  query: string,
  candidates: PreparedCandidates<T>,
  limit: number,
): Suggested<T>[] {
  const words = fold(query).split(/[ ,]+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = candidates.flatMap((candidate) => {
    const ranges = matchRanges(candidate.folded, words);
    if (ranges) {
      const rank = words.every((word) => beginsWord(candidate.folded.text, word)) ? 0 : 1;
      return [{ candidate, ranges, rank }];
    }
    const known = candidate.foldedNames.some((name) => words.every((word) => beginsWord(name, word)));
    return known ? [{ candidate, ranges: [], rank: 0 }] : [];
  });
  found.sort((a, b) => a.rank - b.rank || b.candidate.count - a.candidate.count);
  return found.slice(0, limit).map(({ candidate, ranges }) => ({
    ...candidate.item,
    label: candidate.label,
    matches: ranges,
  }));
}

/** Private-use characters: no name holds them, so they mark what the engine matched. */
const MARK_START = '\uE000';
const MARK_END = '\uE001';

/** The first people whose name matches what was typed, typing errors forgiven. @throws ApiError 503 without the engine */
export async function suggestNames(
  gateway: SearchGateway,
  query: string,
  limit: number,
): Promise<Suggestions['names']> {
  const [answer] = await gateway.search([
    {
      indexUid: PROFILE_INDEX,
      q: withoutTitle(query),
      limit,
      offset: 0,
      attributesToSearchOn: ['name'],
      attributesToRetrieve: ['id', 'name', 'path'],
      attributesToHighlight: ['name'],
      highlightPreTag: MARK_START,
      highlightPostTag: MARK_END,
      matchingStrategy: 'all',
    },
  ]);
  const { hits } = JSON.parse(answer?.toString('utf8') ?? '{"hits":[]}') as {
    hits: { name: string; path: string; _formatted?: { name?: string } }[];
  };
  return hits.map(({ name, path, _formatted }) => ({
    label: name,
    path,
    matches: markedRanges(_formatted?.name ?? name),
  }));
}

/** The marked parts of a text, as ranges of the text without its marks. */
export function markedRanges(marked: string): [number, number][] {
  const ranges: [number, number][] = [];
  let at = 0;
  let start = 0;
  for (const character of marked.split('')) {
    if (character === MARK_START) start = at;
    else if (character === MARK_END) ranges.push([start, at]);
    else at += 1;
  }
  return mergeRanges(ranges);
}
