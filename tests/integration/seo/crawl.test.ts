import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { crawl, isWholeCrawl, type CrawledPage } from '../../support/crawl.ts';
import { checkHtml } from '../../support/html-checker.ts';
import type { PageFacts } from '../../support/page-facts.ts';
import { sitemapEntries, sitemapFiles } from '../../support/sitemap.ts';
import { readStack } from '../../support/stack-file.ts';

const { app } = readStack();

/** Of pages of a kind, and of the views that a query makes of them, such as a search: with every filter a link, these have no end. */
const VISITED = isWholeCrawl ? { perKind: Infinity, viewsPerKind: 200 } : { perKind: 2, viewsPerKind: 1 };

/** Of the city that `addProfile` puts people in. */
const TEST_CITY_PATH = '/manitoba/testville';

type Page = CrawledPage & { facts: PageFacts };
let all: CrawledPage[] = [];
let pages: Page[] = [];
beforeAll(async () => {
  const found = await crawl(app, VISITED);
  // Other tests run beside this one: the people whom they add to this city come and go while it reads.
  all = found.filter(({ address }) => !address.includes(TEST_CITY_PATH));
  pages = all.filter((page): page is Page => page.facts !== null && page.status === 200);
}, 900_000);

/** The addresses of the pages of which this is not so, with what is wrong. */
const failing = (problem: (page: Page) => string | false | undefined) =>
  pages.flatMap((page) => {
    const found = problem(page);
    return found ? [`${page.address}: ${found}`] : [];
  });
const languageOf = ({ address }: CrawledPage) =>
  new URL(address, app).searchParams.get('lang') === 'fr' ? 'fr' : 'en';

