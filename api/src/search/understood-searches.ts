import type { Understood } from '@directory/domain/query/understood';
import { EVERYONE } from '@directory/search-config/document';
import { nameLookup, type NameLookup, readNamesakes, totalOf, windowOf, withId } from './exact-name.ts';
import type { SearchGateway } from './gateway.ts';
import { countOf } from './near/points.ts';
import { FEW, lastResorts, type Step, stepsAway, withNearest } from './nearest.ts';
import { pinNamesakes } from './pin-namesakes.ts';
import type { EngineQuery, PublicSearch } from './query.ts';
import type { Reading, SearchReader } from './reading.ts';
import { echo, parseResult, totalIn, withWords } from './result-bytes.ts';
import { mentionLookup, unmentionedOf, wordsOfRest, wordsToLookUp } from './unmentioned.ts';

/** So many words are no name, but something that somebody wants to say. */
const SENTENCE = 3;

/** Answers searches whose words are understood. */
export interface UnderstoodSearches {
  /**
   * The answers to the searches of one call that have the same words. These are read once, so that what is counted beside the results is
   * counted of what is shown. It is one question to the engine, and another one where it found little.
   */
  answer(searches: readonly PublicSearch[]): Promise<Buffer[]>;
}

export function createUnderstoodSearches(
  { search }: Pick<SearchGateway, 'search'>,
  reader: SearchReader,
): UnderstoodSearches {
  return {
    async answer(searches) {
      const [first] = searches;
      if (!first || first.typed.trim() === '') return literally(searches);
      const { typed, words: said = typed, understand } = first;
      const reading = await reader.read(said, understand?.literal ?? []);
      const lead = searches.find(asksForHits);
      const isAlone = reading.conditions.length === 0;
      const words = lead ? wordsToLookUp(reading.understood.rest, isAlone) : [];
      const lookup = isAlone ? null : nameLookup((lead ?? first).query);
      const answers = await search([
        ...searches.map(({ query }) => reading.ask(query)),
        ...words.map(mentionLookup),
        ...(lookup ? [lookup.people] : []),
      ]);
      const met = answers.splice(0, searches.length);
      const unmentioned = unmentionedOf(words, answers.splice(0, words.length));
      const [people] = answers.map(parseResult);
      const name = totalOf(people) > 0 ? lookup : null;
      // Somebody's full name is no other thing.
      if (name && (await isFullName(name))) return literally(searches);
      const results = name ? await namesakesFirst(searches, reading, name.filter) : met;
      return isAlone
        ? asWords(searches, reading, results, unmentioned)
        : Promise.all(
            searches.map((one, index) => withUnderstood(one, reading, unmentioned, results[index])),
          );
    },
  };

  async function isFullName({ fullNames }: NameLookup): Promise<boolean> {
    const answers = fullNames ? await search([fullNames]) : [];
    return answers.some((answer) => totalOf(parseResult(answer)) > 0);
  }

  /** Those of a surname that means something else as well, then those who meet that; counts are of both together. */
  async function namesakesFirst(
    searches: readonly PublicSearch[],
    { ask, conditions }: Reading,
    filter: string,
  ): Promise<Buffer[]> {
    const ofBoth = await search(searches.map(({ query }) => ask(query, conditions, filter)));
    return Promise.all(
      searches.map(async ({ query }, index) => {
        const both = ofBoth[index] ?? NONE;
        const lookup = asksForHits({ query }) && !query.nearest ? nameLookup(query) : null;
        if (!lookup) return both;
        const [people = NONE] = await search([lookup.people]);
        const pinned = await pinNamesakes(async (queries) => (await search(queries)).map(parseResult), {
          query: withId(query),
          original: { ...parseResult(both), hits: [] },
          namesakes: readNamesakes(parseResult(people)),
          filter,
          others: ask(query),
        });
        return pinned ? Buffer.from(JSON.stringify(pinned)) : both;
      }),
    );
  }

  async function literally(searches: readonly PublicSearch[]): Promise<Buffer[]> {
    const results = await search(searches.map(({ query }) => query));
    return searches.map((one, index) => echo(results[index] ?? NONE, one));
  }

  /** Nothing but words: the engine wants the first of them, also one that nobody mentions, which then is left out. */
  async function asWords(
    searches: readonly PublicSearch[],
    reading: Reading,
    found: readonly Buffer[],
    unknown: readonly string[],
  ): Promise<Buffer[]> {
    const { rest, danger } = reading.understood;
    let [results, unmentioned] = [found, unknown];
    const isDeadEnd = searches.some((one, index) => asksForHits(one) && isEmpty(results[index]));
    if (isDeadEnd) {
      const words = wordsOfRest(rest);
      if (words.length === 1) unmentioned = unmentionedOf(words, await search(words.map(mentionLookup)));
      const others = words.filter((word) => !unmentioned.includes(word));
      const isSentence = wordsOfRest(searches[0]?.words ?? searches[0]?.typed ?? '').length >= SENTENCE;
      // Words that say nothing but that somebody is looked for (`hello`) ask for everybody; nor does a sentence find nobody.
      if (rest === '' || isSentence || (others.length > 0 && unmentioned.length > 0)) {
        const q = [...(isSentence ? [EVERYONE] : []), ...others].join(' ');
        results = await search(searches.map(({ query }) => ({ ...query, q })));
      }
    }
    const isPlain = unmentioned.length === 0 && !danger;
    return searches.map((one, index) => {
      const result = results[index] ?? NONE;
      return isPlain
        ? echo(result, one)
        : withWords(result, one.typed, understoodOf(reading, { unmentioned }));
    });
  }

  async function withUnderstood(
    one: PublicSearch,
    reading: Reading,
    unmentioned: readonly string[],
    result: Buffer = NONE,
  ): Promise<Buffer> {
    const { offset, limit } = windowOf(one.query);
    const isShort = limit > 0 && offset === 0 && totalIn(result) < FEW;
    if (!isShort) return withWords(result, one.typed, understoodOf(reading, { unmentioned }));
    const strict = parseResult(result);
    const blend = async (steps: readonly Step[]) => {
      const answers = steps.length > 0 ? await stepsTaken(steps, limit) : [];
      return withNearest(strict, steps, answers.map(parseResult), limit);
    };
    let { hits, near } = await blend(stepsAway(reading, one.query));
    if (hits.length === 0 && near.length === 0)
      ({ hits, near } = await blend(lastResorts(reading, one.query)));
    const blended = Buffer.from(JSON.stringify({ ...strict, hits }));
    return withWords(blended, one.typed, understoodOf(reading, { unmentioned, near }));
  }

  /** In the order of distance people cost far more than their number: behind a step that fills the page only that is asked. */
  async function stepsTaken(steps: readonly Step[], limit: number): Promise<Buffer[]> {
    const queries = steps.map(({ query }) => query);
    if (!queries.some(({ nearest }) => nearest)) return search(queries);
    const totals = (await search(queries.map(countOf))).map(totalIn);
    const last = queries.findIndex((query, index) => asksForHits({ query }) && (totals[index] ?? 0) >= limit);
    const isNeeded = (index: number) => (totals[index] ?? 0) > 0 && (last < 0 || index <= last);
    return search(queries.map((query, index) => (isNeeded(index) ? query : countOf(query))));
  }
}

/** Stands where there is no answer; never sent. */
const NONE = Buffer.alloc(0);

function asksForHits({ query }: { query: EngineQuery }): boolean {
  return windowOf(query).limit > 0;
}

function isEmpty(result: Buffer | undefined): boolean {
  return result?.includes('"hits":[]') ?? true;
}

/** How the words were read, with what the answers tell. */
function understoodOf(
  { understood }: Reading,
  { unmentioned = [], near = [] }: Pick<Understood, 'unmentioned' | 'near'>,
): Understood {
  return {
    ...understood,
    ...(unmentioned.length > 0 && { unmentioned }),
    ...(near.length > 0 && { near }),
  };
}
