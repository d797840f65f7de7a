import { fold } from '../text/fold.ts';
import type { Condition, ConditionKind, Want } from './condition.ts';

/**
 * The conditions, in which sessions online and a province are one: "online in Ontario" asks for who may see people there, wherever their
 * office is. Where nobody is known to (as far as `isNamed` knows), they stay what they are: whoever works online and has an office there.
 * A city stays, too: people name one to be near it, "or online", which then is online in its province.
 * @param text what was typed
 */
export function onlineWithin(
  text: string,
  conditions: readonly Condition[],
  isNamed: (kind: ConditionKind, value: string) => boolean = () => true,
): readonly Condition[] {
  const session = conditions.find(({ anyOf: [want, other] }) => !other && isOnline(want));
  const place = conditions.find(({ anyOf: [want, other] }) => want?.kind === 'place' && !other);
  const [where] = place?.anyOf ?? [];
  const provinces = place && where ? provincesOf(where, place, text) : [];
  if (place && session && provinces.every((code) => !code.includes('/') && isNamed('online', code))) {
    const ranges = [...session.ranges, ...place.ranges].sort(([a], [b]) => a - b);
    const online: Condition = { anyOf: [{ kind: 'online', values: provinces }], ranges };
    return conditions.flatMap((one) => (one === session ? [online] : one === place ? [] : [one]));
  }
  return conditions.map((one) => {
    const place = one.anyOf.find(({ kind }) => kind === 'place');
    if (!place || one.anyOf.length > 2 || !one.anyOf.some(isOnline)) return one;
    const codes = [...new Set(provincesOf(place, one, text).map((value) => value.slice(0, 2)))];
    if (!codes.every((code) => isNamed('online', code))) return one;
    return {
      ...one,
      anyOf: one.anyOf.map((want) => (want === place ? want : { kind: 'online', values: codes })),
    };
  });
}

/** What is left out: `anywhere except Quebec` is the province, `sauf à Québec` the city. */
export function beyondQuebec(condition: Condition, text: string): Condition {
  const [[start, end] = [0, 0]] = condition.ranges;
  if (
    fold(text.slice(start, end)) !== 'quebec' ||
    (!/hors\s+$/i.test(text.slice(0, start)) && /é/i.test(text.slice(start, end))) ||
    /(?:à|\b(?:pas|sauf|hormis) a)\s+$/i.test(text.slice(0, start))
  )
    return condition;
  return {
    ...condition,
    anyOf: condition.anyOf.map((want) => ({ ...want, values: provincesOf(want, condition, text) })),
  };
}

function isOnline(want: Want | undefined): boolean {
  return want?.kind === 'session' && want.values.join() === 'Online';
}

function provincesOf({ values }: Want, { ranges }: Condition, text: string): readonly string[] {
  const isQuebecAlone = ranges.every(([start, end]) => fold(text.slice(start, end)) === 'quebec');
  // Québec alone is the city, but who asks for what can be had anywhere in the province means that.
  return values.map((value) => (value === 'QC/quebec' && isQuebecAlone ? 'QC' : value));
}
