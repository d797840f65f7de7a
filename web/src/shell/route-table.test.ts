import { existsSync } from 'node:fs';
import { expect, test, it } from 'vitest';
import { CONDITIONS } from '@directory/domain/assessments/conditions';
import { LANGUAGES } from '@directory/domain/language';
import { paths } from '@directory/domain/site/paths';
import { matchRoute, notFoundRoute, routeTable, sitemapPaths, canonicalPath } from './route-table.ts';

const page = (path: string) => matchRoute(path).entry.name;

test('whatever address the site makes without a value, there is a page for it', () => {
  const made = Object.entries(paths).filter(([, make]) => make.length === 0);
  expect(made.length).toBeGreaterThan(20);
  for (const [name, make] of made) {
    expect(matchRoute((make as () => string)()).entry, name).not.toBe(notFoundRoute);
  }
});

test('other addresses, malformed ones too, lead to the page that says so', () => {
  for (const path of ['/nothing-here', '/a/b/c/d/e', '/%E0%A4%A', '//']) {
    expect([notFoundRoute.name, 'home']).toContain(page(path));
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
      paths.safetyPlan(),
      ...CONDITIONS.flatMap((condition) => [paths.assessment(condition), paths.condition(condition)]),
    ].sort(),
  );
  for (const path of listed) expect(matchRoute(path).entry, path).not.toBe(notFoundRoute);
});

test('every page’s files exist, and are a module that has what a page needs', async () => {
  for (const entry of routeTable) {
    for (const source of entry.sources)
      expect(existsSync(new URL(`../../${source}`, import.meta.url)), source).toBe(true);
    for (const language of LANGUAGES) {
      const module = await entry.load(language);
      expect(module.Component, entry.name).toBeTypeOf('function');
      expect(module.head, entry.name).toBeTypeOf('function');
    }
  }
  // Every page's code is read and compiled here, on a machine that may be busy.
}, 30_000);

it('gives each page one address, never another host’s', () => {
  expect(canonicalPath('/')).toBe('/');
  expect(canonicalPath('/faq/')).toBe('/faq');
  expect(canonicalPath('//evil.example/')).toBe('/evil.example');
  expect(canonicalPath('/\\evil.example')).toBe('/evil.example');
  expect(canonicalPath('///')).toBe('/');
  expect(canonicalPath('/manitoba/winnipeg')).toBe('/manitoba/winnipeg');
});
