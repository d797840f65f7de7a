import { expect, it } from 'vitest';
import type { Condition, ConditionKind } from '@directory/domain/query/condition';
import { waysAway } from './ways-away.ts';

const said = (kind: ConditionKind, value: string): Condition => ({
  anyOf: [{ kind, values: [value] }],
  ranges: [],
});
const french = said('language', 'French');
const yukon = said('place', 'YT');
const inYukon = said('online', 'YT');
const iqaluit = said('place', 'NU/iqaluit');
const phone = said('session', 'Phone');
const grief = said('concern', 'Grief and Loss');
const court = said('concern', 'Forensic Psychology');

/** `-concern` leaves one out, `=` takes kindred concerns too, `~` widens the place, `@` asks for sessions online, `#` is only counted. */
function stepsFrom(...conditions: Condition[]): string {
  return waysAway(conditions)
    .map(({ without = [], wider, online, kindred, isShown = true }) => {
      const left = without.map((index) => `-${conditions[index]?.anyOf[0]?.kind}`).join('');
      return `${kindred ? '=' : ''}${wider ? '~' : ''}${online ? '@' : ''}${left}${isShown ? '' : '#'}`;
    })
    .join(' ');
}

it.each([
  ['a concern in a province', [grief, yukon], '= -concern -place#'],
  ['a concern in a city', [grief, iqaluit], '= ~@ ~ -concern'],
  ['a concern in a city that nothing else can stand in for', [court, iqaluit], '~@ ~ -concern'],
  ['the phone in a city', [phone, iqaluit], '~ ~@ -place -session'],
  ['a concern by phone in a province', [grief, phone, yukon], '= -concern -place -session -concern-session'],
  ['sessions online in a province', [inYukon], '@-online'],
  ['a concern online in a province', [grief, inYukon], '= -concern @-online'],
  ['a language in a province', [french, yukon], '@-place -language'],
  [
    'a concern and a language in a province',
    [grief, french, yukon],
    '= -concern @-place -language -concern-language',
  ],
])('leads from %s to the nearest in this order', (_, conditions, steps) => {
  expect(stepsFrom(...conditions)).toBe(steps);
});

it('gives up what a therapy is for before the therapy that was named', () => {
  const hypnosis = said('therapy', 'Hypnotherapy');
  const steps = stepsFrom(hypnosis, said('concern', 'Substance Use'), said('place', 'QC'));
  expect(steps).toMatch(/^= -concern -therapy /);
});
