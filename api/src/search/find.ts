import type { CheckedSearch } from '@directory/domain/contracts/search-state';
import type { FacetField } from '@directory/domain/facets';
import { speaksOfDanger, type Understood } from '@directory/domain/query/understood';
import { fold } from '@directory/domain/text/fold';
import { EVERYONE } from '@directory/search-config/document';
import {
  type Ask,
  asksForHits,
  type EngineQuery,
  type EngineResult,
  NOBODY,
  totalOf,
} from './engine-query.ts';
import { nameLookup, namesakesFirst } from './exact-name.ts';
import type { Known } from './known.ts';
import { circleFilter } from './near/circle.ts';
import { placeCandidate, unknownPlace } from './near/unknown-place.ts';
import { type Plan, planSearch, understoodQuery, type Wanted } from './plan.ts';
import { nearUnknown, type Reading, type ReadSearch, readSearch } from './read.ts';

/** So many words are no name, but something that somebody wants to say. */
const SENTENCE = 3;

/** A search that was read, and whom it looks among. */
export interface Placed {
  read: ReadSearch;
  /** The filter of who is near the place that was asked for; `''` where none was. */
  circle: string;
}

/** What the engine has for a search. */
export interface Found {
  plan: Plan;
  main: EngineResult;
  counts: readonly { field: FacetField; result: EngineResult }[];
  /** How the words were read; null where they mean themselves. */
  understood: Understood | null;
  /** The conditions that decided who is found; null where none did. */
  reading: Reading | null;
}

/** Reads a search, and asks what reading cannot know: whether anybody mentions a word, and who is near. */
export async function placeSearch(ask: Ask, known: Known, state: CheckedSearch): Promise<Placed> {
  let read = readSearch(state, known);
  const candidate = placeCandidate(read);
  if (candidate) {
    const { texts } = candidate;
    const place = unknownPlace(read, candidate, unmentionedOf(texts, await ask(texts.map(mentionLookup))));
    if (place) read = nearUnknown(read, place, known);
  }
  const { near } = read;
  return { read, circle: near?.place ? await circleFilter(ask, near.place, near.within) : '' };
}

/** Finds who is looked for. It is one question to the engine, and another one where a name was typed or nobody was found. */
export async function findPeople(ask: Ask, { read, circle }: Placed, wanted: Wanted): Promise<Found> {
  const plan = planSearch(read, wanted, circle);
  const queries = [plan.main, ...plan.counts.map(({ query }) => query)];
  const { results, understood, reading } = await meet(ask, read, queries);
  const [main = NOBODY, ...counts] = results;
  return {
    plan,
    main,
    counts: plan.counts.map(({ field }, index) => ({ field, result: counts[index] ?? NOBODY })),
    understood,
    reading,
  };
}

interface Met extends Pick<Found, 'understood' | 'reading'> {
  /** One to each query. */
  results: readonly EngineResult[];
}

