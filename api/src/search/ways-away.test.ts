import { type CheckedSearch, searchInput } from '@directory/domain/contracts/search-state';
import type { NamedCondition } from '@directory/domain/contracts/search-answer';
import { describe, expect, it } from 'vitest';
import { type Way, waysAway } from './ways-away.ts';

const said = (kind: NamedCondition['kind'], value: string, ...words: string[]): NamedCondition => ({
  kind,
  anyOf: [{ kind, values: [value] }],
  words,
  names: [{ en: value, fr: value }],
});
const french = said('language', 'French', 'french');
const yukon = said('place', 'YT');
const inYukon = said('online', 'YT');
const iqaluit = said('place', 'NU/iqaluit');
const phone = said('session', 'Phone');
const grief = said('concern', 'Grief and Loss');
const court = said('concern', 'Forensic Psychology');

const waysFrom = (conditions: NamedCondition[], chosen: object = {}, near = '') =>
  waysAway(
    {
      state: searchInput.parse({
        search: 'french emdr in person Toronto, online in Ontario',
        page: 2,
        ...chosen,
      }),
      near: near === '' ? null : { asked: near, place: null, within: 25, words: near },
    },
    conditions,
  );

/** `-concern` leaves one out, `@NU` looks there for what is left, and `#` is only counted. */
function stepsFrom(...conditions: NamedCondition[]): string {
  const nameOf = ({ way }: Way) =>
    'conditions' in way
      ? way.conditions.map((index) => `-${conditions[index]?.kind}`).join('') +
        (way.province ? `@${way.province}` : '')
      : way.kind;
  return waysFrom(conditions)
    .map((one) => nameOf(one) + (one.isCounted ? '#' : ''))
    .join(' ');
}

describe('ways away', () => {
  it.each([
    ['a concern in a province', [grief, yukon], 'kindred -concern canada#'],
    ['a concern in a city', [grief, iqaluit], 'kindred online province -concern'],
    ['a concern in a city that nothing else can stand in for', [court, iqaluit], 'online province -concern'],
    ['the phone in a city', [phone, iqaluit], 'province online canada -session'],
    [
      'a concern by phone in a province',
      [grief, phone, yukon],
      'kindred -concern canada -session -concern-session',
    ],
    ['sessions online in a province', [inYukon], 'canadaOnline'],
    ['a concern online in a province', [grief, inYukon], 'kindred -concern canadaOnline'],
    ['a language in a province', [french, yukon], 'canadaOnline -language'],
    [
      'a concern and a language in a province',
      [grief, french, yukon],
      'kindred -concern canadaOnline -language -concern-language',
    ],
    [
      'a concern and a language in a city',
      [grief, french, iqaluit],
      'kindred online province -concern -language -concern@NU -concern-language',
    ],
  ])('lead from %s to the nearest in this order', (_, conditions, steps) => {
    expect(stepsFrom(...conditions)).toBe(steps);
  });

  it('give up what a therapy is for before the therapy that was named', () => {
    const hypnosis = said('therapy', 'Hypnotherapy');
    const steps = stepsFrom(hypnosis, said('concern', 'Substance Use'), said('place', 'QC'));
    expect(steps).toMatch(/^kindred -concern -therapy /);
  });
});

const emdr = said('therapy', 'EMDR', 'emdr');
const inPerson = said('session', 'In Person', 'in person');
const toronto = said('place', 'ON/toronto', 'Toronto');
const ontario = said('place', 'ON', 'ontario');
const inOntario = said('online', 'ON', 'online', 'Ontario');

type Chosen = Pick<CheckedSearch, 'province' | 'sessionTypes'>;