describe('every page that can be reached', () => {
  it('exists', () => {
    expect(pages.length).toBeGreaterThan(isWholeCrawl ? 1000 : 100);
    expect(new Set(pages.map(({ kind }) => kind)).size).toBeGreaterThan(15);
    const broken = all.filter(({ status }) => status !== 200);
    expect(broken.map(({ address, status, from }) => `${address} (${status}), linked from ${from}`)).toEqual(
      [],
    );
  });

  it('is in its language, with every text translated', () => {
    expect(
      failing(
        (page) => !page.facts.language?.startsWith(languageOf(page)) && `lang=${page.facts.language ?? ''}`,
      ),
    ).toEqual([]);
    // What is shown for a key that it does not have, or for a value that it was not given.
    const raw = /^\s*(?:[a-z-]+:)?[a-z][A-Za-z]*(?:\.[a-z][A-Za-z]*)+\s*$|\{\{|\}\}|\bundefined\b|\[object /m;
    expect(
      failing(({ facts }) => raw.exec(facts.text.replace(/^\s*\S+\.(ca|com|org|gov)\s*$/gm, ''))?.[0]),
    ).toEqual([]);
  });

  it('has one main heading, a title and a description', () => {
    expect(failing(({ facts }) => facts.headings !== 1 && `${facts.headings} h1`)).toEqual([]);
    expect(failing(({ facts }) => !facts.title && 'no title')).toEqual([]);
    expect(failing(({ facts }) => !facts.description && 'no description')).toEqual([]);
  });

  it.each(['title', 'description'] as const)('shares its %s with no other page of its language', (part) => {
    const byWords = new Map<string, Set<string>>();
    for (const page of pages.filter(({ facts }) => facts.isIndexable)) {
      const words = `${languageOf(page)} ${page.facts[part] ?? ''}`;
      byWords.set(words, (byWords.get(words) ?? new Set()).add(page.facts.canonical ?? page.address));
    }
    const shared = [...byWords].filter(([, addresses]) => addresses.size > 1);
    expect(shared.map(([words, addresses]) => `${words}: ${[...addresses].join(', ')}`)).toEqual([]);
  });

  it('links to parts of itself that are there', () => {
    expect(
      failing(({ facts }) =>
        facts.links.find((link) => /^#./.test(link) && !facts.ids.has(decodeURIComponent(link.slice(1)))),
      ),
    ).toEqual([]);
  });

  it('says valid things to machines', () => {
    expect(failing(({ facts }) => facts.structuredData.length === 0 && 'nothing')).toEqual([]);
    expect(failing(({ facts }) => facts.structuredData.map(structuredDataProblem).find(Boolean))).toEqual([]);
  });

  it('loads only files that exist', async () => {
    const named = [...new Set(pages.flatMap(({ facts }) => facts.files))].filter((file) =>
      file.startsWith('/'),
    );
    const isPhoto = (file: string) => file.startsWith('/photos/');
    // Every profile has a photo of its own; some stand for all.
    const files = [...named.filter((file) => !isPhoto(file)), ...named.filter(isPhoto).slice(0, 20)];
    expect(files.length).toBeGreaterThan(30);
    const missing: string[] = [];
    for (const file of files) {
      const { status } = await fetch(app + file, { method: 'HEAD' });
      if (status !== 200) missing.push(`${file} (${status})`);
    }
    expect(missing).toEqual([]);
  });
});

it('each kind of page is valid HTML, and so are those that say that something is missing', async () => {
  const others = [
    '/no/such/page',
    '/blog/nothing',
    '/blog?category=access-referrals',
    '/manitoba/winnipeg/psychologist/no-body',
    '/find-a-psychologist?search=qqqqqqqq',
    '/find-a-psychologist?search=anxiety&location=Manitoba&lang=fr',
  ];
  // Kinds take turns: the one in English, the next in French; nightly tests look at both.
  const kinds = [...new Set(all.map(({ kind }) => kind))].sort();
  const isTurn = (page: CrawledPage) =>
    isWholeCrawl || (kinds.indexOf(page.kind) % 2 === 0) === (languageOf(page) === 'en');
  const documents = [
    ...all.flatMap((page) =>
      page.html === null || !isTurn(page) ? [] : [[page.address, page.html] as const],
    ),
    ...(await Promise.all(
      others.map(async (address) => [address, await (await fetch(new URL(address, app))).text()] as const),
    )),
  ];
  expect(documents.length).toBeGreaterThan(30);
  const folder = await mkdtemp(join(tmpdir(), 'directory-html-'));
  try {
    const names = new Map<string, string>();
    for (const [index, [address, html]] of documents.entries()) {
      names.set(join(folder, `${index}.html`), address);
      await writeFile(join(folder, `${index}.html`), html);
    }
    const problems = checkHtml([...names.keys()]).map(
      ({ url, lastLine, message, extract }) =>
        `${names.get(url.replace(/^file:/, '')) ?? url}, line ${lastLine}: ${message} ${extract}`,
    );
    expect(problems).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 180_000);

describe('every page for search engines', () => {
  const indexable = (problem: (page: Page) => string | false | undefined) =>
    failing((page) => page.facts.isIndexable && problem(page));

  it('names its canonical address and its twins, which name each other', () => {
    expect(
      indexable(
        ({ facts }) => !facts.canonical?.startsWith(`${app}/`) && `canonical ${facts.canonical ?? ''}`,
      ),
    ).toEqual([]);
    expect(
      indexable((page) => {
        const { twins, canonical } = page.facts;
        return twins[languageOf(page)] !== canonical || twins['x-default'] !== twins['en']
          ? JSON.stringify(twins)
          : false;
      }),
    ).toEqual([]);
  });

  it('has a picture and says what it is where it is shared', () => {
    for (const tag of ['og:title', 'og:description', 'og:url', 'og:image', 'og:type', 'og:locale']) {
      expect(indexable(({ facts }) => !facts.openGraph[tag] && tag)).toEqual([]);
    }
  });

  it('is in the sitemap, unless it is one view of another', async () => {
    const read = async (address: string) => (await fetch(new URL(address, app))).text();
    const files = await Promise.all((await sitemapFiles(read)).map(read));
    const listed = new Set(files.flatMap(sitemapEntries).map(({ address }) => address));
    expect(
      indexable(({ facts: { canonical = '' } }) => {
        const isView = [...new URL(canonical).searchParams.keys()].some((name) => name !== 'lang');
        return !isView && !listed.has(canonical) && 'not listed';
      }),
    ).toEqual([]);
  });

  it('is what the sitemap says: it lists indexable pages by their canonical address', () => {
    const listed = pages.filter(({ inSitemap }) => inSitemap);
    expect(listed.length).toBeGreaterThan(40);
    expect(
      listed
        .filter(({ address, facts }) => !facts.isIndexable || facts.canonical !== app + address)
        .map(
          ({ address, facts }) => `${address}: ${facts.isIndexable ? (facts.canonical ?? '') : 'noindex'}`,
        ),
    ).toEqual([]);
  });
});

/** What is wrong with a schema.org object; undefined when nothing is. */
function structuredDataProblem(item: Record<string, unknown>): string | undefined {
  const type = String(item['@type']);
  const required: Readonly<Record<string, readonly string[]>> = {
    BlogPosting: ['headline', 'datePublished', 'dateModified', 'author', 'image', 'inLanguage'],
    BreadcrumbList: ['itemListElement'],
    FAQPage: ['mainEntity'],
    ItemList: ['itemListElement'],
    WebSite: ['url', 'name', 'potentialAction'],
    'Person,MedicalOrganization': ['name', 'url'],
    WebPage: ['name', 'description', 'inLanguage', 'isPartOf'],
  };
  if (item['@context'] !== 'https://schema.org') return `${type} without its context`;
  if (type === 'undefined') return 'no @type';
  const missing = (required[type] ?? []).filter((key) => item[key] === undefined || item[key] === '');
  if (missing.length > 0) return `${type} without ${missing.join(', ')}`;
  const list = (item['itemListElement'] ?? item['mainEntity']) as Record<string, unknown>[] | undefined;
  if (list?.length === 0) return `${type} with nothing in it`;
  if (type.endsWith('List') && list?.some(({ position }, index) => position !== index + 1))
    return `${type} out of order`;
  return undefined;
}