async function meet(ask: Ask, read: ReadSearch, queries: readonly EngineQuery[]): Promise<Met> {
  const { reading } = read;
  const [main] = queries;
  const literally = async (): Promise<Met> => ({
    results: await ask(queries),
    understood: null,
    reading: null,
  });
  if (!reading || !main) return literally();
  const isAlone = reading.isWords;
  const words = asksForHits(main) ? wordsToLookUp(reading.understood.rest, isAlone) : [];
  const lookup = isAlone ? null : nameLookup(main);
  const answers = await ask([
    ...queries.map((query) => understoodQuery(reading, query)),
    ...words.map(mentionLookup),
    ...(lookup ? [lookup.people] : []),
  ]);
  const met = answers.splice(0, queries.length);
  const unmentioned = unmentionedOf(words, answers.splice(0, words.length));
  const [people = NOBODY] = answers;
  const name = totalOf(people) > 0 ? lookup : null;
  // Somebody's full name is no other thing.
  if (name?.fullNames && totalOf((await ask([name.fullNames]))[0]) > 0) return literally();
  if (isAlone) return asWords(ask, read, reading, { queries, met, unmentioned });
  const results = name ? await withNamesakes(ask, reading, queries, { people, filter: name.filter }) : met;
  const leading = results[0]?.leading;
  return {
    results,
    understood: {
      ...reading.understood,
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
  queries: readonly EngineQuery[],
  namesakes: { people: EngineResult; filter: string },
): Promise<EngineResult[]> {
  const [both = NOBODY, ...counts] = await ask(
    queries.map((query) => understoodQuery(reading, query, reading.conditions, namesakes.filter)),
  );
  const [query] = queries;
  if (!query || query.nearest || !asksForHits(query)) return [both, ...counts];
  const pinned = await namesakesFirst(ask, {
    ...namesakes,
    query,
    original: { ...both, hits: [] },
    others: understoodQuery(reading, query),
  });
  return [pinned.hits.length > 0 ? pinned : both, ...counts];
}

interface Words {
  queries: readonly EngineQuery[];
  met: readonly EngineResult[];
  unmentioned: readonly string[];
}

/** Nothing but words: the engine wants the first of them, also one that nobody mentions, which then is left out. */
async function asWords(
  ask: Ask,
  { words: said }: ReadSearch,
  { understood }: Reading,
  { queries, met, unmentioned: unknown }: Words,
): Promise<Met> {
  const { rest, mayBecomeDanger = false } = understood;
  let [results, unmentioned] = [met, unknown];
  if (totalOf(met[0]) === 0) {
    const words = wordsOfRest(rest);
    if (words.length === 1) unmentioned = unmentionedOf(words, await ask(words.map(mentionLookup)));
    const others = words.filter((word) => !unmentioned.includes(word));
    const count = wordsOfRest(said).length;
    // `psychologue juif` names whom everybody here is beside a word that nobody mentions.
    const isSentence = count >= SENTENCE || count > words.length;
    // Words that say nothing but that somebody is looked for (`hello`) ask for everybody; nor does a sentence find nobody.
    if (rest === '' || isSentence || (others.length > 0 && unmentioned.length > 0)) {
      const q = [...(isSentence ? [EVERYONE] : []), ...others].join(' ');
      results = await ask(queries.map((query) => ({ ...query, q })));
    }
  }
  const isPlain = unmentioned.length === 0 && !speaksOfDanger(understood) && !mayBecomeDanger;
  return {
    results,
    understood: isPlain ? null : { ...understood, ...(unmentioned.length > 0 && { unmentioned }) },
    reading: null,
  };
}

/** Of how many words it is asked whether anybody mentions them. */
const MOST_WORDS = 5;

/** The words of a text, each once, without quotation marks; letters that stand alone say nothing. */
function wordsOfRest(rest: string): string[] {
  const words = rest.replaceAll('"', ' ').split(/\s+/);
  return [...new Map(words.map((word) => [fold(word), word])).values()].filter((word) => word.length > 1);
}

/**
 * Which words to ask for beside the search itself. A name that is typed is mostly one word, and found: whether a word alone is mentioned,
 * the search itself says.
 */
function wordsToLookUp(rest: string, isAlone: boolean): string[] {
  const words = wordsOfRest(rest);
  return isAlone && words.length === 1 ? [] : words.slice(0, MOST_WORDS);
}

/** Asks how many profiles have a word, or one that begins with it, anywhere in the directory. It costs little and is kept. */
function mentionLookup(word: string): EngineQuery {
  return { q: word, hitsPerPage: 0, page: 1, attributesToRetrieve: ['id'] };
}

/** The words that nobody mentions, by the answers to their lookups. */
function unmentionedOf(words: readonly string[], lookups: readonly EngineResult[]): string[] {
  return words.filter((_, index) => totalOf(lookups[index]) === 0);
}
