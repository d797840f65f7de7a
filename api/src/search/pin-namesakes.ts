import { composePage, type EngineResult, type Namesakes, peopleQuery, planPinnedPage } from './exact-name.ts';
import type { EngineQuery } from './query.ts';

interface Pinning {
  /** The search as it was typed. */
  query: EngineQuery;
  /** Its answer, of which everything but the hits stays. */
  original: EngineResult;
  namesakes: Namesakes;
  /** Who the namesakes are. */
  filter: string;
  /** The search whose people follow them, where it is another one. */
  others?: EngineQuery;
}

/** The answer with the namesakes first; null when it shows them so already. @param send asks the engine, one answer to each query */
export async function pinNamesakes(
  send: (queries: readonly EngineQuery[]) => Promise<EngineResult[]>,
  { query, original, namesakes, filter, others = query }: Pinning,
): Promise<EngineResult | null> {
  const plan = planPinnedPage(query, original, namesakes, filter, others);
  if (!plan) return null;
  const answers = await send([plan.namesakes, plan.rest].filter((part) => part !== null));
  let people = plan.namesakes ? (answers.shift()?.hits ?? []) : [];
  const rest = answers.shift()?.hits ?? [];
  if (people.length < plan.ids.length) {
    // A name of words that search passes over ("de la") is not found by its words: ask for the people themselves.
    const [found] = await send([peopleQuery(query, plan.ids, { words: false })]);
    people = found?.hits ?? [];
  }
  return composePage(query, original, plan.ids, people, rest);
}
