import { fold } from '@directory/domain/text/fold';
import { populationVocabulary } from '@directory/domain/vocabulary/profile-terms';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { therapyVocabulary } from '@directory/domain/vocabulary/therapies';
import { EVERYONE, quote } from '@directory/search-config/document';
import {
  allOf,
  type Ask,
  type EngineHit,
  type EngineQuery,
  type EngineResult,
  totalOf,
  windowOf,
  withoutPaging,
} from './engine-query.ts';

/** What can be asked about the people whose name is exactly what was typed. */
interface NameLookup {
  /** Who they are. */
  filter: string;
  /** Those of the search's page, by id and in the day's order, and how many there are. It searches for no words, so it costs the engine little. */
  people: EngineQuery;
  /** How many bear it as their full name: none of one word. */
  fullNames: EngineQuery | null;
}

/**
 * How to find the people whose full name or surname is exactly what was typed, within the visitor's own filters; null when the text
 * cannot be a name: more than five words, or one that nobody is called.
 */
export function nameLookup(query: EngineQuery): NameLookup | null {
  const name = fold(query.q);
  const words = name.split(' ').length;
  if (name.length < 2 || words > 5 || name.includes('\\') || name.startsWith(EVERYONE)) return null;
  if (isNobodysName(name)) return null;
  const [surname, full] = [`surnames = ${quote(name)}`, `name_keys = ${quote(name)}`];
  const filter = words === 1 ? surname : `${full} OR ${surname}`;
  const { offset, limit } = windowOf(query);
  const ask = (who: string, window: { offset: number; limit: number }): EngineQuery => ({
    q: '',
    filter: allOf(query.filter ?? '', who),
    ...window,
    attributesToRetrieve: ['id'],
  });
  return {
    filter,
    people: ask(filter, { limit, offset }),
    fullNames: words === 1 ? null : ask(full, { limit: 0, offset: 0 }),
  };
}

interface Pinning {
  /** The search as it was typed. */
  query: EngineQuery;
  /** Its answer, of which everything but the hits stays. */
  original: EngineResult;
  /** The answer to {@link NameLookup.people}. */
  people: EngineResult;
  /** Who they are. */
  filter: string;
  /** The search whose people follow them, where it is another one. */
  others?: EngineQuery;
}

/**
 * The answer with the people of that name first, as it mostly is. The window of the rest is moved, so that over all pages nobody is lost or shown
 * twice.
 */
export async function namesakesFirst(
  ask: Ask,
  { query, original, people, filter, others = query }: Pinning,
): Promise<EngineResult> {
  const { offset, limit } = windowOf(query);
  const ids = people.hits.map(({ id }) => id);
  if (offset === 0 && standFirst(original.hits, ids)) return original;
  const left = limit - ids.length;
  const rest: EngineQuery = {
    ...withoutPaging(others),
    filter: allOf(others.filter ?? '', `NOT (${filter})`),
    limit: left,
    offset: Math.max(0, offset - totalOf(people)),
  };
  const answers = await ask([ids.length > 0 ? peopleQuery(query, ids) : [], left > 0 ? rest : []].flat());
  const named = ids.length > 0 ? answers.shift()?.hits : [];
  const found =
    named?.length === ids.length
      ? named
      : // A name of words that search passes over ("de la") is not found by its words: ask for the people themselves.
        (await ask([{ ...peopleQuery(query, ids), q: '' }]))[0]?.hits;
  return { ...original, hits: [...inOrder(found ?? [], ids), ...(answers[0]?.hits ?? [])] };
}

/** These people as the search shows them. */
function peopleQuery(query: EngineQuery, ids: readonly string[]): EngineQuery {
  const filter = `id IN [${ids.map(quote).join(', ')}]`;
  return { ...withoutPaging(query), filter, limit: ids.length, offset: 0 };
}

function inOrder(people: readonly EngineHit[], ids: readonly string[]): EngineHit[] {
  const byId = new Map(people.map((hit) => [hit.id, hit]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function standFirst(hits: readonly EngineHit[], ids: readonly string[]): boolean {
  return ids.length <= hits.length && ids.every((id, index) => hits[index]?.id === id);
}

const TITLE = /^\s*(?:dr|dre|docteur|docteure|doctor)\.?\s+(?=\S)/iu;

/** The query without a leading "Dr": titles are not part of the names in the index, so the word would match nobody. */
export function withoutTitle(query: string): string {
  return query.replace(TITLE, '');
}

/** Shorter words of a vocabulary may be a name: Child, Loss, Young. */
const NO_NAME_FROM = 7;

/** Words that are in nobody's name, in both languages, folded: those of the vocabularies, and some that are as common in searches. */
const NEVER_NAMES: ReadonlySet<string> = new Set([
  ...[specialtyVocabulary, therapyVocabulary, populationVocabulary]
    .flatMap(({ terms }) => terms.flatMap(({ en, fr, aliases = [] }) => [en, fr, ...aliases]))
    .flatMap((name) => fold(name).split(/[ /’'-]/))
    .filter((word) => word.length >= NO_NAME_FROM && word !== 'gottman'),
  ...(
    'abuse adhd anger autism autisme cbt clinic clinique couple couples dbt deuil emdr enfant family famille grief mental ocd online panic ' +
    'phobia psychologist psychologists psychologue psychologues ptsd sexual sleep sommeil suicide tcc tdah teen teens telehealth therapist ' +
    'therapists therapeute therapy trauma trouble'
  ).split(' '),
]);

/** True when a folded text holds a word, or a digit, that is in nobody's name. To look it up would make the most common searches slower. */
export function isNobodysName(foldedText: string): boolean {
  return /\d/.test(foldedText) || foldedText.split(/[ -]/).some((word) => NEVER_NAMES.has(word));
}
