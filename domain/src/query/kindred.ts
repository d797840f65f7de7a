import type { ConditionKind } from './condition.ts';
import { textsOf } from './phrase-files.ts';

type Kindred = Readonly<Partial<Record<ConditionKind, Readonly<Record<string, readonly string[]>>>>>;

/** What is a part of something wider that far more profiles name: whoever works with the wider comes next. */
export const WIDER = readKindred(['wider']);

/** What is nearest to a value, for whoever finds few that have it. */
export const KINDRED = readKindred(['akin', 'wider']);

function readKindred(marks: readonly string[]): Kindred {
  const found: Partial<Record<string, Record<string, readonly string[]>>> = {};
  for (const [heading, text] of textsOf('kindred')) {
    const [mark = '', kind = ''] = heading.split(': ');
    if (!marks.includes(mark)) continue;
    const of = (found[kind] ??= {});
    for (const line of text.split('\n')) {
      const [value = '', others = ''] = line.split(' > ');
      of[value] = others.split(', ');
    }
  }
  return found;
}
