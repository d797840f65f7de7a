import { describe, expect, it } from 'vitest';
import { PROVINCE_CODES } from '../places/provinces.ts';
import {
  CRISIS_LINES,
  crisisLines,
  isForTrauma,
  linesToCheck,
  provincesWithoutTraumaLine,
  US_CRISIS_LINES,
} from './choose.ts';
import { DANGER_KINDS, type DangerKind } from './danger.ts';
import type { CrisisLine } from './line.ts';
import { PROVINCE_CALLS, dangerWords, has911, shownNumber } from './numbers.ts';
import { crisisLineReach, crisisLineService, smsHref } from './words.ts';

const ALL = [...CRISIS_LINES, ...US_CRISIS_LINES];
const ids = (lines: readonly CrisisLine[]) => lines.map(({ id }) => id);
const named = (id: string) => CRISIS_LINES.filter((line) => line.id === id);

const CALL = /^(\+1[2-9]\d{2}[2-9]\d{6}|310\d{4}|911|988|811|211)$/;
const TEXT = /^(\+1[2-9]\d{2}[2-9]\d{6}|310\d{4}|\d{3}|\d{6})$/;

it.each(ALL)('$id has numbers that dial, hours, languages, a source and the day of its check', (line) => {
  expect(line.call ?? line.text?.number ?? line.site).toBeDefined();
  expect(line.kinds.length).toBeGreaterThan(0);
  if (line.call) expect(line.call).toMatch(CALL);
  if (line.text) expect(line.text.number).toMatch(TEXT);
  for (const language of ['en', 'fr'] as const) {
    expect(line.name[language]).not.toBe('');
    expect(line.about?.[language] ?? '.').toMatch(/\.$/);
    expect(`${line.name.fr} ${line.about?.fr ?? ''}`).not.toMatch(/ :|« | »/);
    expect(crisisLineService(line, language)).toMatch(/^\S.+, .+\.$/);
  }
  expect(line.answers.languages.length).toBeGreaterThan(0);
  expect(new URL(line.source).protocol).toBe('https:');
  // A second page is there for its date alone.
  expect(line.dated === undefined || line.also === undefined).toBe(true);
  expect(line.also?.source ?? line.source).toMatch(/^https:/);
  expect(line.dated ?? line.also?.dated ?? '2020').toMatch(/^20\d{2}(-\d{2}){0,2}$/);
  expect(line.checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(new Date(line.checked).toISOString().slice(0, 10)).toBe(line.checked);
  expect(line.checked <= new Date().toISOString().slice(0, 10)).toBe(true);
});

it('names each line once, and dials no number twice in one place', () => {
  expect(new Set(ids(ALL)).size).toBe(ALL.length);
  for (const province of PROVINCE_CODES) {
    for (const need of [
      { trauma: true },
      { kinds: DANGER_KINDS },
      ...DANGER_KINDS.map((kind) => ({ kinds: [kind] })),
    ]) {
      const numbers = crisisLines({ province, ...need }).flatMap(({ call }) => call ?? []);
      expect(new Set(numbers).size, province).toBe(numbers.length);
    }
  }
});

it('begins with 9-8-8, then 911, and knows a line of every province and territory', () => {
  expect(ids(crisisLines())).toEqual([
    '988',
    'emergency',
    'kids-help-phone',
    'hope-for-wellness',
    'trans-lifeline',
  ]);
  for (const province of PROVINCE_CODES) {
    const lines = crisisLines({ province });
    expect(ids(lines).slice(0, 2)).toEqual(['988', 'emergency']);
    const own = lines[2];
    expect(own).toMatchObject({ province, call: PROVINCE_CALLS[province] });
    expect(own && isForTrauma(own)).toBe(false);
  }
  expect(named('quebec')).toMatchObject([{ call: '+18662773553', text: { number: '535353' } }]);
});

it('names those who answer in Nunavut beside 911 where nothing is known of the visitor, and nowhere else', () => {
  const said = (province: 'MB' | 'NU' | null) =>
    crisisLines({ province }).flatMap(({ call, about }) => (call === '911' ? [about?.en] : []));
  expect(said(null)).toEqual([
    'If someone is in danger now. In Nunavut, call the RCMP or your health centre instead.',
  ]);
  expect(said('MB')).toEqual(['If someone is in danger now.']);
  expect(said('NU')).toEqual([]);
  const [, inNunavut] = crisisLines({ province: 'NU' });
  expect(inNunavut).not.toHaveProperty('call');
  expect(inNunavut?.about?.en).toBe(
    'Nunavut has no 911: if someone is in danger, call your community’s RCMP or health centre.',
  );
  expect(crisisLines()[1]?.about?.fr).toMatch(
    /ment\. Au Nunavut, appelez plutôt la GRC ou votre centre de santé/,
  );
  expect(named('emergency')[0]?.notIn).toEqual(PROVINCE_CODES.filter((code) => !has911(code)));
  expect([dangerWords(null), dangerWords('MB'), dangerWords('NU')]).toEqual(['anywhere', 'call911', 'no911']);
});

it('adds lines for trauma and sexual violence where these are the subject, those of the province alone', () => {
  expect(ids(crisisLines({ province: 'QC', trauma: true }))).toEqual([
    '988',
    'emergency',
    'quebec',
    'quebec-info-social',
    'quebec-family-violence',
    'quebec-sexual-violence',
    'sheltersafe',
    '211',
    'residential-schools',
    'veterans',
    'kids-help-phone',
    'hope-for-wellness',
    'trans-lifeline',
  ]);
  expect(ids(crisisLines({ province: 'NU', trauma: true }))).not.toContain('quebec-sexual-violence');
});

it('knows a line for sexual violence everywhere but where it says that none could be confirmed, and 211 there too', () => {
  expect(provincesWithoutTraumaLine()).toEqual(['NU']);
  for (const province of PROVINCE_CODES) {
    const lines = crisisLines({ province, trauma: true }).filter(isForTrauma);
    expect(ids(lines)).toContain('211');
    expect(lines.some((line) => line.province === province)).toBe(province !== 'NU');
  }
});

describe('each danger has lines of its own', () => {
  const first = (province: 'AB' | 'MB' | 'NU' | 'ON' | 'QC' | null, ...kinds: DangerKind[]) =>
    crisisLines({ province, kinds })
      .slice(0, 3)
      .map(({ call, site }) => call ?? site ?? '');

  it.each(['violence', 'medical', 'child'] as const)('911 first and 9-8-8 last: %s', (kind) => {
    for (const province of PROVINCE_CODES) {
      const lines = ids(crisisLines({ province, kinds: [kind] }));
      expect([lines[0], lines.at(-1)]).toEqual(['emergency', '988']);
      expect(lines).not.toContain('trans-lifeline');
    }
  });

  it('those of the province after 911', () => {
    expect(first('ON', 'violence')).toEqual(['911', '+18668630511', '+18773362433']);
    expect(first('AB', 'violence')).toEqual(['911', '3101818', '+18664038000']);
    expect(first('QC', 'violence')).toEqual(['911', '+18003639010', '+18889339007']);
    expect(first('QC', 'medical')).toEqual(['911', '+18004635060', '+18886886677']);
    expect(first('MB', 'medical')).toEqual(['911', '+18447647669', '+18886886677']);
    // Whoever is hurt as a child may be the one who writes.
    expect(first('MB', 'child')).toEqual(['911', '+18006686868', '+18663459241']);
    expect(first('QC', 'child')).toEqual(['911', '+18006686868', '811']);
    expect(first(null, 'violence')).toEqual(['911', 'sheltersafe.ca', '211']);
  });

  it('those of the province for a child and for violence, before any of the whole country but the one for children', () => {
    const lines = ids(crisisLines({ province: 'AB', kinds: ['child', 'violence'] }));
    expect(lines.slice(0, 5)).toEqual([
      'emergency',
      'kids-help-phone',
      'alberta-child',
      'alberta-family-violence',
      'alberta-sexual-violence',
    ]);
    expect(lines.at(-1)).toBe('988');
  });

  it('none of the province that answers only some of its people before 211, which knows the others', () => {
    expect(ids(crisisLines({ province: 'SK', kinds: ['violence'] })).slice(0, 4)).toEqual([
      'emergency',
      'sheltersafe',
      '211',
      'saskatchewan-sexual-violence',
    ]);
    for (const province of PROVINCE_CODES) {
      for (const kind of DANGER_KINDS) {
        const lines = crisisLines({ province, kinds: [kind] });
        const first = lines.findIndex(({ partial }) => partial);
        if (first >= 0) expect(ids(lines).indexOf('211'), `${province} ${kind}`).toBeLessThan(first);
      }
    }
  });

  it('for violence in the family before sexual violence, wherever the province has lines for both', () => {
    for (const province of PROVINCE_CODES) {
      const own = crisisLines({ province, kinds: ['violence'] }).filter((line) => line.province);
      const isSexual = own.map(({ id }) => id.endsWith('-sexual-violence'));
      expect(isSexual.toSorted(), province).toEqual(isSexual);
    }
  });

  it('in Nunavut the RCMP and the health centre in place of 911 and of the poison centres', () => {
    const [line, ...others] = crisisLines({ province: 'NU', kinds: ['medical'] });
    expect(line?.about?.en).toMatch(/RCMP or health centre/);
    expect(ids(others)).toEqual(['overdose', '988']);
  });

  it('what is most urgent first where there are two', () => {
    const lines = ids(crisisLines({ province: 'MB', kinds: ['medical', 'suicide'] }));
    expect(lines.slice(0, 5)).toEqual(['emergency', 'poison', 'overdose', '988', 'manitoba']);
  });

  it.each<[DangerKind[], string[]]>([
    [
      ['medical', 'child'],
      ['emergency', 'poison', 'overdose', 'kids-help-phone', 'manitoba-child'],
    ],
    [
      ['medical', 'child', 'suicide'],
      ['emergency', 'poison', 'overdose', 'kids-help-phone', '988', 'manitoba-child'],
    ],
    [
      ['medical', 'violence', 'suicide'],
      ['emergency', 'poison', 'overdose', '988', 'manitoba-family-violence', 'manitoba-sexual-violence'],
    ],
    [
      ['child', 'violence', 'suicide'],
      ['emergency', 'kids-help-phone', '988', 'manitoba-child', 'manitoba-family-violence'],
    ],
    [
      ['violence', 'suicide'],
      ['emergency', '988', 'manitoba-family-violence', 'manitoba-sexual-violence', 'sheltersafe'],
    ],
  ])('of several dangers: %s', (kinds, lines) => {
    expect(ids(crisisLines({ province: 'MB', kinds })).slice(0, lines.length)).toEqual(lines);
  });
});

it('says how to reach a line, when it answers and in which languages', () => {
  const said = (id: string) =>
    named(id).flatMap((line) =>
      (['en', 'fr'] as const).map(
        (language) => `${crisisLineReach(line, language)}. ${crisisLineService(line, language)}`,
      ),
    );
  expect(said('988')).toEqual([
    'Call or text 9-8-8. Day or night, in English and French.',
    'Appelez ou textez le 9-8-8. Jour et nuit, en français et en anglais.',
  ]);
  expect(said('kids-help-phone')).toEqual([
    'Call 1-800-668-6868 or text CONNECT to 686868. Day or night, in English and French.',
    'Composez le 1-800-668-6868 ou textez PARLER au 686868. Jour et nuit, en français et en anglais.',
  ]);
  expect(said('hope-for-wellness')).toEqual([
    'Call 1-855-242-3310. Day or night, in English and French; in Cree, Ojibway and Inuktitut on request.',
    'Composez le 1-855-242-3310. Jour et nuit, en français et en anglais; en cri, en ojibwé et en inuktitut sur demande.',
  ]);
  expect(said('alberta-sexual-violence')).toEqual([
    'Call or text 1-866-403-8000. Every day from 9 a.m. to 9 p.m., in English; in many other languages through interpreters.',
    'Appelez ou textez le 1-866-403-8000. Tous les jours de 9 h à 21 h, en anglais; dans bien d’autres langues par interprète.',
  ]);
  expect(['911', '811', '988', '3101818'].map(shownNumber)).toEqual(['911', '811', '9-8-8', '310-1818']);
  expect(said('sheltersafe')[0]).toBe('See sheltersafe.ca. Day or night, in English and French.');
  const [kids] = named('kids-help-phone');
  expect(kids?.text && smsHref(kids.text, 'fr')).toBe('sms:686868?body=PARLER');
});

it('says in both languages that 211 finds help after a sexual assault, and that it is no crisis line', () => {
  const [line] = named('211');
  expect(line?.about?.en).toMatch(/sexual assault centre.* It is not a crisis line\.$/);
  expect(line?.about?.fr).toMatch(/aux victimes d’agression sexuelle.* Ce n’est pas une ligne de crise\.$/);
});

it('keeps the lines of the United States apart', () => {
  expect(US_CRISIS_LINES.map((line) => crisisLineReach(line, 'en'))).toEqual([
    'Call 911',
    'Call or text 9-8-8',
    'Text HOME to 741741',
  ]);
  expect(CRISIS_LINES.some(({ text }) => text?.number === '741741')).toBe(false);
});

it('tells which lines nobody has checked for a year', () => {
  const [line] = CRISIS_LINES;
  const checked = { ...line, checked: '2025-01-01' } as CrisisLine;
  expect(linesToCheck(Date.parse('2026-01-01'), [checked])).toEqual([]);
  expect(linesToCheck(Date.parse('2026-01-02T12:00:00Z'), [checked])).toEqual([checked]);
});
