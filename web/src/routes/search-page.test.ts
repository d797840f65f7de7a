import { expect, it } from 'vitest';
import { head } from './search-page.tsx';

it.each([
  ['', false],
  ['?lang=fr', false],
  ['?first=none&lang=fr', true],
  ['?near=R3C&order=near', true],
  ['?languages=French', true],
  ['?page=2', true],
])('search engines keep the screen itself and no search of it: "%s"', (query, noIndex) => {
  const url = new URL(`https://directory.example/find-a-psychologist${query}`);
  const context = { t: (key: string) => key, url, language: 'fr' } as unknown as Parameters<typeof head>[0];
  expect(head(context)).toMatchObject({ noIndex });
});
