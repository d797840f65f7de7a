import type { Offer } from '@directory/domain/contracts/search-answer';
import type { CheckedSearch } from '@directory/domain/contracts/search-state';
import type { ProvinceCode } from '@directory/domain/places/provinces';
import type { SessionType } from '@directory/domain/profile/session-types';
import { type Condition, SAID } from '@directory/domain/query/condition';
import { KINDRED } from '@directory/domain/query/kindred';
import type { NamedCondition } from '@directory/domain/query/understood';
import { fold } from '@directory/domain/text/fold';
import type { ReadSearch } from './read.ts';

/** Another search, as an address says it; its state is null where none does. */
export interface Target {
  way: Offer['way'];
  state: CheckedSearch | null;
}

/** What another search gives up of the words, or widens. */
export interface Way {
  asked: readonly AskedFor[];
  /** Null where no words say it, as several provinces at once, or sessions online in the part of one. */
  target: Target | null;
  /** What of the search it gives up: see `worthOffering`. */
  without: readonly string[];
  /** What it gives up, on the scale of `Said`. Ways that give up as much keep their order. */
  loss: number;
  /** People are not shown, only counted. */
  isCounted?: boolean;
}

type AskedFor = Pick<Condition, 'anyOf' | 'isExcluded'>;

type Searched = Pick<ReadSearch, 'state' | 'near'>;

/** A search, and what its words ask for. */
interface From {
  state: CheckedSearch;
  conditions: readonly NamedCondition[];
  /** A place that is none of the conditions narrows the search, and is no province as a whole. Then no way is all of anything. */
  isHeld: boolean;
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
      ...leave(
        from,
        [...conditions.keys()].filter((other) => other !== index),
      ),
      loss: LOSS.several,
      isCounted: turn >= MOST_SHOWN,
    }));
}

function fromOf({ state, near }: Searched, conditions: readonly NamedCondition[]): From {
  const isHeld = near?.words !== undefined || state.city !== '' || state.near !== '' || state.frame !== null;
  return { state, conditions, isHeld };
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
      return { ...leave(from, [index]), loss: isCounted ? LOSS.counted : weight, isCounted };
    });
}

/** The province in place of the city. Who asks for sessions from afar is led there first. */
function around(from: From): Way[] {
  const asked = from.conditions.map(widened);
  if (asked.every((condition, index) => condition === from.conditions[index])) return [];
  const isRemote = asksFromAfar(from.conditions);
  const online = onlineInstead(asked);
  return [
    ...(online ? [{ asked: online, ...wider(from, true), loss: isRemote ? -1 : LOSS.around }] : []),
    { asked, ...wider(from, false), loss: isRemote ? -2 : LOSS.around },
  ];
}

/** The provinces in place of the cities; another condition as it is. */
function widened(condition: NamedCondition): AskedFor {
  const [place, ...others] = condition.anyOf;
  if (condition.isExcluded || place?.kind !== 'place' || !place.values.some((value) => value.includes('/')))
    return condition;
  const provinces = [...new Set(place.values.map((value) => value.slice(0, 2)))];
  return { ...condition, anyOf: [{ kind: 'place', values: provinces }, ...others] };
}

function wider({ state, conditions, isHeld }: From, online: boolean): Pick<Way, 'target' | 'without'> {
  const without = [online ? 'online' : 'away'];
  const [province, ...others] = provincesOf(conditions);
  if (!province || others.length > 0) return { target: null, without };
  const left = conditions.filter((one) => isPlace(one) || (online && one.kind === 'session'));
  const next = takeBack(state, left);
  if (isHeld || (state.province ?? province) !== province) {
    const places = left.map((one) => conditions.indexOf(one));
    const way = { kind: 'withoutConditions', conditions: places } as const;
    return { target: online ? null : { way, state: next }, without };
  }
  const located = { ...next, province };
  return {
    target: online
      ? { way: { kind: 'online', province }, state: onlineOf(located) }
      : { way: { kind: 'province', province }, state: located },
    without,
  };
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
  const away = leave(from, [place]);
  const online = onlineInstead(away.asked);
  const anywhere = online ? { ...leave(from, [place], true), asked: online } : null;
  // Of many it is not known where they are registered: they can be asked.
  if (conditions.some(({ kind }) => kind === 'online'))
    return anywhere ? [{ ...anywhere, loss: SAID.session.weight - 0.5 }] : [];
  if (asksFromAfar(conditions)) return [{ ...away, loss: SAID.session.weight - 0.5 }];
  if (conditions.some((condition) => condition !== widened(condition))) return [];
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
  const alone = places.length > 0 && others.length > 1 ? [leave(from, others)] : [];
  const isAfar = asksFromAfar(from.conditions);
  const isCity = from.conditions.some((condition) => condition !== widened(condition));
  const far = isCity && lighter.length > 0 && !isAfar ? [within(from, lighter, places)] : [];
  return [...near.map((without) => leave(from, without)), ...far, ...alone]
    .slice(0, isAfar ? 1 : Infinity)
    .map((way, at) => ({ ...way, loss: LOSS.several + at / 10 }));
}

