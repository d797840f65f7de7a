import type { CheckedSearch } from '@directory/domain/contracts/search-state';
import type { Understood } from '@directory/domain/contracts/search-answer';
import { isPrivate } from '@directory/domain/query/understood';
import { fold } from '@directory/domain/text/fold';
import { EVERYONE } from '@directory/search-config/document';
import { STOP_WORDS } from '@directory/search-config/synonyms';
import { circleFilter } from './ask.ts';
import {
  allOf,
  type Ask,
  countOf,
  type EngineHit,
  type EngineQuery,
  type EngineResult,
  isIn,
  NOBODY,
  partOf,
  totalOf,
} from './engine-query.ts';
import type { Known } from './known.ts';
import { COUNTED, nameLookup, type Plan, planSearch, understoodQuery, type Wanted } from './plan.ts';
import { type Reading, readPlaceName, type ReadSearch, readSearch, SENTENCE } from './read.ts';

/** What the engine has for a search. */
export interface Found {
  read: ReadSearch;
  plan: Plan;
  main: EngineResult;
  /** How many meet all that is asked for, without who only bears the name of the place. */
  strict: number;
  /** One to each of the plan's counts. */
  counts: readonly EngineResult[];
  /** How the words were read; null where they mean themselves. */
  understood: Understood | null;
  /** The conditions that decided who is found; null where none did. */
  reading: Reading | null;
}

/**
 * Reads a search, and asks what reading cannot know: whether anybody mentions a word, and who is near. `circle` is the filter of them, `''` where
 * no place was asked for; where the place is all that was typed (`name`), those who bear its name pass as well.
 */
export async function placeSearch(ask: Ask, known: Known, state: CheckedSearch) {
  const first = readSearch(state, known);
  const named = readPlaceName(first, known);
  const read = named ? named.readBy(unmentionedOf(named.texts, await ask(named.texts.map(mentions)))) : first;
  const { near } = read;
  const typed = state.search.trim();
  // In the order of distance nobody stands whose place is not known.
  const bearing =
    near?.place && near.words === typed && !state.byDistance ? nameLookup(countOf({ q: typed })) : null;
  const [circle, [bearers]] = await Promise.all([
    near?.place ? circleFilter(ask, near.place, near.within) : '',
    bearing ? ask([bearing.bearers]) : [],
  ]);
  if (!bearing || totalOf(bearers) === 0) return { read, circle };
  return { read, circle: `(${circle}) OR ${bearing.filter}`, name: typed, around: circle };
}

/**
 * Finds who is looked for. It is one question to the engine, and another one where a name was typed or nobody was found.
 * @param among a filter of whom alone to look at
 */
export async function findPeople(
  ask: Ask,
  known: Known,
  state: CheckedSearch,
  wanted: Wanted,
  among = '',
): Promise<Found> {
  const { read, circle, name, around } = await placeSearch(ask, known, state);
  const plan = planSearch(read, wanted, allOf(circle, among));
  const queries: Queries = [plan.main, ...plan.counts];
  const { reading } = read;
  const met =
    reading && (await (reading.isWords ? asWords : asUnderstood)(ask, reading, queries, read.words));
  const {
    results: [main = NOBODY, ...counts],
    ...how
  } = met ?? { results: await askByWords(ask, queries, name), understood: null, reading: null };
  // Who only bears the name of a place is not near it.
  const [strict] = around ? await ask([planSearch(read, COUNTED, allOf(around, among)).main]) : [main];
  return { read, plan, main, strict: totalOf(strict), counts, ...how };
}

/** The plan's, the main one first. */
type Queries = readonly [EngineQuery, ...EngineQuery[]];

interface Met extends Pick<Found, 'understood' | 'reading'> {
  /** One to each query. */
  results: readonly EngineResult[];
}

/** By what the words mean; null where they are somebody's full name, which is no other thing. */
async function asUnderstood(ask: Ask, reading: Reading, queries: Queries): Promise<Met | null> {
  const { understood } = reading;
  const [main] = queries;
  const lookup = nameLookup(main);
  const words = main.limit > 0 ? wordsOfRest(understood.rest).slice(0, MOST_WORDS) : [];
  const met = await ask([
    ...queries.map((query) => understoodQuery(reading, query)),
    ...words.map(mentions),
    ...(lookup ? [lookup.bearers] : []),
  ]);
  const unmentioned = unmentionedOf(words, met.splice(queries.length, words.length));
  const [bearers] = met.splice(queries.length);
  const isName = lookup && totalOf(bearers) > 0;
  const [found = NOBODY, fullNames] = isName ? await ask([lookup.people, ...lookup.fullNames]) : [];
  if (totalOf(fullNames) > 0) return null;
  const isFound = isName && totalOf(found) > 0;
  const results = isFound ? await withNamesakes(ask, reading, queries, { ...lookup, found }) : met;
  const leading = results[0]?.leading;
  return {
    results,
    understood: {
      ...understood,
      ...(unmentioned.length > 0 && { unmentioned }),
      ...(leading !== undefined && { leading }),
    },
    reading,
  };
}

/** Those of a surname that means something else as well, then those who meet that; counts are of both together. */
async function withNamesakes(
  ask: Ask,
  reading: Reading,
  queries: Queries,
  name: Parameters<typeof namesakesFirst>[2],
): Promise<EngineResult[]> {
  const [main] = queries;
  const [both = NOBODY, ...counts] = await ask(
    queries.map((query) => understoodQuery(reading, query, reading.conditions, name.filter)),
  );
  if (main.nearest || main.limit === 0) return [both, ...counts];
  const hits = await namesakesFirst(ask, main, name, understoodQuery(reading, main));
  return [{ ...both, hits }, ...counts];
}

