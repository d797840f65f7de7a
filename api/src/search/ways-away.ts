import type { ProvinceCode } from '@directory/domain/places/provinces';
import type { SessionType } from '@directory/domain/profile/session-types';
import { SAID } from '@directory/domain/query/condition';
import { KINDRED } from '@directory/domain/query/kindred';
import type { NamedCondition } from '@directory/domain/contracts/search-answer';
import {
  type AskedFor,
  type From,
  fromOf,
  indexesOf,
  isAll,
  isPlace,
  isWhere,
  ONLINE,
  saysOnline,
  type Searched,
  type Target,
  wayWithout,
} from './way.ts';

/** What another search gives up of the words, or widens. */
export interface Way {
  asked: readonly AskedFor[];
  target: Target;
  /** What of the search it gives up: see `worthOffering`. */
  without: readonly string[];
  /** What it gives up, on the scale of `Said`. Ways that give up as much keep their order. */
  loss: number;
  /** People are not shown, only counted. */
  isCounted?: boolean;
}

/** Of how many conditions each is left out in turn, the lightest first. */
const MOST_IN_TURN = 4;

/** Of how many of these the people are shown; of the others, and of all of Canada, it is only said how many there are. */
const MOST_SHOWN = 3;

/** What gives up more than one condition comes after all that give up one, and what is only counted after what is shown.
 * Least is lost where the concern is a kindred one. */
const LOSS = { kindred: -3, around: 2, several: 10, counted: 11, country: 12 } as const;

/**
 * What leads to others, the least loss first: with concerns that are akin; without each of the lightest conditions in turn; sessions online in the province in place of
 * the city, and the province itself; without the lighter half, and with the weightiest alone. Then without more in turn, and all of Canada
 * in place of a province, which are only counted. Nine at most.
 */
export function waysAway(read: Searched, conditions: readonly NamedCondition[]): Way[] {
  const from = fromOf(read, conditions);
  return [withKindred, withoutOne, around, elsewhere, withoutSeveral]
    .flatMap((waysOf) => waysOf(from))
    .toSorted((a, b) => a.loss - b.loss);
}

/** Each condition alone, wherever people are, the weightiest first. */
export function lastWays(read: Searched, conditions: readonly NamedCondition[]): Way[] {
  const from = fromOf(read, conditions);
  return byWeight(conditions)
    .filter(({ condition }) => !isWhere(condition))
    .toReversed()
    .slice(0, MOST_IN_TURN)
    .map(({ index }, turn) => ({
      ...wayWithout(
        from,
        indexesOf(conditions, (_, other) => other !== index),
      ),
      loss: LOSS.several,
      isCounted: turn >= MOST_SHOWN,
    }));
}

/** Concerns that are akin count as those that were asked for. */
function withKindred({ conditions }: From): Way[] {
  const asked = conditions.map(kindred);
  if (asked.every((condition, index) => condition === conditions[index])) return [];
  const concerns = conditions.filter(({ kind }) => kind === 'concern');
  const loss = concerns.length > 1 ? SAID.concern.weight + 0.5 : LOSS.kindred;
  // Whatever is akin to several conditions at once: no address says that.
  return [{ asked, target: { way: { kind: 'kindred' }, state: null }, without: [], loss }];
}

