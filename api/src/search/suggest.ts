import { crisisLines } from '@directory/domain/crisis-lines/choose';
import type { DangerKind } from '@directory/domain/crisis-lines/danger';
import { shownNumber } from '@directory/domain/crisis-lines/numbers';
import { NO_SUGGESTIONS, type Suggestions } from '@directory/domain/site/directory';
import { fold } from '@directory/domain/text/fold';
import { bySuggested } from '@directory/domain/facets';
import type { Language } from '@directory/domain/language';
import { readingLabel } from '@directory/domain/query/reading-label';
import { searchInput } from '@directory/domain/contracts/search-state';
import { countOf, type EngineQuery, NOBODY, totalOf } from './engine-query.ts';
import { askByWords, nameLookup, withoutTitle } from './exact-name.ts';
import type { SearchGateway } from './gateway.ts';
import { understoodQuery } from './plan.ts';
import type { Reading } from './read.ts';
import { beginsWord, markedRanges } from './match-ranges.ts';
import {
  SUGGESTIONS_PER_GROUP,
  suggestPlaces,
  suggestTerms,
  type SuggestionVocabulary,
} from './suggestions.ts';

/**
 * Suggestions for what is being typed, from one call to the engine: names, whether the whole is somebody's full name, and how many meet what was
 * understood. That count is by filters alone, so that it is kept while the next words are typed.
 * @throws ApiError 503 without the engine
 */
export async function suggest(
  gateway: Pick<SearchGateway, 'ask' | 'place'>,
  vocabulary: SuggestionVocabulary,
  typed: string,
  language: Language,
): Promise<Suggestions> {
  const { read, circle } = await gateway.place(searchInput.parse({ search: typed }));
  const { words, near, reading } = read;
  const people = words.trim() === '' ? null : namesQuery(words);
  const isMeant = (reading?.conditions.length ?? 0) > 0 || near?.place;
  // By filters alone: the words that are left over exclude nobody.
  const all = countOf({ filter: circle });
  const count = isMeant ? { ...(reading ? understoodQuery(reading, all) : all), q: '' } : null;
  const fullNames = count && people && nameLookup(people)?.fullNames;
  const answers = await askByWords(
    gateway.ask,
    [people, fullNames, count].filter((query) => !!query),
  );
  const { hits } = (people && answers.shift()) || NOBODY;
  const names = hits.map(({ name = '', path = '', city = null, _formatted }) => ({
    ...{ label: name, path, city },
    matches: markedRanges(_formatted?.name ?? name),
  }));
  const isSomebody = fullNames ? totalOf(answers.shift()) > 0 : false;
  // Somebody's full name is no other thing.
  const meant = isSomebody ? null : reading;
  const [danger] = meant?.understood.danger ?? [];
  if (danger) return helpFor(danger, language);

  const isName = isNameOf(words, names);
  const { terms } = vocabulary;
  const suggested = bySuggested(({ param }) => suggestTerms(typed, terms[param], !isName));
  const label =
    !isSomebody && count && readingLabel(reading?.understood.conditions ?? [], language, near ?? undefined);
  // What is understood and one of the values say the same, with one count: it is said once, as the filter.
  const isSaid = Object.values(suggested).some((group) => group.some((term) => term.label === label));
  return {
    reading: label && !isSaid ? { label, count: totalOf(answers.shift()) } : null,
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

/** Places by their names, then those that are meant by a nickname, a region or a name that is spelled otherwise. */
function locationsFor(
  typed: string,
  vocabulary: SuggestionVocabulary,
  reading: Reading | null,
): Suggestions['locations'] {
  const named = suggestTerms(typed, vocabulary.locations);
  const meant = suggestPlaces(placesAlone(reading), vocabulary).filter(
    ({ value }) => !named.some((known) => known.value === value),
  );
  return [...named, ...meant]
    .slice(0, SUGGESTIONS_PER_GROUP)
    .map(({ value: location, ...term }) => ({ ...term, location }));
}

/** The places that the text names when it names nothing else. */
function placesAlone(reading: Reading | null): readonly string[] {
  const [condition, ...others] = reading?.understood.conditions ?? [];
  if (!condition || others.length > 0 || reading?.understood.rest !== '') return [];
  return condition.anyOf.flatMap(({ kind, values }) => (kind === 'place' ? values : []));
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
