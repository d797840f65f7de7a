import { expect, it } from 'vitest';
import { isNobodysName } from './name-words.ts';

it('knows searches that are nobody’s name', () => {
  for (const text of [
    'anxiety winnipeg',
    'therapie de couple',
    'depression',
    'cognitive beh',
    'psychologist r3c 1a1',
  ]) {
    expect(isNobodysName(text)).toBe(true);
  }
});

it('leaves every word alone that someone is called', () => {
  const names = [
    'jane french',
    'sarah young',
    'grace english',
    'art church',
    'joy love',
    'hope winter',
    'julia child',
    'marie estime',
    'ann loss',
    'dawn work',
  ];
  for (const name of names) expect(isNobodysName(name)).toBe(false);
});
