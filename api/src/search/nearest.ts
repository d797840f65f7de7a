import { type Condition, type ConditionKind, kindOf } from '@directory/domain/query/condition';
import type { SessionType } from '@directory/domain/session-types';
import type { Nearest } from '@directory/domain/query/understood';
import { type EngineHit, type EngineResult, totalOf } from './exact-name.ts';
import type { EngineQuery } from './query.ts';
import type { Reading } from './reading.ts';

/** Fewer than this leave the visitor with little choice. */
export const FEW = 10;

/** Of how many conditions each is left out in turn, the lightest first. */
const MOST_IN_TURN = 5;

/** Of how many of these the people are shown; of the others, and of all of Canada, it is only said how many there are. */
const MOST_SHOWN = 3;

/** What is given up last: who cannot meet there, or does not understand the language, cannot help at all. */
const WEIGHT: Readonly<Record<ConditionKind, number>> = {
  place: 9,
  language: 8,
  session: 7,
  gender: 6,
  group: 5,
  therapy: 4,
  concern: 3,
  insurer: 2,
  price: 1,
  availability: 0,
};

/** A step away from what was asked. */
export interface Step extends Omit<Nearest, 'count' | 'shown'> {
  query: EngineQuery;
}

/**
 * Without each of the lightest conditions in turn; sessions online in the province in place of the city, and the province itself; without
 * the lighter half, and with the weightiest alone: people are shown in this order. Then without more in turn, and all of Canada in place
 * of a province, which are only counted. Nine at most. Nobody shows counts by facet of these.
 *
 * Who asks for sessions from afar is led to the province first, and to all of Canada before they give the sessions or the language up: a
 * psychologist may be registered in more provinces than their own. So is, online, who asks for a language anywhere in a province.
 */
export function stepsAway({ conditions, ask }: Reading, query: EngineQuery): Step[] {
  const lightest = byWeight(conditions);
  const order = lightest.map(({ index }) => index);
  const step = (asked: readonly Condition[], how: Partial<Step>, isShown = true): Step => ({
    without: [],
    wider: false,
    online: false,
    ...how,
    query: people(ask(query, asked), isShown),
  });
  const allBut = (without: readonly number[]) => conditions.filter((_, index) => !without.includes(index));
  const leave = (without: readonly number[], isShown = true): Step =>
    step(allBut(without), { without }, isShown);
  const place = conditions.findIndex((condition) => kindOf(condition) === 'place');
  const isRemote = place >= 0 && conditions.some(isFromAfar);
  const inTurn = lightest.filter(({ kind }) => kind !== 'place').slice(0, MOST_IN_TURN);
  const others = conditions.length > 1 ? inTurn : [];
  const shown = others.slice(0, MOST_SHOWN);
  const leaveEach = (some: typeof others, isShown = true) => some.map(({ index }) => leave([index], isShown));
  const wider = conditions.map(widened);
  const isWider = wider.some((condition, index) => condition !== conditions[index]);
  const online = isWider ? onlineInstead(wider) : null;
  const aroundIt = [
    ...(online ? [step(online, { wider: true, online: true })] : []),
    ...(isWider ? [step(wider, { wider: true })] : []),
  ];
  const halves = new Set([Math.floor(order.length / 2), order.length - 1].filter((count) => count > 1));
  const halved = [...halves].map((count) => leave(order.slice(0, count)));
  const kinds = new Set(lightest.map(({ kind }) => kind));
  const isInLanguage = place >= 0 && !isWider && kinds.has('language') && !kinds.has('session');
  const onlineInCanada = isInLanguage ? onlineInstead(allBut([place])) : null;
  const elsewhere = [
    ...(isRemote ? [leave([place])] : []),
    ...(onlineInCanada ? [step(onlineInCanada, { without: [place], online: true })] : []),
  ];
  const weighty = isRemote ? WEIGHT.session : onlineInCanada ? WEIGHT.language : Infinity;
  return [
    ...(isRemote ? aroundIt.toReversed() : []),
    ...leaveEach(shown.filter(({ kind }) => WEIGHT[kind] < weighty)),
    ...elsewhere,
    ...leaveEach(shown.filter(({ kind }) => WEIGHT[kind] >= weighty)),
    ...(isRemote ? halved.slice(0, 1) : [...aroundIt, ...halved]),
    ...leaveEach(others.slice(MOST_SHOWN), false),
    ...(place >= 0 && !isWider && elsewhere.length === 0 ? [leave([place], false)] : []),
  ];
}

