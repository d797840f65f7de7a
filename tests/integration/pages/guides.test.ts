import { expect, it } from 'vitest';
import { each, readPage } from './read-page.ts';

const ARTICLE = '/blog/what-therapy-costs-in-canada';

it('the guides stand newest first', async () => {
  const { main } = await readPage('/blog');
  const cards = each(main, 'article');
  expect(cards).toHaveLength(4);
  const dates = cards.map((card) => /dateTime="([^"]+)"/i.exec(card)?.[1] ?? '');
  expect(dates).toEqual([...dates].sort().reverse());
});

it('a category can be read without scripts; one without guides says so and leads on', async () => {
  const category =
    /href="(\/blog\?category=[^"]+)"[^>]*>Therapy Types/.exec((await readPage('/blog')).main)?.[1] ?? '';
  const { main } = await readPage(category);
  expect(each(main, 'article')).toHaveLength(1);
  const guide = /href="(\/blog\/[^"?]+)"/.exec(main)?.[1] ?? '';
  const { words } = await readPage(guide);
  expect(words).toContain('CBT, DBT, EMDR and Others, in Plain Words');
  expect(words).toContain('How to choose');

  const none = await readPage('/blog?category=access-referrals');
  expect(none.words).toContain('No blog posts found in this category');
  expect(none.main).toMatch(/href="\/blog"[^>]*>Show all guides/);
});

it('a guide has contents with the words of its parts, questions, and three others to read next', async () => {
  const { main, words } = await readPage(ARTICLE);
  const contents = each(main, 'nav', 'contents')[0] ?? each(main, 'nav')[1] ?? '';
  const links = [...contents.matchAll(/href="#([^"]+)"[^>]*>([^<]+)</g)];
  expect(links.length).toBeGreaterThan(4);
  for (const [, id = '', text = ''] of links)
    expect(main).toMatch(new RegExp(`id="${id}"[^>]*>${text.replace(/[?.()]/g, String.raw`\$&`)}<`));
  expect(words).toMatch(/\d+-minute read/);
  expect(words).toMatch(/What is a sliding scale\? A fee that depends on income\./);
  const next = main.slice(main.indexOf('Read next'));
  expect(each(next, 'h3')).toHaveLength(3);
});
