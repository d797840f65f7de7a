import { expect, it } from 'vitest';
import { pageFacts } from '../../support/page-facts.ts';
import { readStack } from '../../support/stack-file.ts';
import { ask } from '../api/site.ts';

const { app } = readStack();

it.each([
  ['en', '/rss.xml', ''],
  ['fr', '/rss-fr.xml', '?lang=fr'],
])('the guides in %s have a feed, newest first, that their page names', async (language, path, query) => {
  const feed = await ask(path);
  expect([feed.status, feed.headers.get('content-type')]).toEqual([
    200,
    'application/rss+xml; charset=utf-8',
  ]);
  expect(feed.text).toContain(`<language>${language}-ca</language>`);
  const links = [...feed.text.matchAll(/<item>[^]*?<link>([^<]*)<\/link>/g)].map(([, link = '']) => link);
  const dates = [...feed.text.matchAll(/<pubDate>([^<]*)<\/pubDate>/g)].map(([, date = '']) =>
    Date.parse(date),
  );
  expect(links).toHaveLength(4);
  expect(dates).toEqual([...dates].sort((a, b) => b - a));
  for (const link of links) {
    expect(link.startsWith(`${app}/blog/`)).toBe(true);
    expect(link.endsWith(query)).toBe(true);
    expect((await ask(link.replace(app, ''))).status).toBe(200);
  }
  const page = await ask(`/blog${query}`);
  expect(page.text).toContain(`type="application/rss+xml"`);
  expect(page.text).toContain(`href="${app}${path}"`);
  const again = await ask(path, { headers: { 'if-none-match': feed.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});

it('a guide says what it is to machines, and its text is in no script', async () => {
  const answer = await ask('/blog/types-of-therapy-in-plain-words');
  const page = pageFacts(answer.text);
  const types = page.structuredData.map((item) => item['@type']);
  expect(types).toEqual(expect.arrayContaining(['BlogPosting', 'FAQPage', 'BreadcrumbList']));
  expect(page.openGraph['og:type']).toBe('article');
  const sentence = 'put back into the day';
  for (const file of page.files.filter((name) => name.endsWith('.js'))) {
    expect((await ask(file)).text).not.toContain(sentence);
  }
});

it('the guides answer as data, in each language; what is not there is a 404', async () => {
  const list = (await ask('/api/articles?language=fr')).json() as {
    id: string;
    slug: string;
    title: string;
    featuredImage: string;
    publishedAt: string;
  }[];
  expect(list).toHaveLength(4);
  expect(new Set(list.map(({ id }) => id)).size).toBe(4);
  for (const { publishedAt } of list) expect(publishedAt).toMatch(/^\d{4}-\d\d-\d\d$/);
  const picture = await ask(list[0]?.featuredImage ?? '');
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  const page = await ask(`/api/articles/${list[0]?.slug ?? ''}?language=fr`);
  expect(page.json()).toMatchObject({
    article: {
      ...list[0],
      content: expect.stringMatching(/^<p>/) as string,
      faq: expect.arrayContaining([
        { question: expect.any(String) as string, answer: expect.stringMatching(/^<p>/) as string },
      ]) as unknown[],
    },
    related: expect.any(Array) as unknown[],
  });
  expect((await ask('/api/articles/nothing')).json()).toMatchObject({
    error: "The blog post you're looking for doesn't exist.",
    code: 'article_not_found',
  });
  expect((await ask('/api/articles?language=de')).status).toBe(400);
  expect((await ask('/api/articles/__proto__')).status).toBe(404);
});
