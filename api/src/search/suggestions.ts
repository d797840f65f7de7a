import { bySuggested, facetLabel } from '@directory/domain/facets';
import { type Language, LANGUAGES } from '@directory/domain/language';
import { provinceByCode } from '@directory/domain/places/provinces';
import { type EverydayWords, everydayWords, isBegunBy } from '@directory/domain/query/everyday-words';
import type { DirectoryFilters } from '@directory/domain/site/directory';
import { fold } from '@directory/domain/text/fold';
import { slugify } from '@directory/domain/text/slug';
import { beginsWord, type FoldedText, foldWithPlaces, matchRanges } from './match-ranges.ts';

/** How many suggestions each group holds at most. */
export const SUGGESTIONS_PER_GROUP = 5;

/** By facet and value, the everyday words of what is suggested. Reads all phrases: once for each process. */
export const suggestedWords = () => bySuggested(({ said }) => everydayWords(said.kind));

type SuggestedWords = ReturnType<typeof suggestedWords>;

/** What can be suggested beside people, in one language. */
export interface SuggestionVocabulary {
  terms: Readonly<Record<keyof SuggestedWords, readonly Candidate[]>>;
  locations: readonly Candidate[];
}

/** Something that can be suggested, its names folded once for many keystrokes. */
interface Candidate {
  /** In the visitor's language. */
  label: string;
  folded: FoldedText;
  otherNames: readonly string[];
  /** What people say who mean it. */
  everyday?: EverydayWords | undefined;
  /** As the search screen's address takes it: English names. */
  value: string;
  /** How conditions name a place: `ON`, `ON/toronto`. */
  place?: string;
  /** Active profiles behind it; the order among equally good matches. */
  count: number;
}

export type Suggested = Pick<Candidate, 'label' | 'value' | 'count'> & { matches: [number, number][] };

/** The values of the suggested facets and the places that active profiles name, by both languages' names, abbreviations and everyday words. */
export function suggestionVocabulary(
  filters: Pick<DirectoryFilters, keyof SuggestedWords | 'provinces'>,
  words: SuggestedWords,
  language: Language,
): SuggestionVocabulary {
  return {
    terms: bySuggested((facet) =>
      eachOnce(
        filters[facet.param].map(({ value, count }) => {
          const names = LANGUAGES.map((each) => facetLabel(facet, value, each));
          const { aliases = [] } = ('vocabulary' in facet && facet.vocabulary.find(value)) || {};
          const everyday = words[facet.param].get(value);
          const label = facetLabel(facet, value, language);
          return { ...named(label, [...names, ...aliases]), everyday, value, count };
        }),
      ),
    ),
    locations: eachOnce(
      filters.provinces.flatMap(({ code, count, cities }) => {
        const { name } = provinceByCode(code) ?? { name: { en: code, fr: code } };
        return [{ value: '', count }, ...cities].map(({ value: city, count: people }) => {
          const within = city && `${city}, `;
          return {
            ...named(within + name[language], [within + name.en, within + name.fr]),
            value: within + name.en,
            place: city ? `${code}/${slugify(city)}` : code,
            count: people,
          };
        });
      }),
    ),
  };
}

function named(label: string, names: readonly string[]): Pick<Candidate, 'label' | 'folded' | 'otherNames'> {
  return { label, folded: foldWithPlaces(label), otherNames: [...new Set(names.map(fold))] };
}

/** Each label once, whatever its case and accents: what members write in words of their own differs in these. */
function eachOnce(candidates: readonly Candidate[]): readonly Candidate[] {
  const rarerFirst = candidates.toSorted((a, b) => b.count - a.count).toReversed();
  return [
    ...new Map(rarerFirst.map((candidate) => [candidate.folded.text, candidate])).values(),
  ].toReversed();
}

/**
 * The candidates that hold every word of the query: those where the words begin words first, then those that are called so in everyday words,
 * each the most frequent first. `matches` are ranges of the label, none where another name of the candidate matched.
 * @param isEveryday whether one word may also be what people say who mean the candidate, as `nightm` for sleep
 */
export function suggestTerms(
  query: string,
  candidates: readonly Candidate[],
  isEveryday = false,
): Suggested[] {
  const words = fold(query).split(/[ ,]+/).filter(Boolean);
  const [first, ...others] = words;
  if (first === undefined) return [];
  const beginsEach = (name: string) => words.every((word) => beginsWord(name, word));
  const found = candidates.flatMap((candidate) => {
    const { folded, otherNames, everyday } = candidate;
    const matches = matchRanges(folded, words);
    const isSaid = isEveryday && others.length === 0 && everyday && isBegunBy(first, everyday);
    const rank = (matches ? beginsEach(folded.text) : otherNames.some(beginsEach)) ? 0 : matches ? 1 : 2;
    return rank < 2 || isSaid ? [{ ...suggested(candidate, matches ?? []), rank }] : [];
  });
  return found
    .sort((a, b) => a.rank - b.rank || b.count - a.count)
    .slice(0, SUGGESTIONS_PER_GROUP)
    .map(({ rank: _rank, ...term }) => term);
}

/** The places that a condition names, the most frequent first. */
export function suggestPlaces(places: readonly string[], { locations }: SuggestionVocabulary): Suggested[] {
  return locations
    .filter(({ place = '' }) => places.includes(place))
    .toSorted((a, b) => b.count - a.count)
    .map((candidate) => suggested(candidate, []));
}

function suggested({ value, label, count }: Candidate, matches: [number, number][]): Suggested {
  return { value, label, matches, count };
}