/**
 * Nothing but words: the engine wants the first of them, also one that nobody mentions, which then is left out. Words that say nothing but that
 * somebody is looked for (`psychologist`, `hello`) ask for everybody, unless somebody is called so (`Will`).
 */
async function asWords(ask: Ask, { understood }: Reading, queries: Queries, said: string): Promise<Met> {
  const { rest, mayBecomeDanger = false } = understood;
  if (rest === '' && !(await isInName(ask, said))) {
    const everyone = queries.map((query) => ({ ...query, q: EVERYONE }));
    return { results: await ask(everyone), understood, reading: null };
  }
  const words = wordsOfRest(rest);
  // A name that is typed is mostly one word, and found: whether a word alone is mentioned, the search itself says.
  const asked = queries[0].limit > 0 && words.length > 1 ? words.slice(0, MOST_WORDS) : [];
  const answers = await askByWords(ask, [...queries, ...asked.map(mentions)]);
  let unmentioned = unmentionedOf(asked, answers.splice(queries.length));
  let results = answers;
  if (totalOf(results[0]) === 0) {
    if (words.length === 1) unmentioned = unmentionedOf(words, await ask(words.map(mentions)));
    const others = words.filter((word) => !unmentioned.includes(word));
    const count = wordsOfRest(said).length;
    // `psychologue juif` names whom everybody here is beside a word that nobody mentions.
    const isSentence = count >= SENTENCE.words || count > words.length;
    // A sentence does not find nobody.
    if (isSentence || (others.length > 0 && unmentioned.length > 0)) {
      const q = [...(isSentence ? [EVERYONE] : []), ...others].join(' ');
      results = await askByWords(
        ask,
        queries.map((query) => ({ ...query, q })),
      );
    }
  }
  const isPlain = unmentioned.length === 0 && !isPrivate(understood) && !mayBecomeDanger;
  return {
    results,
    understood: isPlain ? null : { ...understood, ...(unmentioned.length > 0 && { unmentioned }) },
    reading: null,
  };
}

/** Asks for what was typed as it stands: of the first query's people those come first whose name is exactly that, or the other one given. */
export async function askByWords(
  ask: Ask,
  queries: readonly EngineQuery[],
  name = queries[0]?.q ?? '',
): Promise<EngineResult[]> {
  const [query] = queries;
  const lookup = query && !query.nearest && query.limit > 0 ? nameLookup({ ...query, q: name }) : null;
  if (!query || !lookup) return ask(queries);
  const [people = NOBODY, original = NOBODY, ...others] = await ask([lookup.people, ...queries]);
  const isFirst = people.hits.every(({ id }, index) => original.hits[index]?.id === id);
  if (totalOf(people) === 0 || (isFirst && query.offset === 0)) return [original, ...others];
  return [{ ...original, hits: await namesakesFirst(ask, query, { ...lookup, found: people }) }, ...others];
}

/**
 * A page on which the people of a name come first, as the search shows them, then who else is found. The window of the rest is moved, so that over
 * all pages nobody is lost or shown twice.
 * @param name who bears it, and the answer to their lookup
 * @param others the search whose people follow, where it is another one
 */
export async function namesakesFirst(
  ask: Ask,
  query: EngineQuery,
  { found, filter }: { found: EngineResult; filter: string },
  others = query,
): Promise<readonly EngineHit[]> {
  const ids = found.hits.map(({ id }) => id);
  const offset = Math.max(0, query.offset - totalOf(found));
  const [marked, rest] = await ask([
    partOf(query, isIn('id', ids), { offset: 0, limit: ids.length }),
    partOf(others, `NOT (${filter})`, { offset, limit: query.limit - ids.length }),
  ]);
  const byId = new Map(marked?.hits.map((hit) => [hit.id, hit]));
  // A name of words that search passes over ("de la") is not found by them.
  return [...found.hits.map((hit) => byId.get(hit.id) ?? hit), ...(rest?.hits ?? [])];
}

/** A shorter word may be the beginning of a name. */
const BEGUN = 4;

/** Whether somebody's name has all these words, as they are written. */
async function isInName(ask: Ask, words: string): Promise<boolean> {
  const q = words
    .replaceAll('"', ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !STOP_WORDS.includes(fold(word)))
    .map((word) => (word.length < BEGUN ? word : `"${word}"`))
    .join(' ');
  // Everybody has what the engine passes over.
  if (q === '') return false;
  const [named] = await ask([{ ...countOf({ q }), attributesToSearchOn: ['name'], matchingStrategy: 'all' }]);
  return totalOf(named) > 0;
}

/** Of how many words it is asked whether anybody mentions them: how many profiles have one, or begin a word with it, costs little and is kept. */
const MOST_WORDS = 5;

/** The words of a text, each once, without quotation marks; letters that stand alone say nothing. */
function wordsOfRest(rest: string): string[] {
  const words = rest.replaceAll('"', ' ').split(/\s+/);
  return [...new Map(words.map((word) => [fold(word), word])).values()].filter((word) => word.length > 1);
}

/** How many mention a word. */
const mentions = (q: string) => countOf({ q });

/** The words that nobody mentions, by the answers to these lookups. */
function unmentionedOf(words: readonly string[], lookups: readonly EngineResult[]): string[] {
  return words.filter((_, index) => totalOf(lookups[index]) === 0);
}
