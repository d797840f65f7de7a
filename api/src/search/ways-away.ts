import type { NamedCondition, Offer } from '@directory/domain/contracts/search-answer';
import type { CheckedSearch } from '@directory/domain/contracts/search-state';
import type { ProvinceCode } from '@directory/domain/places/provinces';
import type { SessionType } from '@directory/domain/profile/session-types';
import { SAID } from '@directory/domain/query/condition';
import { KINDRED } from '@directory/domain/query/kindred';
import { takeBack } from '@directory/domain/query/taken-back';
import type { Asked } from './plan.ts';
import type { ReadSearch } from './read.ts';

/** Another search. */
export interface Way {
  way: Offer['way'];
  /** As an address says it; null where none does. */
  state: CheckedSearch | null;
  /** What of the search it gives up: see `worthOffering`; null where there is nothing to try, as who is shown already. */
  without: readonly string[] | null;
}

/** A search that gives up something of the words, or widens it. */
export interface WayAway extends Way {
  /** Whom it asks for, where no address says it. */
  asked: readonly Asked[];
  /** What it gives up, on the scale of `Said`. Ways that give up as much keep their order. */
  loss: number;
  /** People are not shown, only counted. */
  isCounted?: boolean;
}

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
export function waysAway(read: Searched, conditions: readonly NamedCondition[]): WayAway[] {
  const from = fromOf(read, conditions);
  return [withKindred, withoutOne, around, elsewhere, withoutSeveral]
    .flatMap((waysOf) => waysOf(from))
    .toSorted((a, b) => a.loss - b.loss);
}

/** Each condition alone, wherever people are, the weightiest first. */
export function lastWays(read: Searched, conditions: readonly NamedCondition[]): WayAway[] {
  const from = fromOf(read, conditions);
  return byWeight(conditions)
    .filter(({ condition }) => !isWhere(condition))
    .toReversed()
    .slice(0, MOST_IN_TURN)
    .map(({ condition }, turn) => ({
      ...wayWithout(
        from,
        indexesOf(conditions, (one) => one !== condition),
      ),
      loss: LOSS.several,
      isCounted: turn >= MOST_SHOWN,
    }));
}

function fromOf({ state, near }: Searched, conditions: readonly NamedCondition[]): From {
  const isHeld = near?.words !== undefined || state.city !== '' || state.near !== '' || state.frame !== null;
  return { state, conditions, isHeld };
}

/**
 * The way without these conditions, by their place in the list. Whom it asks for, where it leads and how it is called are of the same parts, so that
 * it leads to as many as it says.
 * @param province all of it stands in place of the places in it
 * @param isOnline sessions online stand in place of others: of all of a place alone
 */
function wayWithout(
  from: From,
  without: readonly number[],
  { province, isOnline = false }: { province?: ProvinceCode | null; isOnline?: boolean } = {},
) {
  const { state, conditions } = from;
  const left = conditions.filter((one, at) => without.includes(at) || (isOnline && one.kind === 'session'));
  const others = conditions.filter((one) => !left.includes(one));
  const words = left.flatMap((one) => one.words);
  // Words that say two things are taken back for both; and other sessions that were chosen would stay.
  const isUnsaid =
    others.some((one) => one.words.some((text) => words.includes(text))) ||
    (isOnline && state.sessionTypes.length > 0 && state.sessionTypes.join() !== ONLINE);
  const places = indexesOf(conditions, isPlace);
  // A place for which all of its province stands in is not given up; and sessions online are another thing, not less.
  const lost = province ? without.filter((at) => !places.includes(at)) : [...without];
  const isAway = left.some(({ kind }) => kind === 'place');
  const chosen = { ...(province && { province }), ...(isOnline && { sessionTypes: [ONLINE] }) };
  return {
    asked: [
      ...others,
      ...(province ? [{ anyOf: [{ kind: 'place' as const, values: [province] }] }] : []),
      ...(isOnline ? [{ anyOf: [{ kind: 'session' as const, values: [ONLINE] }] }] : []),
    ],
    way: nameOf(),
    state: isUnsaid ? null : { ...takeBack(state, words), count: [], ...chosen },
    without: [...lost.map(wordAt), ...(isAway ? [isOnline ? 'online' : 'away'] : [])],
  };

  function nameOf(): Offer['way'] {
    const where = province ?? state.province;
    if (isOnline) return where ? { kind: 'online', province: where } : { kind: 'canadaOnline' };
    if (province ? lost.length > 0 : !isAll(from, without))
      return { kind: 'withoutConditions', conditions: lost, ...(province && { province }) };
    return where ? { kind: 'province', province: where } : { kind: 'canada' };
  }
}

