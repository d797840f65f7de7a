import { expect, it } from 'vitest';
import { chooseLanguage } from './language.ts';

const choose = (query?: string, cookie?: string, acceptLanguage?: string) =>
  chooseLanguage({ query, cookie, acceptLanguage });

it('takes the address, then the cookie, then the browser, then English', () => {
  expect(choose('fr', 'en', 'en')).toBe('fr');
  expect(choose('de', 'fr', 'en')).toBe('fr');
  expect(choose(undefined, 'x', 'fr-CA,en;q=0.5')).toBe('fr');
  expect(choose()).toBe('en');
});

it('reads the browser’s weights', () => {
  expect(choose(undefined, undefined, 'en;q=0.3, FR-ca;q=0.9')).toBe('fr');
  expect(choose(undefined, undefined, 'de, es;q=0.9, fr;q=0.1')).toBe('fr');
  expect(choose(undefined, undefined, 'fr;q=0, de')).toBe('en');
  expect(choose(undefined, undefined, '*')).toBe('en');
  expect(choose(undefined, undefined, ',,;q=,fr;q=x')).toBe('en');
});
