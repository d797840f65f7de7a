import { type Condition, kindOf, SAID } from '@directory/domain/query/condition';
import { KINDRED } from '@directory/domain/query/kindred';
import type { SessionType } from '@directory/domain/profile/session-types';

/** Of how many conditions each is left out in turn, the lightest first. */
const MOST_IN_TURN = 4;

/** Of how many of these the people are shown; of the others, and of all of Canada, it is only said how many there are. */
const MOST_SHOWN = 3;

/** What another search gives up of the words, or widens. */
export interface Way {
  asked: readonly Condition[];
  /** The conditions that are left out, by their place in the list. */
  without?: readonly number[];
  /** The province takes the place of the city. */
  wider?: boolean;
  /** Sessions online take the place of the city, or of the province that is left out. */
  online?: boolean;
  /** Concerns that are akin do as well. */
  kindred?: boolean;
  /** What it gives up, on the scale of `Said`. Ways that give up as much keep their order. */
  loss: number;
  /** Whether people are shown, and not only counted. */
  isShown?: boolean;
}

/** What gives up more than one condition comes after all that give up one, and what is only counted after what is shown.
 * Least is lost where the concern is a kindred one. */
const LOSS = { kindred: -3, around: 2, several: 10, counted: 11, country: 12 } as const;

/**
 * What leads to others, the least loss first: with concerns that are akin; without each of the lightest conditions in turn; sessions online in the province in place of
 * the city, and the province itself; without the lighter half, and with the weightiest alone. Then without more in turn, and all of Canada
 * in place of a province, which are only counted. Nine at most.
 */
export function waysAway(conditions: readonly Condition[]): Way[] {
  return [
    ...withKindred(conditions),
    ...withoutOne(conditions),
    ...around(conditions),
    ...elsewhere(conditions),
    ...withoutSeveral(conditions),
  ].toSorted((a, b) => a.loss - b.loss);
}

/** Concerns that are akin count as those that were asked for. */
function withKindred(conditions: readonly Condition[]): Way[] {
  const asked = conditions.map(kindred);
  const isMore = asked.some((condition, index) => condition !== conditions[index]);
  if (!isMore) return [];
  const concerns = conditions.filter((condition) => kindOf(condition) === 'concern');
  return [{ asked, kindred: true, loss: concerns.length > 1 ? SAID.concern.weight + 0.5 : LOSS.kindred }];
}

/** The concern, or those nearest to it; another condition as it is. */
function kindred(condition: Condition): Condition {
  if (condition.isExcluded) return condition;
  const anyOf = condition.anyOf.map(({ kind, values }) => {
    const akin = values.flatMap((value) => KINDRED[kind]?.[value] ?? []);
    return { kind, values: [...new Set([...values, ...akin])] };
  });
  const isMore = anyOf.some(
    ({ values }, index) => values.length > (condition.anyOf[index]?.values.length ?? 0),
  );
  return isMore ? { ...condition, anyOf } : condition;
}

/** Each of the lightest conditions in turn, but the place, is left out. */
function withoutOne(conditions: readonly Condition[]): Way[] {
  if (conditions.length === 1) return [];
  return byWeight(conditions)
    .filter(({ condition }) => !saysWhere(condition))
    .slice(0, MOST_IN_TURN)
    .map(({ index, weight }, turn) => {
      const isShown = turn < MOST_SHOWN;
      return { ...leave(conditions, [index]), loss: isShown ? weight : LOSS.counted, isShown };
    });
}

/** The province in place of the city. Who asks for sessions from afar is led there first. */
function around(conditions: readonly Condition[]): Way[] {
  const asked = conditions.map(widened);
  if (asked.every((condition, index) => condition === conditions[index])) return [];
  const isRemote = asksFromAfar(conditions);
  const online = onlineInstead(asked);
  return [
    ...(online ? [{ asked: online, wider: true, online: true, loss: isRemote ? -1 : LOSS.around }] : []),
    { asked, wider: true, loss: isRemote ? -2 : LOSS.around },
  ];
}

/**
 * All of Canada in place of where they are. Who asks for sessions from afar is led there before they give these up: a psychologist may be
 * registered in more provinces than their own. So is, online, who asks for a language anywhere in a province.
 */
