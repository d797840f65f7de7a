import { fold } from '../text/fold.ts';
import { type Condition, type ConditionKind, kindOf } from './condition.ts';

/**
 * The conditions, in which sessions online and a province are one: "online in Ontario" asks for who may see people there, wherever their
 * office is. Where nobody is known to (as far as `isNamed` knows), they stay what they are: whoever works online and has an office there.
 * A city stays, too: people name one to be near it.
 * @param text what was typed
 */
export function onlineWithin(
  text: string,
  conditions: readonly Condition[],
  isNamed: (kind: ConditionKind, value: string) => boolean = () => true,
): readonly Condition[] {
  const session = conditions.find(({ anyOf }) => isOnly(anyOf, 'session') && said(anyOf) === 'Online');
  const place = conditions.find(({ anyOf }) => isOnly(anyOf, 'place'));
  if (!session || !place) return conditions;
  const words = place.ranges.map(([start, end]) => fold(text.slice(start, end)));
  // Who asks for what can be had anywhere in the province means that.
  const provinces = (place.anyOf[0]?.values ?? []).map((value) =>
    words.every(isQuebec) ? provinceOf(value) : value,
  );
  if (!provinces.every((code) => !code.includes('/') && isNamed('online', code))) return conditions;
  const ranges = [...session.ranges, ...place.ranges].sort(([a], [b]) => a - b);
  const online: Condition = { anyOf: [{ kind: 'online', values: provinces }], ranges };
  return conditions.flatMap((one) => (one === session ? [online] : one === place ? [] : [one]));
}

/** Québec alone is the city, but where the province may be meant. */
const isQuebec = (word: string) => word === 'quebec';
const provinceOf = (value: string) => (value === 'QC/quebec' ? 'QC' : value);

/** What is left out: `anywhere except Quebec` is the province, `sauf à Québec` the city. */
export function beyondQuebec({ anyOf, ...condition }: Condition, text: string): Condition {
  const [[start, end] = [0, 0]] = condition.ranges;
  if (text.slice(start, end).toLowerCase() !== 'quebec' || /à\s+$/i.test(text.slice(0, start)))
    return { anyOf, ...condition };
  return { ...condition, anyOf: anyOf.map((want) => ({ ...want, values: want.values.map(provinceOf) })) };
}

function isOnly(anyOf: Condition['anyOf'], kind: ConditionKind): boolean {
  return anyOf.length === 1 && kindOf({ anyOf }) === kind;
}

function said(anyOf: Condition['anyOf']): string {
  return anyOf.flatMap(({ values }) => values).join();
}
