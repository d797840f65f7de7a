import type { Offer } from '@directory/domain/contracts/search-answer';
import { HITS_PER_PAGE } from '@directory/domain/contracts/search-limits';
import type { CheckedSearch } from '@directory/domain/contracts/search-state';
import {
  type Ask,
  asksForHits,
  countOf,
  type EngineHit,
  type EngineQuery,
  type EngineResult,
  totalOf,
} from './engine-query.ts';
import type { Found } from './find.ts';
import { widerPlaces } from './near/rings.ts';
import { offerOf, widerSearches } from './offers.ts';
import { COUNTED, LISTED, understoodQuery, type Wanted } from './plan.ts';
import { lastWays, type Way, waysAway } from './ways-away.ts';

/** Fewer than this leave the visitor with little choice. */
export const FEW = 10;

/** Another search than the one that finds few. */
export interface Departure {
  /** Null where no words say it. */
  offer: Offer | null;
  /** What it gives up of what was asked for; null where it is nothing to try, as who is shown already. */
  without: readonly string[] | null;
  /** Whom it leads to that have not been shown yet; none where they are only counted. */
  hits: readonly EngineHit[];
  /** The search that found them. */
  found: Found;
}

/** Where few meet all that is asked for: who comes near, and what else to search for. @param find the whole way of another search */
export async function relax(
  ask: Ask,
  find: (state: CheckedSearch, wanted: Wanted) => Promise<Found>,
  found: Found,
): Promise<Departure[]> {
  const { read, main, understood } = found;
  if (read.state.page > 1 || totalOf(main) >= FEW) return [];
  const [farther, wider] = await Promise.all([
    lookFarther(find, found),
    Promise.all(
      widerSearches(read, understood?.conditions ?? []).map(async ({ without, ...target }) => {
        const other = await find(target.state, COUNTED);
        return { offer: offerOf(target, totalOf(other.main)), without, hits: [], found: other };
      }),
    ),
  ]);
  const above = JSON.stringify(farther?.offer?.way);
  const ways = await waysTaken(ask, found, farther?.found.main.hits);
  // Those farther around stand above under the same words.
  const others = ways.filter(({ offer }) => !offer || JSON.stringify(offer.way) !== above);
  return [...(farther ? [farther] : []), ...others, ...wider];
}

/** The first search around the place that finds enough, else the one that finds most; null where none finds more. */
async function lookFarther(
  find: (state: CheckedSearch, wanted: Wanted) => Promise<Found>,
  { read, reading, main: { hits: above }, main }: Found,
): Promise<Departure | null> {
  let best: Departure | null = null;
  const shown = new Set(above.map(({ id }) => id));
  for (const target of widerPlaces(read, reading?.understood.conditions ?? [])) {
    const found = await find(target.state, LISTED);
    const count = totalOf(found.main);
    if (count > Math.max(totalOf(main), best?.offer?.count ?? 0)) {
      const fresh = found.main.hits.filter(({ id }) => !shown.has(id));
      const hits = fresh.slice(0, HITS_PER_PAGE - above.length);
      best = { offer: offerOf(target, count), without: null, hits, found };
    }
    if (count >= FEW) break;
  }
  return best;
}

/** The ways that lead to others, from the words of a search that finds few: each person once, up to the page's length. */
export async function waysTaken(
  ask: Ask,
  found: Found,
  above: readonly EngineHit[] = [],
): Promise<Departure[]> {
  const { read, reading, understood, plan, main } = found;
  if (!reading || !understood) return [];
  const { facets: _facets, ...people } = plan.main;
  const take = async (ways: readonly Way[]): Promise<Departure[]> => {
    // The engine counts exactly where it is asked by page.
    const queries = ways.map(({ asked, isCounted }) => ({
      ...understoodQuery(reading, people, asked),
      hitsPerPage: isCounted ? 0 : HITS_PER_PAGE,
      page: 1,
    }));
    const answers = await answersOf(ask, queries);
    const shown = new Set([...main.hits, ...above].map(({ id }) => id));
    return ways.flatMap(({ target, without }, index) => {
      const count = totalOf(answers[index]);
      if (count === 0) return [];
      const fresh = (answers[index]?.hits ?? []).filter(({ id }) => !shown.has(id));
      const hits = fresh.slice(0, Math.max(0, HITS_PER_PAGE - shown.size));
      for (const { id } of hits) shown.add(id);
      // Those who are akin stand below; there is nothing to try for them.
      const isAkin = target?.way.kind === 'kindred';
      return { offer: target && offerOf(target, count), without: isAkin ? null : without, hits, found };
    });
  };
  const taken = await take(waysAway(read, understood.conditions));
  const isNobody = main.hits.length + above.length + taken.length === 0;
  // Where all these lead to nobody, as in a territory without a psychologist.
  return isNobody ? take(lastWays(read, understood.conditions)) : taken;
}

/** In the order of distance people cost far more than their number: behind a way that fills the page only that is asked. */
async function answersOf(ask: Ask, queries: readonly EngineQuery[]): Promise<EngineResult[]> {
  if (!queries.some(({ nearest }) => nearest)) return ask(queries);
  const totals = (await ask(queries.map((query) => countOf(query)))).map(totalOf);
  const last = queries.findIndex(
    (query, index) => asksForHits(query) && (totals[index] ?? 0) >= HITS_PER_PAGE,
  );
  const isNeeded = (index: number) => (totals[index] ?? 0) > 0 && (last < 0 || index <= last);
  return ask(queries.map((query, index) => (isNeeded(index) ? query : countOf(query))));
}
