import { expect, test } from 'vitest';
import { CONDITIONS } from '@directory/domain/assessments/conditions';
import { paths, profilePath } from '@directory/domain/paths';
import { matchRoute, notFoundRoute, routeTable, sitemapPaths } from './route-table.ts';

const source = (path: string) => matchRoute(path).entry.source;

test('each address leads to its page', () => {
  expect(source(paths.home())).toBe('src/routes/home-page.tsx');
  expect(source('/find-a-psychologist')).toBe('src/routes/search-page.tsx');
  expect(source('/search')).toBe('src/routes/search-page.tsx');
  expect(source(paths.profileById('42'))).toBe('src/routes/profile-page.tsx');
  expect(source(paths.dashboard())).toBe('src/routes/dashboard-page.tsx');
  expect(source(paths.province('manitoba'))).toBe('src/routes/province-page.tsx');
  expect(source(paths.service('manitoba', 'winnipeg', 'anxiety'))).toBe('src/routes/city-service-page.tsx');
  expect(source(paths.article('a-guide'))).toBe('src/routes/article-page.tsx');
  expect(source(paths.condition('adhd'))).toBe('src/routes/condition-page.tsx');
});

test('whatever address the site makes without a value, there is a page for it', () => {
  const made = Object.entries(paths).filter(([, make]) => make.length === 0);
  expect(made.length).toBeGreaterThan(20);
  for (const [name, make] of made) {
    expect(matchRoute((make as () => string)()).entry, name).not.toBe(notFoundRoute);
  }
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
    expect([notFoundRoute.source, 'src/routes/home-page.tsx']).toContain(source(path));
  }
  expect(matchRoute('/%E0%A4%A').entry).toBe(notFoundRoute);
});

test('what the sitemap lists are pages of their own, each once', () => {
  const { pages, assessments } = sitemapPaths();
  const listed = [...pages, ...assessments];
  expect(new Set(listed).size).toBe(listed.length);
  expect(pages).toEqual(expect.arrayContaining([paths.home(), paths.search(), paths.faq(), paths.privacy()]));
  expect([...assessments].sort()).toEqual(
    [
      paths.assessments(),
      paths.assessmentDisclaimer(),
      ...CONDITIONS.flatMap((condition) => [paths.assessment(condition), paths.condition(condition)]),
    ].sort(),
  );
  for (const path of listed) expect(matchRoute(path).entry, path).not.toBe(notFoundRoute);
});

test('every route’s module has what a page needs', async () => {
  for (const entry of routeTable) {
    const module = await entry.load();
    expect(module.Component, entry.source).toBeTypeOf('function');
    expect(module.head, entry.source).toBeTypeOf('function');
  }
  // Every page's code is read and compiled here, on a machine that may be busy.
}, 30_000);
