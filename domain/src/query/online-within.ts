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
  const provinces = (place.anyOf[0]?.values ?? []).map((value) =>
    // Québec alone is the city, but who asks for what can be had anywhere in the province means that.
    value === 'QC/quebec' && words.every((word) => word === 'quebec') ? 'QC' : value,
  );
  if (!provinces.every((code) => !code.includes('/') && isNamed('online', code))) return conditions;
  const ranges = [...session.ranges, ...place.ranges].sort(([a], [b]) => a - b);
  const online: Condition = { anyOf: [{ kind: 'online', values: provinces }], ranges };
  return conditions.flatMap((one) => (one === session ? [online] : one === place ? [] : [one]));
}

function isOnly(anyOf: Condition['anyOf'], kind: ConditionKind): boolean {
  return anyOf.length === 1 && kindOf({ anyOf }) === kind;
}

function said(anyOf: Condition['anyOf']): string {
  return anyOf.flatMap(({ values }) => values).join();
}
