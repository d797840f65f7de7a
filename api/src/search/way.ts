import type { NamedCondition, Offer } from '@directory/domain/contracts/search-answer';
import type { CheckedSearch } from '@directory/domain/contracts/search-state';
import type { ProvinceCode } from '@directory/domain/places/provinces';
import type { SessionType } from '@directory/domain/profile/session-types';
import type { Condition } from '@directory/domain/query/condition';
import { takeBack } from '@directory/domain/query/taken-back';
import type { ReadSearch } from './read.ts';

/** Another search, as an address says it; its state is null where none does. */
export interface Target {
  way: Offer['way'];
  state: CheckedSearch | null;
}

export type AskedFor = Pick<Condition, 'anyOf' | 'isExcluded'>;

export type Searched = Pick<ReadSearch, 'state' | 'near'>;

/** A search, and what its words ask for. */
export interface From {
  state: CheckedSearch;
  conditions: readonly NamedCondition[];
  /** A place that is none of the conditions narrows the search, and is no province as a whole. Then no way is all of anything. */
  isHeld: boolean;
}

export function fromOf({ state, near }: Searched, conditions: readonly NamedCondition[]): From {
  const isHeld = near?.words !== undefined || state.city !== '' || state.near !== '' || state.frame !== null;
  return { state, conditions, isHeld };
}

/** What stands in place of what a way gives up. */
interface Instead {
  /** All of it, in place of the places in it. */
  province?: ProvinceCode | null;
  /** Sessions online, in place of others: of all of a place alone. */
  isOnline?: boolean;
}

/**
 * The way without these conditions, by their place in the list. Whom it asks for, where it leads and how it is called are of the same parts, so that
 * it leads to as many as it says.
 */
export function wayWithout(from: From, without: readonly number[], instead: Instead = {}) {
  const { state, conditions } = from;
  const { province, isOnline = false } = instead;
  const isLeft = (one: NamedCondition, at: number) =>
    without.includes(at) || (isOnline && one.kind === 'session');
  const left = conditions.filter(isLeft);
  const others = conditions.filter((one) => !left.includes(one));
  // Words that say two things are taken back for both.
  const isShared = others.some((one) => left.some(({ words }) => words.some((w) => one.words.includes(w))));
  const words = left.flatMap((one) => one.words);
  const next = isShared ? null : { ...takeBack(state, words), count: [], ...(province && { province }) };
  const isAway = left.some(({ kind }) => kind === 'place');
  // A place for which all of its province stands in is not given up; and sessions online are another thing, not less.
  const lost = province ? without.filter((at) => !indexesOf(conditions, isPlace).includes(at)) : without;
  return {
    asked: [
      ...others,
      ...(province ? [{ anyOf: [{ kind: 'place' as const, values: [province] }] }] : []),
      ...(isOnline ? [{ anyOf: [{ kind: 'session' as const, values: [ONLINE] }] }] : []),
    ],
    target: { way: nameOf(from, without, instead), state: isOnline ? next && onlineOf(next) : next },
    without: [...lost.map(wordAt), ...(isAway ? [isOnline ? 'online' : 'away'] : [])],
  };
}

/** How that way is called. */
function nameOf(
  from: From,
  without: readonly number[],
  { province, isOnline = false }: Instead,
): Offer['way'] {
  const places = indexesOf(from.conditions, isPlace);
  const rest = without.filter((at) => !places.includes(at));
  const where = province ?? from.state.province;
  if (isOnline) return where ? { kind: 'online', province: where } : { kind: 'canadaOnline' };
  if (province && rest.length > 0) return { kind: 'withoutConditions', conditions: rest, province };
  if (!province && !isAll(from, without)) return { kind: 'withoutConditions', conditions: [...without] };
  return where ? { kind: 'province', province: where } : { kind: 'canada' };
}

/** Whether all of a place is looked through without these: no other place is left. */
export function isAll({ conditions, isHeld }: From, without: readonly number[]): boolean {
  return !isHeld && without.length === 1 && indexesOf(conditions, isWhere).join() === without.join();
}

/** A condition that was read from the words, as `without` calls it. */
export function wordAt(index: number): string {
  return `word ${index}`;
}

export const ONLINE: SessionType = 'Online';

/** With sessions online; null when others were chosen, which would stay. */
function onlineOf(state: CheckedSearch): CheckedSearch | null {
  const isOther = state.sessionTypes.length > 0 && state.sessionTypes.join() !== ONLINE;
  return isOther ? null : { ...state, sessionTypes: [ONLINE] };
}

/** Whether sessions online are asked for, or will do. */
export function saysOnline(conditions: readonly AskedFor[]): boolean {
  return conditions.some(({ anyOf }) =>
    anyOf.some(({ kind, values }) =>
      // `Toronto or online`
      kind === 'online' ? anyOf.length > 1 : kind === 'session' && values.includes(ONLINE),
    ),
  );
}

export function isPlace({ kind, isExcluded }: NamedCondition): boolean {
  return kind === 'place' && !isExcluded;
}

/** Whether it says where the visitor is. */
export function isWhere(condition: NamedCondition): boolean {
  return isPlace(condition) || (condition.kind === 'online' && !condition.isExcluded);
}

export function indexesOf(
  conditions: readonly NamedCondition[],
  isMeant: (one: NamedCondition, at: number) => boolean,
): number[] {
  return conditions.flatMap((one, at) => (isMeant(one, at) ? at : []));
}
