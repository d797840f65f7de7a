import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInstance as createFull } from 'i18next';
import { describe, expect, test, vi } from 'vitest';
import { dehydrate, QueryClient } from '@tanstack/react-query';
import { LANGUAGES, type Language } from '@directory/domain/language';
import { createInstance as createSmall } from './i18next.ts';
import { unusedModules, unusedPackages } from './stand-ins.ts';
import { I18nContext, useTranslation } from '../i18n/use-translation.ts';

type Strings = Readonly<Record<string, unknown>>;

const files = import.meta.glob<{ strings: Strings }>('../i18n/{en,fr}/*.ts', { eager: true });
const options = {
  fallbackLng: false,
  defaultNS: 'shell',
  ns: [],
  interpolation: { escapeValue: false },
} as const;

async function instances(language: Language) {
  const made = { full: createFull(), small: createSmall() };
  for (const instance of Object.values(made)) {
    await instance.init({ ...options, ns: [], lng: language, resources: {} });
    for (const [namespace, strings] of bundles(language)) {
      instance.addResourceBundle(language, namespace, strings);
    }
  }
  return made;
}

function bundles(language: Language): [string, Strings][] {
  return Object.entries(files)
    .filter(([path]) => path.includes(`/${language}/`))
    .map(([path, { strings }]) => [path.replace(/^.*\/|\.ts$/g, ''), strings]);
}

function* texts(strings: Strings, prefix = ''): Generator<[key: string, text: string]> {
  for (const [key, value] of Object.entries(strings)) {
    if (typeof value === 'string') yield [prefix + key, value];
    else yield* texts(value as Strings, `${prefix}${key}.`);
  }
}