describe('where ways lead', () => {
  /** By what each is called. */
  const targets = (conditions: NamedCondition[], chosen: object = {}, near = '') =>
    new Map(
      waysFrom(conditions, chosen, near).map(({ way, state }) => [
        'conditions' in way ? Object.values(way).join(' ') : way.kind,
        state,
      ]),
    );
  const three = [emdr, inPerson, toronto];

  it('takes the words of what is left out back', () => {
    const state = targets(three).get('withoutConditions 0');
    expect(state).toMatchObject({ literal: ['emdr'], page: 1 });
  });

  it('puts the province in place of the city, and sessions online in place of others', () => {
    expect(targets(three).get('province')).toMatchObject({ literal: ['Toronto'], province: 'ON' });
    expect(targets(three).get('online')).toMatchObject({
      literal: ['in person', 'Toronto'],
      province: 'ON',
      sessionTypes: ['Online'],
    });
  });

  // Beside each: what was chosen, and a place to be near.
  it.each<[NamedCondition[], object?, string?]>([
    [three],
    [three, { province: 'ON' }],
    [three, { province: 'MB' }],
    [three, { province: 'ON', city: 'Ottawa' }],
    [three, { sessionTypes: ['Online'] }],
    [[emdr, french, toronto], {}, 'R3C'],
    [[emdr, french, toronto]],
    [[emdr, inPerson, inOntario]],
    [[french, ontario], { province: 'MB' }],
  ])('leads to whom it counts', (conditions, chosen = {}, near = '') => {
    const asksOf = (parts: readonly Pick<NamedCondition, 'anyOf'>[], { province, sessionTypes }: Chosen) =>
      new Set(
        [
          ...parts.map(({ anyOf }) => anyOf),
          ...(province ? [[{ kind: 'place', values: [province] }]] : []),
          ...(sessionTypes.length > 0 ? [[{ kind: 'session', values: sessionTypes }]] : []),
        ].map((anyOf) => JSON.stringify(anyOf)),
      );
    const from = searchInput.parse(chosen);
    for (const { asked, way, state } of waysFrom(conditions, chosen, near)) {
      if (!state) continue;
      const { literal } = state;
      const left = conditions.filter(({ words }) => !words.some((word) => literal.includes(word)));
      expect(asksOf(left, state), JSON.stringify(way)).toEqual(asksOf(asked, from));
    }
  });

  it('says the province in which it looks for what is left', () => {
    const ways = waysFrom([emdr, french, toronto]);
    const inOntarioAlone = ways.filter(({ state }) => state?.province === 'ON');
    expect(inOntarioAlone.map(({ way }) => way)).toContainEqual({
      kind: 'withoutConditions',
      conditions: [0],
      province: 'ON',
    });
    for (const { way } of inOntarioAlone) expect(way).toMatchObject({ province: 'ON' });
  });

  it('is called by what it counts where a place was chosen beside the words', () => {
    const kinds = (chosen: object) => [...targets([emdr, ontario], chosen).keys()];
    expect(kinds({})).toContain('canada');
    expect(kinds({ province: 'MB' })).toContain('province');
    expect([...targets(three, { province: 'MB' }).keys()]).toContain('province');
    expect(kinds({ province: 'MB', city: 'Winnipeg' })).toContain('withoutConditions 1');
  });

  it('is everyone who works online from those who may see people in a province', () => {
    expect(targets([emdr, inOntario]).get('canadaOnline')).toMatchObject({
      literal: ['online', 'Ontario'],
      sessionTypes: ['Online'],
    });
  });

  it('keeps a place that was chosen, and is nowhere where no address says the same', () => {
    const inOttawa = targets(three, { province: 'ON', city: 'Ottawa' });
    expect(inOttawa.get('withoutConditions 2')).toMatchObject({ city: 'Ottawa' });
    // Online in the part of a province: no words say it.
    expect([...inOttawa.keys()]).not.toContain('online');
    expect([...targets([french, ontario], { near: 'R3C' }).keys()]).not.toContain('canadaOnline');
    expect(targets(three, { sessionTypes: ['Phone'] }).get('online')).toBeNull();
    const twice = [said('group', 'Children', 'emdr'), emdr];
    expect(targets(twice).get('withoutConditions 1')).toBeNull();
    const montreal = said('place', 'QC/montreal', 'montreal');
    const both = { ...toronto, anyOf: [{ kind: 'place', values: ['ON/toronto', 'QC/montreal'] } as const] };
    expect([...targets([montreal]).keys()]).toContain('province');
    expect([...targets([both]).keys()]).toEqual(['canada']);
  });

  it('calls the whole country by its name, unless another place in the words still holds the search', () => {
    expect([...targets([emdr, ontario]).keys()]).toContain('canada');
    expect([...targets([emdr, ontario], {}, 'R3C').keys()]).toContain('withoutConditions 1');
    expect([...targets([emdr, ontario, inOntario]).keys()]).not.toContain('canada');
  });
});
