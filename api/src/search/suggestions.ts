import type { DirectoryFilters } from '@directory/domain/site/directory';
import { bySuggested, facetLabel, type SUGGESTED_FACETS } from '@directory/domain/facets';
import { fold } from '@directory/domain/text/fold';
import type { Language } from '@directory/domain/language';
import { provinceByCode } from '@directory/domain/places/provinces';
import { type EverydayWords, everydayWords, isBegunBy } from '@directory/domain/query/everyday-words';
import { slugify } from '@directory/domain/text/slug';
import type { SessionType } from '@directory/domain/profile/session-types';
import type { Term } from '@directory/domain/vocabulary/term';
import { beginsWord, type FoldedText, foldWithPlaces, matchRanges } from './match-ranges.ts';

/** How many suggestions each group holds at most. */
export const SUGGESTIONS_PER_GROUP = 5;

type SuggestedFacet = keyof SuggestedWords;

/** What can be suggested beside people, in one language. */
export interface SuggestionVocabulary {
  terms: Readonly<Record<SuggestedFacet, PreparedCandidates<{ value: string }>>>;
  locations: PreparedCandidates<Location>;
}

/** `place` is how conditions name it (`ON`, `ON/toronto`). */
interface Location {
  location: string;
  place: string;
}

export type SuggestedFilters = Pick<DirectoryFilters, SuggestedFacet | 'provinces'>;

/** By facet and value, the everyday words of what is suggested. Reads all phrases: once for each process. */
export const suggestedWords = () => bySuggested(({ said }) => everydayWords(said.kind));

type SuggestedWords = ReturnType<typeof suggestedWords>;

/** The concerns, therapies, languages and places that active profiles name, by both languages' names, abbreviations and everyday words. */
export function suggestionVocabulary(
  filters: SuggestedFilters,
  words: SuggestedWords,
  language: Language,
): SuggestionVocabulary {
  return {
    terms: bySuggested((facet) =>
      prepareCandidates(
        filters[facet.param].map((counted) => termCandidate(counted, facet, words[facet.param], language)),
      ),
    ),
    locations: prepareCandidates(
      filters.provinces.flatMap((province) => locationCandidates(province, language)),
    ),
  };
}

function termCandidate(
  { value, count }: DirectoryFilters[SuggestedFacet][number],
  facet: (typeof SUGGESTED_FACETS)[number],
  words: ReadonlyMap<string, EverydayWords>,
  language: Language,
): Candidate<{ value: string }> {
  const term = 'vocabulary' in facet ? facet.vocabulary.find(value) : facet.labels[value as SessionType];
  const { en, fr, aliases = [] }: Partial<Term> = term ?? {};
  const everyday = words.get(value);
  return {
    label: facetLabel(facet, value, language),
    otherNames: [en, fr, ...aliases].filter((name) => name !== undefined),
    ...(everyday && { everyday }),
    count,
    item: { value },
  };
}

/** A province and its cities. `location` is what the search screen's address takes: English names. */
function locationCandidates(
  { code, count, cities }: DirectoryFilters['provinces'][number],
  language: Language,
): Candidate<Location>[] {
  const name = provinceByCode(code)?.name ?? { en: code, fr: code };
  return [
    {
      label: name[language],
      otherNames: [name.en, name.fr],
      count,
      item: { location: name.en, place: code },
    },
    ...cities.map((city) => ({
      label: `${city.value}, ${name[language]}`,
      otherNames: [`${city.value}, ${name.en}`, `${city.value}, ${name.fr}`],
      count: city.count,
      item: {
        location: `${city.value}, ${name.en}`,
        place: `${code}/${slugify(city.value)}`,
      },
    })),
  ];
}

/** Something that can be suggested: its label in the visitor's language, and other names it is known by. */
interface Candidate<T> {
  label: string;
  otherNames: readonly string[];
  /** What people say who mean it. */
  everyday?: EverydayWords;
  /** Active profiles behind it; the order among equally good matches. */
  count: number;
  item: T;
}

export type Suggested<T> = T & { label: string; matches: [number, number][]; count: number };

/** Candidates with their names folded, which is done once for many keystrokes. */
type PreparedCandidates<T> = readonly (Candidate<T> & { folded: FoldedText; foldedNames: string[] })[];

/** Each label once, whatever its case and accents: what members write in words of their own differs in these. */
function prepareCandidates<T>(candidates: readonly Candidate<T>[]): PreparedCandidates<T> {
  const byLabel = new Map<string, PreparedCandidates<T>[number]>();
  for (const candidate of candidates) {
    const folded = foldWithPlaces(candidate.label);
    const known = byLabel.get(folded.text);
    if (known && known.count >= candidate.count) continue;
    const foldedNames = [...new Set(candidate.otherNames.map(fold))];
    byLabel.set(folded.text, { ...candidate, folded, foldedNames });
  }
  return [...byLabel.values()];
}

interface SuggestTermsOptions {
  limit: number;
  /** Whether one word may also be what people say who mean the candidate, as `nightm` for sleep. */
  everyday?: boolean;
}

/**
 * The candidates that hold every word of the query, at most `limit`: those where the words begin words first, then those that are called
 * so in everyday words, each the most frequent first. `matches` are ranges of the label, none where another name of the candidate matched.
 */
export function suggestTerms<T extends object>(
  query: string,
  candidates: PreparedCandidates<T>,
  { limit, everyday = false }: SuggestTermsOptions,
): Suggested<T>[] {
  const words = fold(query).split(/[ ,]+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return [];
  const only = everyday && words.length === 1 ? first : undefined;
  const found = candidates.flatMap((candidate) => {
    const ranges = matchRanges(candidate.folded, words);
    if (ranges) {
      const rank = words.every((word) => beginsWord(candidate.folded.text, word)) ? 0 : 1;
      return [{ candidate, ranges, rank }];
    }
    const known = candidate.foldedNames.some((name) => words.every((word) => beginsWord(name, word)));
    if (known) return [{ candidate, ranges: [], rank: 0 }];
    const isSaid = only !== undefined && candidate.everyday && isBegunBy(only, candidate.everyday);
    return isSaid ? [{ candidate, ranges: [], rank: 2 }] : [];
  });
  found.sort((a, b) => a.rank - b.rank || b.candidate.count - a.candidate.count);
  return found.slice(0, limit).map(({ candidate, ranges }) => suggested(candidate, ranges));
}

/** The places that a condition names, the most frequent first. */
export function suggestPlaces(
  places: readonly string[],
  { locations }: SuggestionVocabulary,
): Suggested<Location>[] {
  const named = locations.filter(({ item }) => places.includes(item.place));
  return named.toSorted((a, b) => b.count - a.count).map((candidate) => suggested(candidate, []));
}

function suggested<T extends object>(
  { item, label, count }: Candidate<T>,
  matches: [number, number][],
): Suggested<T> {
  return { ...item, label, matches, count };
}
