import { searchInput } from '@directory/domain/contracts/search-state';
import { crisisLines } from '@directory/domain/crisis-lines/choose';
import type { DangerKind } from '@directory/domain/crisis-lines/danger';
import { shownNumber } from '@directory/domain/crisis-lines/numbers';
import { bySuggested, facetLabel } from '@directory/domain/facets';
import { type Language, LANGUAGES } from '@directory/domain/language';
import { provinceByCode } from '@directory/domain/places/provinces';
import { readingLabel } from '@directory/domain/query/condition-names';
import { type EverydayWords, everydayWords, isBegunBy } from '@directory/domain/query/everyday-words';
import {
  type Directory,
  type DirectoryFilters,
  NO_SUGGESTIONS,
  type Suggestions,
} from '@directory/domain/site/directory';
import { fold } from '@directory/domain/text/fold';
import { slugify } from '@directory/domain/text/slug';
import { LRUCache } from 'lru-cache';
import { countOf, type EngineQuery, NOBODY, totalOf, withoutTitle } from './engine-query.ts';
import { askByWords } from './find.ts';
import type { SearchGateway } from './gateway.ts';
import { beginsWord, markedRanges, type FoldedText, foldWithPlaces, matchRanges } from './match-ranges.ts';
import { nameLookup, understoodQuery } from './plan.ts';
import type { Reading } from './read.ts';

/** How many suggestions each group holds at most. */
const SUGGESTIONS_PER_GROUP = 5;

/** Gives suggestions for what is being typed. What filters can take is made ready once, for many keys. */
export function createSuggestions(
  gateway: Pick<SearchGateway, 'ask' | 'place'>,
  filters: () => Promise<DirectoryFilters>,
): Directory['suggestions'] {
  const words = suggestedWords();
  const vocabularyIn = (language: Language) =>
    new LRUCache<DirectoryFilters, SuggestionVocabulary>({
      max: 1,
      memoMethod: (all) => suggestionVocabulary(all, words, language),
    });
  const vocabularies = { en: vocabularyIn('en'), fr: vocabularyIn('fr') };
  return async (typed, language) =>
    typed.trim() === ''
      ? NO_SUGGESTIONS
      : suggest(gateway, vocabularies[language].memo(await filters()), typed, language);
}

/**
 * Suggestions for what is being typed, from one call to the engine: names, whether the whole is somebody's full name, and how many meet what was
 * understood. That count is by filters alone, so that it is kept while the next words are typed.
 * @throws ApiError 503 without the engine
 */
async function suggest(
  gateway: Pick<SearchGateway, 'ask' | 'place'>,
  vocabulary: SuggestionVocabulary,
  typed: string,
  language: Language,
): Promise<Suggestions> {
  const { read, circle } = await gateway.place(searchInput.parse({ search: typed }));
  const { words, near, reading } = read;
  const people = words.trim() === '' ? [] : [namesQuery(words)];
  const isMeant = (reading?.conditions.length ?? 0) > 0 || near?.place;
  // By filters alone: the words that are left over exclude nobody.
  const all = countOf({ filter: circle });
  const meeting = isMeant ? [{ ...(reading ? understoodQuery(reading, all) : all), q: '' }] : [];
  const fullNames = isMeant ? people.flatMap((query) => nameLookup(query)?.fullNames ?? []) : [];
  const answers = await askByWords(gateway.ask, [...people, ...fullNames, ...meeting]);
  const [{ hits } = NOBODY] = answers.splice(0, people.length);
  const names = hits.map(({ name = '', path = '', city = null, _formatted }) => ({
    ...{ label: name, path, city },
    matches: markedRanges(_formatted?.name ?? name),
  }));
  const isSomebody = totalOf(answers.splice(0, fullNames.length)[0]) > 0;
  // Somebody's full name is no other thing.
  const meant = isSomebody ? null : reading;
  const [danger] = meant?.understood.danger ?? [];
  if (danger) return helpFor(danger, language);

  const isName = isNameOf(words, names);
  const suggested = bySuggested(({ param }) => suggestTerms(typed, vocabulary.terms[param], !isName));
  const label =
    isMeant && !isSomebody && readingLabel(reading?.understood.conditions ?? [], language, near ?? undefined);
  // What is understood and one of the values say the same, with one count: it is said once, as the filter.
  const isSaid = Object.values(suggested).some((group) => group.some((term) => term.label === label));
  return {
    reading: label && !isSaid ? { label, count: totalOf(answers[0]) } : null,
    names,
    isName,
    ...suggested,
    locations: locationsFor(typed, vocabulary, meant),
    help: null,
  };
}

/** The first line to call in such a danger, and nothing else. */
function helpFor(kind: DangerKind, language: Language): Suggestions {
  const line = crisisLines({ kinds: [kind] }).find(({ call }) => call);
  if (!line?.call) return NO_SUGGESTIONS;
  const [name, number] = [line.name[language], shownNumber(line.call)];
  return {
    ...NO_SUGGESTIONS,
    help: { label: name.includes(number) ? name : `${number} : ${name}`, call: line.call },
  };
}

/** Places by their names, then those that the text means when it names nothing else: by a nickname, a region or a name that is spelled otherwise. */
function locationsFor(
  typed: string,
  { locations }: SuggestionVocabulary,
  reading: Reading | null,
): Suggestions['locations'] {
  const named = suggestTerms(typed, locations);
  const { conditions = [], rest = '' } = reading?.understood ?? {};
  const wants = conditions.length === 1 && rest === '' ? (conditions[0]?.anyOf ?? []) : [];
  const places = wants.flatMap(({ kind, values }) => (kind === 'place' ? values : []));
  const meant = suggestPlaces(places, locations).filter(
    ({ value }) => !named.some((known) => known.value === value),
  );
  return [...named, ...meant]
    .slice(0, SUGGESTIONS_PER_GROUP)
    .map(({ value: location, ...term }) => ({ ...term, location }));
}

/** Asks for the first people whose name matches what was typed, typing errors forgiven. */
function namesQuery(typed: string): EngineQuery {
  return {
    q: withoutTitle(typed),
    limit: SUGGESTIONS_PER_GROUP,
    offset: 0,
    attributesToSearchOn: ['name'],
    attributesToRetrieve: ['id', 'name', 'path', 'city'],
    attributesToHighlight: ['name'],
    matchingStrategy: 'all',
  };
}

/** Whether every word that was typed begins a word of one of these names. */
function isNameOf(typed: string, names: Suggestions['names']): boolean {
  const words = fold(withoutTitle(typed)).split(' ');
  return names.some(({ label }) => words.every((word) => beginsWord(fold(label), word)));
}

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

type Suggested = Pick<Candidate, 'label' | 'value' | 'count'> & { matches: [number, number][] };

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
export function suggestPlaces(places: readonly string[], locations: readonly Candidate[]): Suggested[] {
  return locations
    .filter(({ place = '' }) => places.includes(place))
    .toSorted((a, b) => b.count - a.count)
    .map((candidate) => suggested(candidate, []));
}

function suggested({ value, label, count }: Candidate, matches: [number, number][]): Suggested {
  return { value, label, matches, count };
}