/** A value for each placeholder, with signs that an escaping or a nesting would change. */
function valuesFor(text: string): Record<string, string | number> {
  const marks = [...text.matchAll(/\{\{\s*(\w+)(, number)?\s*\}\}/g)];
  return Object.fromEntries(
    marks.map(([, name = '', format]) => [name, format ? 12_345.678 : `<${name}> & "$1" $t(x) {{y}}`]),
  );
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('every string of the site reads as i18next reads it', async () => {
    const { full, small } = await instances(language);
    let compared = 0;
    for (const [namespace, strings] of bundles(language)) {
      const read = [full, small].map((instance) => instance.getFixedT(language, namespace as 'shell'));
      for (const [key] of texts(strings)) {
        const base = key.replace(/_(zero|one|many|other)$/, '');
        // Whoever asks gives what any form of it needs: none of nobody may need less.
        const values = valuesFor(
          [...texts(strings)]
            .filter(([other]) => other.startsWith(base))
            .map(([, form]) => form)
            .join(),
        );
        for (const count of base === key ? [undefined] : [0, 1, 1.5, 2, 7, 1000, 1_000_000]) {
          const given = count === undefined ? values : { ...values, count };
          const [expected, actual] = read.map((t) => t(base as never, given as never) as unknown);
          expect(actual, `${namespace}:${base}`).toBe(expected);
          expect(full.t(`${namespace}:${base}` as never, given as never)).toBe(
            small.t(`${namespace}:${base}` as never, given as never),
          );
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(200);
  });

  test('components get the same text from both, each time by the same function', async () => {
    const { full, small } = await instances(language);
    const functions = new Set<unknown>();
    const Probe = () => {
      const { t } = useTranslation(['home', 'shell']);
      const { t: again } = useTranslation('home');
      functions.add(t).add(again);
      const { t: ofShell } = useTranslation();
      return createElement('p', null, [t('hero.heading'), t('shell:retry'), ofShell('retry')].join('|'));
    };
    const [expected, actual] = [full, small].map((i18n) =>
      renderToStaticMarkup(createElement(I18nContext, { value: i18n }, createElement(Probe))),
    );
    expect(actual).toBe(expected);
    const strings = Object.fromEntries(bundles(language)) as Record<string, Record<string, string>>;
    const retry = strings['shell']?.['retry'] ?? '';
    expect(actual?.endsWith(`|${retry}|${retry}</p>`)).toBe(true);
    expect(functions.size).toBe(2);
  });

  test('no string uses what the small one leaves out', () => {
    for (const [namespace, strings] of bundles(language)) {
      for (const [key, text] of texts(strings)) {
        expect(text, `${namespace}:${key}`).not.toMatch(/\$t\(|\{\{(?!\w+(, number)?\}\})/);
      }
    }
  });

  test('an unknown key is its own text', async () => {
    const { full, small } = await instances(language);
    for (const instance of [full, small]) {
      const t = instance.t as (key: string) => string;
      expect(t('no.such.key')).toBe('no.such.key');
    }
  });
});

describe('the packages that are not used', () => {
  test('have their stand-ins', () => {
    const files = [...Object.values(unusedPackages), ...unusedModules.map(({ replacement }) => replacement)];
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  test('meilisearch sends a search by the http client that it was given', async () => {
    const { Meilisearch } = await import('./meilisearch.ts');
    const httpClient = vi.fn(() => Promise.resolve({ results: [] }));
    expect(await new Meilisearch({ httpClient }).multiSearch({ queries: [{ q: 'sleep' }] })).toEqual({
      results: [],
    });
    expect(httpClient).toHaveBeenCalledWith(expect.any(URL), { body: '{"queries":[{"q":"sleep"}]}' });
  });

  test('a list scrolls no further than an option needs, and not at all when it is in view', async () => {
    const { compute } = await import('./compute-scroll-into-view.ts');
    const at = (top: number, height: number, more = {}) =>
      ({ getBoundingClientRect: () => ({ top, bottom: top + height }), ...more }) as Element;
    const list = at(100, 202, { clientTop: 1, clientHeight: 200, scrollTop: 50, scrollLeft: 0 });
    const scrolledFor = (top: number) => compute(at(top, 40), { boundary: list }).map((action) => action.top);
    // In view from 101 to 301; an option above, two within, one below.
    expect([91, 101, 261, 281].map(scrolledFor)).toEqual([[40], [], [], [70]]);
  });

  test('supabase-js makes its client without the real-time part', async () => {
    const { RealtimeClient } = await import('./realtime-js.ts');
    await expect(new RealtimeClient().setAuth()).resolves.toBeUndefined();
  });

  test('InstantSearch’s middlewares fail loudly when something calls them after all', async () => {
    const { isMetadataEnabled, ...middlewares } = await import('./instantsearch-middlewares.ts');
    expect(isMetadataEnabled()).toBe(false);
    for (const create of Object.values(middlewares)) expect(create).toThrow('not part of this site');
    // As InstantSearch imports them; another name would bring the real ones back.
    const source = await import('instantsearch.js/es/lib/InstantSearch.js?raw');
    const imported = [...source.default.matchAll(/from '(\.\.\/middlewares\/[^']+)'/g)].map(
      ([, path]) => path,
    );
    expect(imported).toHaveLength(3);
    expect(imported.every((path) => unusedModules.some(({ find }) => find.test(path ?? '')))).toBe(true);
  });

  test('TanStack Query works without mutations and infinite queries, which fail loudly', async () => {
    const { MutationCache } = await import('./mutation-cache.ts');
    const mutationCache = new MutationCache();
    const client = new QueryClient({ mutationCache: mutationCache as never });
    client.mount();
    expect(await client.query({ queryKey: ['a'], queryFn: () => 1 })).toBe(1);
    expect([client.isMutating(), dehydrate(client).mutations]).toEqual([0, []]);
    await expect(client.resumePausedMutations()).resolves.toBeUndefined();
    expect(() => client.clear()).not.toThrow();
    client.unmount();
    for (const stub of [() => mutationCache.build(), ...Object.values(await import('./infinite-query.ts'))])
      expect(stub).toThrow('not part of this site');
    // As the package imports them; another name would bring the real ones back.
    const directory = dirname(createRequire(import.meta.url).resolve('@tanstack/query-core'));
    const sources = ['queryClient.js', 'query.js'].map((name) => readFileSync(join(directory, name), 'utf8'));
    const imported = sources.flatMap((source) =>
      [...source.matchAll(/from "(\.\/(?:mutationCache|infiniteQueryBehavior)\.js)"/g)].map(
        ([, path]) => path,
      ),
    );
    expect(new Set(imported).size).toBe(2);
    expect(imported.every((path) => unusedModules.some(({ find }) => find.test(path ?? '')))).toBe(true);
  });

  test('qs fails loudly when something calls it after all', async () => {
    const { default: qs } = await import('./qs.ts');
    expect(() => qs.parse()).toThrow('not part of this site');
  });
});
