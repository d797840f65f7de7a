import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paths, profilePath } from '@directory/domain/paths';
import { matchRoute, notFoundRoute, routeTable } from './route-table.ts';

test('each address leads to its page', () => {
  const source = (path: string) => matchRoute(path).entry.source;
  expect(source(paths.home())).toBe('src/routes/home-page.tsx');
  expect(source('/find-a-psychologist')).toBe('src/routes/search-page.tsx');
  expect(source('/search')).toBe('src/routes/search-page.tsx');
  expect(source(paths.profileById('42'))).toBe('src/routes/profile-page.tsx');
  expect(source(paths.howItWorks())).toBe('src/routes/how-it-works-page.tsx');
  expect(source(paths.privacy())).toBe('src/routes/privacy-page.tsx');
});

test('a profile’s own address gives the route its parts', () => {
  const path = profilePath({ id: '1', province: 'MB', city_slug: 'winnipeg', name_slug: 'elise-cote-2' });
  expect(matchRoute(path).params).toMatchObject({
    province: 'manitoba',
    city: 'winnipeg',
    name: 'elise-cote-2',
  });
});

test('other addresses, malformed ones too, lead to the page that says so', () => {
  for (const path of ['/nothing-here', '/a/b/c/d/e', '/%E0%A4%A', '//']) {
    expect([notFoundRoute.source, 'src/routes/home-page.tsx']).toContain(matchRoute(path).entry.source);
  }
  expect(matchRoute('/%E0%A4%A').entry).toBe(notFoundRoute);
});

test('every route’s source exists, and is the module that it loads', async () => {
  for (const entry of routeTable) {
    expect(existsSync(new URL(`../../${entry.source}`, import.meta.url)), entry.source).toBe(true);
    const module = await entry.load();
    expect(module.Component, entry.source).toBeTypeOf('function');
    expect(module.head, entry.source).toBeTypeOf('function');
  }
  // Every page's code is read and compiled here, on a machine that may be busy.
}, 30_000);
