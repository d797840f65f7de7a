import { NO_SUGGESTIONS, type Suggestions } from '@directory/domain/directory';
import type { Language } from '@directory/domain/language';
import { readingLabel } from '@directory/domain/query/reading-label';
import { PROFILE_INDEX } from '@directory/search-config/document';
import { nameLookup, totalOf } from './exact-name.ts';
import type { SearchGateway } from './gateway.ts';
import type { EngineQuery } from './query.ts';
import type { Reading } from './reading.ts';
import { parseResult } from './result-bytes.ts';
import { isNameOf, namesQuery, readNames } from './suggested-names.ts';
import {
  SUGGESTIONS_PER_GROUP,
  suggestPlaces,
  suggestTerms,
  type SuggestionVocabulary,
} from './suggestions.ts';

/** Asks how many there are: nobody is shown. */
const COUNT_ALONE: EngineQuery = {
  indexUid: PROFILE_INDEX,
  q: '',
  limit: 0,
  offset: 0,
  attributesToRetrieve: ['id'],
};

/**
 * Suggestions for what is being typed, from one call to the engine: names, whether the whole is somebody's full name, and how many meet what was
 * understood. That count is by filters alone, so that it is kept while the next words are typed.
 * @throws ApiError 503 without the engine
 */
export async function suggest(
  gateway: Pick<SearchGateway, 'search' | 'reader' | 'nearby'>,
  vocabulary: SuggestionVocabulary,
  typed: string,
  language: Language,
): Promise<Suggestions> {
  const placed = await gateway.nearby.place({ query: COUNT_ALONE, typed, understand: { literal: [] } });
  const { words = typed, answered: near } = placed;
  const reading = await gateway.reader.read(words, []);
  const people = words.trim() === '' ? null : namesQuery(words, SUGGESTIONS_PER_GROUP);
  const count = reading.conditions.length > 0 || near?.place ? countOf(reading, placed.query) : null;
  const fullNames = count && people && nameLookup(people)?.fullNames;
  const answers = await gateway.search([people, fullNames, count].filter((query) => !!query));
  const names = people ? readNames(answers.shift()) : [];
  const isSomebody = fullNames ? totalOf(parseResult(answers.shift())) > 0 : false;
  // Somebody's full name is no other thing.
  const meant = isSomebody ? null : reading;
  if (meant?.understood.danger) return NO_SUGGESTIONS;

  const isName = isNameOf(words, names);
  const options = { limit: SUGGESTIONS_PER_GROUP, everyday: !isName };
  const { terms } = vocabulary;
  const suggested = {
    concerns: suggestTerms(typed, terms.concerns, options),
    therapies: suggestTerms(typed, terms.therapies, options),
    languages: suggestTerms(typed, terms.languages, options),
  };
  const label = meant && count && readingLabel(meant.understood.conditions, language, near);
  // What is understood and one of the values say the same, with one count: it is said once, as the filter.
  const isSaid = Object.values(suggested).some((group) => group.some((term) => term.label === label));
  return {
    reading: label && !isSaid ? { label, count: totalOf(parseResult(answers.shift())) } : null,
    names,
    isName,
    ...suggested,
    locations: locationsFor(typed, vocabulary, meant),
  };
}

/** Without the words that are left over, which exclude nobody. */
function countOf({ ask }: Reading, counted: EngineQuery): EngineQuery {
  return { ...ask(counted), q: '' };
}

/** Places by their names, then those that are meant by a nickname, a region or a name that is spelled otherwise. */
function locationsFor(
  typed: string,
  vocabulary: SuggestionVocabulary,
  reading: Reading | null,
): Suggestions['locations'] {
  const named = suggestTerms(typed, vocabulary.locations, { limit: SUGGESTIONS_PER_GROUP });
  const meant = suggestPlaces(placesAlone(reading), vocabulary).filter(
    ({ place }) => !named.some((known) => known.place === place),
  );
  return [...named, ...meant]
    .slice(0, SUGGESTIONS_PER_GROUP)
    .map(({ location, label, matches, count }) => ({ location, label, matches, count }));
}

/** The places that the text names when it names nothing else. */
function placesAlone(reading: Reading | null): readonly string[] {
  const [condition, ...others] = reading?.understood.conditions ?? [];
  if (!condition || others.length > 0 || reading?.understood.rest !== '') return [];
  return condition.anyOf.flatMap(({ kind, values }) => (kind === 'place' ? values : []));
}