/** The concern, or those nearest to it; another condition as it is. */
function kindred(condition: NamedCondition): AskedFor {
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
function withoutOne(from: From): Way[] {
  if (from.conditions.length === 1) return [];
  return byWeight(from.conditions)
    .filter(({ condition }) => !isWhere(condition))
    .slice(0, MOST_IN_TURN)
    .map(({ index, weight }, turn) => {
      const isCounted = turn >= MOST_SHOWN;
      return { ...wayWithout(from, [index]), loss: isCounted ? LOSS.counted : weight, isCounted };
    });
}

/** The province in place of the city. Who asks for sessions from afar is led there first. */
function around(from: From): Way[] {
  const { conditions } = from;
  if (!conditions.some(isCity)) return [];
  const [places, province] = [indexesOf(conditions, isPlace), provinceAround(from)];
  const isRemote = asksFromAfar(conditions);
  const online =
    province && !saysOnline(conditions) ? [wayWithout(from, places, { province, isOnline: true })] : [];
  return [
    ...online.map((way) => ({ ...way, loss: isRemote ? -1 : LOSS.around })),
    { ...wayWithout(from, places, { province }), loss: isRemote ? -2 : LOSS.around },
  ];
}

/** Whether it names a part of a province. */
function isCity(condition: NamedCondition): boolean {
  return isPlace(condition) && (condition.anyOf[0]?.values.some((value) => value.includes('/')) ?? false);
}

/** The province that stands in for the places in it; null for several, or where another place narrows the search as well. */
function provinceAround({ state, conditions, isHeld }: From): ProvinceCode | null {
  const [province, ...others] = provincesOf(conditions);
  if (!province || others.length > 0 || isHeld) return null;
  return (state.province ?? province) === province ? province : null;
}

/** Those that places are asked for in, each once. */
function provincesOf(conditions: readonly NamedCondition[]): ProvinceCode[] {
  const places = conditions.filter(isPlace).flatMap(({ anyOf }) => anyOf);
  const codes = places.flatMap(({ kind, values }) =>
    kind === 'place' ? values.map((value) => value.slice(0, 2)) : [],
  );
  return [...new Set(codes)] as ProvinceCode[];
}

/**
 * All of Canada in place of where they are. Who asks for sessions from afar is led there before they give these up: a psychologist may be
 * registered in more provinces than their own. So is, online, who asks for a language anywhere in a province.
 */
function elsewhere(from: From): Way[] {
  const { conditions } = from;
  const place = conditions.findIndex(isWhere);
  if (place < 0) return [];
  const away = wayWithout(from, [place]);
  const isOpen = isAll(from, [place]) && !saysOnline(away.asked);
  const anywhere = isOpen ? wayWithout(from, [place], { isOnline: true }) : null;
  // Of many it is not known where they are registered: they can be asked.
  if (conditions.some(({ kind }) => kind === 'online'))
    return anywhere ? [{ ...anywhere, loss: SAID.session.weight - 0.5 }] : [];
  if (asksFromAfar(conditions)) return [{ ...away, loss: SAID.session.weight - 0.5 }];
  if (conditions.some(isCity)) return [];
  const kinds = new Set(conditions.map(({ kind }) => kind));
  return anywhere && kinds.has('language') && !kinds.has('session')
    ? [{ ...anywhere, loss: SAID.language.weight - 0.5 }]
    : [{ ...away, loss: LOSS.country, isCounted: true }];
}

/**
 * The lighter half is left out; then all but the weightiest, which is sought in the province in place of the city; then all but the place, unless
 * they need not come there.
 */
function withoutSeveral(from: From): Way[] {
  const order = byWeight(from.conditions);
  const indexes = (some: typeof order) => some.map(({ index }) => index);
  const places = indexes(order.filter(({ condition }) => isWhere(condition)));
  const others = indexes(order.filter(({ condition }) => !isWhere(condition)));
  const lighter = others.slice(0, -1);
  const near = [indexes(order).slice(0, Math.floor(order.length / 2)), lighter].filter(
    ({ length }) => length > 1,
  );
  const alone = places.length > 0 && others.length > 1 ? [wayWithout(from, others)] : [];
  const isAfar = asksFromAfar(from.conditions);
  const far =
    from.conditions.some(isCity) && lighter.length > 0 && !isAfar
      ? [wayWithout(from, [...lighter, ...places], { province: provinceAround(from) })]
      : [];
  return [...near.map((without) => wayWithout(from, without)), ...far, ...alone]
    .slice(0, isAfar ? 1 : Infinity)
    .map((way, at) => ({ ...way, loss: LOSS.several + at / 10 }));
}

const FROM_AFAR: ReadonlySet<string> = new Set<SessionType>([ONLINE, 'Phone']);

/** Whether they ask for sessions to which nobody travels, and name a place nevertheless. */
function asksFromAfar(conditions: readonly NamedCondition[]): boolean {
  const isFromAfar = ({ anyOf }: NamedCondition) =>
    anyOf.every(({ kind, values }) => kind === 'session' && values.every((value) => FROM_AFAR.has(value)));
  return conditions.some(({ kind }) => kind === 'place') && conditions.some(isFromAfar);
}

/** The lightest first. A concern for which nothing akin can stand in is sought farther away before it is given up. */
function byWeight(conditions: readonly NamedCondition[]) {
  const hasNoKin = ({ anyOf }: NamedCondition) =>
    anyOf.every(
      ({ kind, values }) => kind === 'concern' && values.every((value) => !KINDRED.concern?.[value]),
    );
  // What several things may mean is lighter than what means one.
  const breadth = ({ anyOf }: NamedCondition) => anyOf.reduce((sum, { values }) => sum + values.length, 0);
  return conditions
    .map((condition, index) => {
      const weight = hasNoKin(condition) ? SAID.place.weight + 0.5 : SAID[condition.kind].weight;
      return { condition, index, weight };
    })
    .toSorted((a, b) => a.weight - b.weight || breadth(b.condition) - breadth(a.condition));
}