/** Whether all of a place is looked through without these: no other place is left. */
function isAll({ conditions, isHeld }: From, without: readonly number[]): boolean {
  return !isHeld && without.length === 1 && indexesOf(conditions, isWhere).join() === without.join();
}

/** A condition that was read from the words, as `without` calls it. */
export function wordAt(index: number): string {
  return `word ${index}`;
}

/** Concerns that are akin count as those that were asked for. */
function withKindred({ conditions }: From): WayAway[] {
  const asked = conditions.map(kindred);
  if (asked.every((condition, index) => condition === conditions[index])) return [];
  const concerns = conditions.filter(({ kind }) => kind === 'concern');
  const loss = concerns.length > 1 ? SAID.concern.weight + 0.5 : LOSS.kindred;
  // Whatever is akin to several conditions at once: no address says that. They stand below, and there is nothing to try for them.
  return [{ asked, way: { kind: 'kindred' }, state: null, without: null, loss }];
}

/** The concern, or those nearest to it; another condition as it is. */
function kindred(condition: NamedCondition): Asked {
  const anyOf = condition.anyOf.map(({ kind, values }) => {
    const akin = values.flatMap((value) => KINDRED[kind]?.[value] ?? []);
    return { kind, values: [...new Set([...values, ...akin])] };
  });
  const isMore = anyOf.some(
    ({ values }, index) => values.length > (condition.anyOf[index]?.values.length ?? 0),
  );
  return isMore && !condition.isExcluded ? { ...condition, anyOf } : condition;
}

/** Each of the lightest conditions in turn, but the place, is left out. */
function withoutOne(from: From): WayAway[] {
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
function around(from: From): WayAway[] {
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

/** The province that stands in for the places in it; null for several, or where another place narrows the search as well. */
function provinceAround({ state, conditions, isHeld }: From): ProvinceCode | null {
  const places = conditions
    .filter(isPlace)
    .flatMap(({ anyOf }) => anyOf.filter(({ kind }) => kind === 'place'));
  const codes = new Set(places.flatMap(({ values }) => values.map((value) => value.slice(0, 2))));
  const [province = null, ...others] = [...codes] as ProvinceCode[];
  const isElsewhere = state.province !== null && state.province !== province;
  return isHeld || isElsewhere || others.length > 0 ? null : province;
}

/**
 * All of Canada in place of where they are. Who asks for sessions from afar is led there before they give these up: a psychologist may be
 * registered in more provinces than their own. So is, online, who asks for a language anywhere in a province.
 */
function elsewhere(from: From): WayAway[] {
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
function withoutSeveral(from: From): WayAway[] {
  const order = byWeight(from.conditions);
  const all = order.map(({ index }) => index);
  const others = order.flatMap(({ condition, index }) => (isWhere(condition) ? [] : index));
  const places = all.filter((index) => !others.includes(index));
  const lighter = others.slice(0, -1);
  const near = [all.slice(0, Math.floor(all.length / 2)), lighter].filter(({ length }) => length > 1);
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

export const ONLINE: SessionType = 'Online';

/** Whether sessions online are asked for, or will do. */
function saysOnline(conditions: readonly Asked[]): boolean {
  return conditions.some(({ anyOf }) =>
    anyOf.some(({ kind, values }) =>
      // `Toronto or online`
      kind === 'online' ? anyOf.length > 1 : kind === 'session' && values.includes(ONLINE),
    ),
  );
}

const FROM_AFAR: ReadonlySet<string> = new Set<SessionType>([ONLINE, 'Phone']);

/** Whether they ask for sessions to which nobody travels, and name a place nevertheless. */
function asksFromAfar(conditions: readonly NamedCondition[]): boolean {
  const isFromAfar = ({ anyOf }: NamedCondition) =>
    anyOf.every(({ kind, values }) => kind === 'session' && values.every((value) => FROM_AFAR.has(value)));
  return conditions.some(({ kind }) => kind === 'place') && conditions.some(isFromAfar);
}

export function isPlace({ kind, isExcluded }: NamedCondition): boolean {
  return kind === 'place' && !isExcluded;
}

/** Whether it names a part of a province. */
function isCity(condition: NamedCondition): boolean {
  return isPlace(condition) && (condition.anyOf[0]?.values.some((value) => value.includes('/')) ?? false);
}

/** Whether it says where the visitor is. */
function isWhere(condition: NamedCondition): boolean {
  return isPlace(condition) || (condition.kind === 'online' && !condition.isExcluded);
}

function indexesOf(
  conditions: readonly NamedCondition[],
  isMeant: (one: NamedCondition) => boolean,
): number[] {
  return conditions.flatMap((one, at) => (isMeant(one) ? at : []));
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