function elsewhere(conditions: readonly Condition[]): Way[] {
  const place = conditions.findIndex(saysWhere);
  if (place < 0) return [];
  const way = leave(conditions, [place]);
  if (conditions.some((condition) => kindOf(condition) === 'online')) {
    // Of many it is not known where they are registered: they can be asked.
    const anywhere = onlineInstead(way.asked);
    return anywhere ? [{ ...way, asked: anywhere, online: true, loss: SAID.session.weight - 0.5 }] : [];
  }
  if (asksFromAfar(conditions)) return [{ ...way, loss: SAID.session.weight - 0.5 }];
  if (conditions.some((condition) => condition !== widened(condition))) return [];
  const kinds = new Set(conditions.map(kindOf));
  const online = kinds.has('language') && !kinds.has('session') ? onlineInstead(way.asked) : null;
  return online
    ? [{ ...way, asked: online, online: true, loss: SAID.language.weight - 0.5 }]
    : [{ ...way, loss: LOSS.country, isShown: false }];
}

/** The lighter half is left out; then all but the weightiest, unless that is a place from which they need not come. */
function withoutSeveral(conditions: readonly Condition[]): Way[] {
  const order = byWeight(conditions).map(({ index }) => index);
  const counts = new Set([Math.floor(order.length / 2), order.length - 1].filter((count) => count > 1));
  return [...counts]
    .slice(0, asksFromAfar(conditions) ? 1 : 2)
    .map((count) => ({ ...leave(conditions, order.slice(0, count)), loss: LOSS.several }));
}

function leave(conditions: readonly Condition[], without: readonly number[]) {
  return { asked: conditions.filter((_, index) => !without.includes(index)), without };
}

/** Whether they ask for sessions from afar, and name a place nevertheless. */
function asksFromAfar(conditions: readonly Condition[]): boolean {
  return conditions.some((condition) => kindOf(condition) === 'place') && conditions.some(isFromAfar);
}

/** Whether it says where the visitor is. */
function saysWhere(condition: Condition): boolean {
  return !condition.isExcluded && ['place', 'online'].includes(kindOf(condition));
}

/** Whether it asks for sessions to which nobody travels. */
function isFromAfar({ anyOf }: Condition): boolean {
  return anyOf.every(
    ({ kind, values }) => kind === 'session' && values.every((value) => FROM_AFAR.has(value)),
  );
}

/** The provinces in place of the cities; another condition as it is. */
function widened(condition: Condition): Condition {
  const [place, ...others] = condition.anyOf;
  if (condition.isExcluded || place?.kind !== 'place' || !place.values.some((value) => value.includes('/')))
    return condition;
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

/** Each condition alone, wherever people are, the weightiest first. */
export function lastWays(conditions: readonly Condition[]): Way[] {
  return byWeight(conditions)
    .filter(({ condition }) => !saysWhere(condition))
    .toReversed()
    .slice(0, MOST_IN_TURN)
    .map(({ index, condition }, turn) => ({
      asked: [condition],
      without: [...conditions.keys()].filter((other) => other !== index),
      loss: LOSS.several,
      isShown: turn < MOST_SHOWN,
    }));
}

/** A concern for which nothing akin can stand in is sought farther away before it is given up. */
function weightOf(condition: Condition): number {
  return hasNoKin(condition) ? SAID.place.weight + 0.5 : SAID[kindOf(condition)].weight;
}

function hasNoKin({ anyOf }: Condition): boolean {
  return anyOf.every(
    ({ kind, values }) => kind === 'concern' && values.every((value) => !KINDRED.concern?.[value]),
  );
}

/** The lightest first. */
function byWeight(conditions: readonly Condition[]) {
  return conditions
    .map((condition, index) => ({ condition, index, kind: kindOf(condition), weight: weightOf(condition) }))
    .toSorted((a, b) => a.weight - b.weight || breadth(b.condition) - breadth(a.condition));
}

/** How many values do: what several things may mean is lighter than what means one. */
function breadth({ anyOf }: Condition): number {
  return anyOf.reduce((sum, { values }) => sum + values.length, 0);
}