/** Without these and the places, in the province in place of a city. */
function within(from: From, lighter: readonly number[], places: readonly number[]) {
  const left = leave(from, [...lighter, ...places]);
  const [province, ...others] = provincesOf(from.conditions);
  if (!province || others.length > 0) return left;
  const state = left.target?.state && { ...left.target.state, province };
  return {
    ...left,
    asked: [...left.asked, { anyOf: [{ kind: 'place' as const, values: [province] }] }],
    target: left.target && { ...left.target, state: state ?? null },
  };
}

/** Without these conditions, by their place in the list. @param online sessions online take their place */
function leave(
  { state, conditions, isHeld }: From,
  without: readonly number[],
  online = false,
): Pick<Way, 'asked' | 'target' | 'without'> {
  const left = without.flatMap((at) => conditions[at] ?? []);
  const others = conditions.filter((one) => !left.includes(one));
  // All of a place only where no other place is left.
  const isAll = !isHeld && left.length === 1 && left.every(isWhere) && !others.some(isWhere);
  const way: Offer['way'] = !isAll
    ? { kind: 'withoutConditions', conditions: [...without] }
    : state.province
      ? { kind: online ? 'online' : 'province', province: state.province }
      : { kind: online ? 'canadaOnline' : 'canada' };
  // Words that say two things are taken back for both.
  const isShared = others.some((one) => left.some(({ words }) => words.some((w) => one.words.includes(w))));
  const next = isShared ? null : takeBack(state, left);
  const isAway = left.some(({ kind }) => kind === 'place');
  return {
    asked: others,
    target: online && isHeld ? null : { way, state: online ? next && onlineOf(next) : next },
    // Sessions online are another thing, not less.
    without: [...without.map(wordAt), ...(isAway ? [online ? 'online' : 'away'] : [])],
  };
}

/** A condition that was read from the words, as `without` calls it. */
export function wordAt(index: number): string {
  return `word ${index}`;
}

/** The search in which the words of these conditions are mere text. */
function takeBack(state: CheckedSearch, conditions: readonly NamedCondition[]): CheckedSearch {
  const words = conditions.flatMap((one) => one.words);
  const literal = new Map([...state.literal, ...words].map((text) => [fold(text), text]));
  return {
    ...state,
    literal: [...literal.values()],
    firm: state.firm.filter((text) => !words.includes(text)),
    page: 1,
  };
}

export const ONLINE: SessionType = 'Online';

const FROM_AFAR: ReadonlySet<string> = new Set<SessionType>([ONLINE, 'Phone']);

/** With sessions online; null when others were chosen, which would stay. */
function onlineOf(state: CheckedSearch): CheckedSearch | null {
  const isOther = state.sessionTypes.length > 0 && state.sessionTypes.join() !== ONLINE;
  return isOther ? null : { ...state, sessionTypes: [ONLINE] };
}

/** The conditions with sessions online in place of those that were asked for; null where they say so already. */
function onlineInstead(conditions: readonly AskedFor[]): AskedFor[] | null {
  const isSaid = conditions.some(({ anyOf }) =>
    anyOf.some(({ kind, values }) =>
      // `Toronto or online`
      kind === 'online' ? anyOf.length > 1 : kind === 'session' && values.includes(ONLINE),
    ),
  );
  if (isSaid) return null;
  const others = conditions.filter(({ anyOf }) => anyOf[0]?.kind !== 'session');
  return [...others, { anyOf: [{ kind: 'session', values: [ONLINE] }] }];
}

/** Whether they ask for sessions to which nobody travels, and name a place nevertheless. */
function asksFromAfar(conditions: readonly NamedCondition[]): boolean {
  const isFromAfar = ({ anyOf }: NamedCondition) =>
    anyOf.every(({ kind, values }) => kind === 'session' && values.every((value) => FROM_AFAR.has(value)));
  return conditions.some(({ kind }) => kind === 'place') && conditions.some(isFromAfar);
}

export function isPlace({ kind, isExcluded }: NamedCondition): boolean {
  return kind === 'place' && !isExcluded;
}

/** Whether it says where the visitor is. */
function isWhere(condition: NamedCondition): boolean {
  return isPlace(condition) || (condition.kind === 'online' && !condition.isExcluded);
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
