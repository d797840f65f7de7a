import type { ProvinceCode } from '@directory/domain/provinces';
import type { Nearest, Understood, NamedCondition } from '@directory/domain/query/understood';
import type { SearchState } from './search-state.ts';
import { takeBack } from './taken-back.ts';

/** A step away from what was asked, as the screen names it and leads there. */
export interface Offer {
  count: number;
  how:
    | { kind: 'without'; conditions: readonly NamedCondition[] }
    | { kind: 'wider' | 'online'; province: ProvinceCode }
    | { kind: 'canada' | 'canadaOnline' | 'kindred' };
  /** The search that finds just these; null when no address says it. */
  state: SearchState | null;
}

/** What the gateway says is near, as an offer; null when it cannot be named, as several provinces at once. */
export function offerOf(near: Nearest, { conditions }: Understood, state: SearchState): Offer | null {
  const { count } = near;
  // Whatever is akin to several conditions at once: no address says that.
  if (near.kindred) return { count, how: { kind: 'kindred' }, state: null };
  if (near.wider) return widerOffer(near, conditions, state);
  const left = conditions.filter((_, index) => near.without.includes(index));
  const [first] = left;
  const how =
    left.length === 1 && first && isPlace(first)
      ? ({ kind: near.online ? 'canadaOnline' : 'canada' } as const)
      : ({ kind: 'without', conditions: left } as const);
  // Words that say two things are taken back for both.
  const sharesWords = conditions.some(
    (one) => !left.includes(one) && left.some((other) => share(one, other)),
  );
  const next = takeBack(state, left.flatMap(wordsOf));
  return { count, how, state: sharesWords ? null : near.online ? onlineOf(next) : next };
}

function widerOffer(
  { count, online }: Nearest,
  conditions: readonly NamedCondition[],
  state: SearchState,
): Offer | null {
  const provinces = conditions.flatMap(({ anyOf }) =>
    anyOf.flatMap(({ kind, values }) => (kind === 'place' ? values.map((value) => value.slice(0, 2)) : [])),
  );
  const [province] = provinces as ProvinceCode[];
  if (!province || provinces.some((other) => other !== province)) return null;
  const left = conditions.filter((one) => isPlace(one) || (online && one.kind === 'session'));
  const next = takeBack(state, left.flatMap(wordsOf));
  // A place that was chosen stays: it lies within.
  const located = state.province || state.city ? next : { ...next, province };
  if (!online) return { count, how: { kind: 'wider', province }, state: located };
  return { count, how: { kind: 'online', province }, state: onlineOf(located) };
}

/** With sessions online; null when others were chosen, which would stay. */
function onlineOf(state: SearchState): SearchState | null {
  const isOther = state.sessionTypes.length > 0 && state.sessionTypes.join() !== 'Online';
  return isOther ? null : { ...state, sessionTypes: ['Online'] };
}

function isPlace({ kind }: NamedCondition): boolean {
  return kind === 'place';
}

function wordsOf({ words }: NamedCondition): readonly string[] {
  return words;
}

function share(one: NamedCondition, other: NamedCondition): boolean {
  return one.words.some((words) => other.words.includes(words));
}