/** Whether it asks for sessions to which nobody travels. */
function isFromAfar({ anyOf }: Condition): boolean {
  return anyOf.every(
    ({ kind, values }) => kind === 'session' && values.every((value) => FROM_AFAR.has(value)),
  );
}

/** Where all these lead to nobody, as in a territory without a psychologist: each condition alone, wherever people are, the weightiest first. */
export function lastResorts({ conditions, ask }: Reading, query: EngineQuery): Step[] {
  return byWeight(conditions)
    .filter(({ kind }) => kind !== 'place')
    .toReversed()
    .slice(0, MOST_IN_TURN)
    .map(({ index, condition }, turn) => ({
      without: [...conditions.keys()].filter((other) => other !== index),
      wider: false,
      online: false,
      query: people(ask(query, [condition]), turn < MOST_SHOWN),
    }));
}

function byWeight(conditions: readonly Condition[]) {
  return conditions
    .map((condition, index) => ({ condition, index, kind: kindOf(condition) }))
    .toSorted((a, b) => WEIGHT[a.kind] - WEIGHT[b.kind]);
}

/** The question for the people alone, or for how many there are: the engine counts exactly where it is asked by page. */
function people(
  { facets: _facets, limit, offset: _offset, ...query }: EngineQuery,
  isShown: boolean,
): EngineQuery {
  return { ...query, hitsPerPage: isShown ? (query.hitsPerPage ?? limit ?? 0) : 0, page: 1 };
}

/** The provinces in place of the cities; another condition as it is. */
function widened(condition: Condition): Condition {
  const [place, ...others] = condition.anyOf;
  if (place?.kind !== 'place' || !place.values.some((value) => value.includes('/'))) return condition;
  const provinces = [...new Set(place.values.map((value) => value.slice(0, 2)))];
  return { ...condition, anyOf: [{ kind: 'place', values: provinces }, ...others] };
}

/** The conditions with sessions online in place of those that were asked for; null where they say so already. */
function onlineInstead(conditions: readonly Condition[]): Condition[] | null {
  const ways = conditions.flatMap(({ anyOf }) => anyOf.filter(({ kind }) => kind === 'session'));
  if (ways.some(({ values }) => values.includes(ONLINE))) return null;
  const others = conditions.filter((condition) => kindOf(condition) !== 'session');
  return [...others, { anyOf: [{ kind: 'session', values: [ONLINE] }], ranges: [] }];
}

const ONLINE: SessionType = 'Online';

const FROM_AFAR: ReadonlySet<string> = new Set<SessionType>([ONLINE, 'Phone']);

/**
 * The answer with the nearest after those who meet all, up to the page's length, each person once.
 * @param answers one to each step
 */
export function withNearest(
  strict: EngineResult,
  steps: readonly Step[],
  answers: readonly EngineResult[],
  length: number,
): { hits: EngineHit[]; near: Nearest[] } {
  const hits = [...strict.hits];
  const shownIds = new Set(hits.map(({ id }) => id));
  const near = steps.map(({ without, wider, online }, index): Nearest => {
    const answer = answers[index];
    const fresh = (answer?.hits ?? []).filter(({ id }) => !shownIds.has(id)).slice(0, length - hits.length);
    for (const hit of fresh) shownIds.add(hit.id);
    hits.push(...fresh);
    return { without, wider, online, count: totalOf(answer), shown: fresh.length };
  });
  return { hits, near: near.filter(({ count }) => count > 0) };
}
