import { expect, test } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

/** What a careless or hostile text might try. Nothing of it may reach the page, and each must be told. */
const HOSTILE = [
  '<script>alert(1)</script>',
  'Text <img src=x onerror=alert(1)> more',
  '[click](javascript:alert(1))',
  '[click](&#106;avascript:alert(1))',
  '[click](//evil.example/path)',
  '[click](http://plain.example)',
  '[ref]\n\n[ref]: javascript:alert(1)',
  '![x](https://evil.example/x.png)',
  '- [ ] a box to tick',
];

test.each(HOSTILE)('%s is refused and rendered harmless', (source) => {
  const { html, problems } = renderMarkdown(`## Part\n\n${source}\n`);
  expect(problems.length).toBeGreaterThan(0);
  expect(html).not.toMatch(/<(script|img|svg|iframe|div|input|!--)/i);
  expect(html).not.toMatch(/<[^>]*\s(on\w+|src)=/i);
  expect(html).not.toMatch(/href="(?!https:|mailto:|tel:|\/[^/\\]|#)/i);
});

test('an attribute cannot be broken out of', () => {
  const { html } = renderMarkdown('[x](https://a.example/"onmouseover="alert(1) "title\\" onclick=\\"y")');
  expect(html).not.toMatch(/<a[^>]*\s(onmouseover|onclick|title)=/i);
});

test('what Markdown can say is kept', () => {
  const { html, problems, contents, words } = renderMarkdown(
    '## First *part*\n\n**Bold**, `code <b>`, [site](https://a.example/x?a=1&b=2), [mail](mailto:a@b.ca).\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
  );
  expect(problems).toEqual([]);
  expect(html).toContain('<h2 id="part-first-part">First <em>part</em></h2>');
  expect(html).toContain('<code>code &lt;b&gt;</code>');
  expect(html).toContain('<a href="https://a.example/x?a=1&amp;b=2" rel="noopener">site</a>');
  expect(html).toContain('<th>a</th>');
  expect(contents).toEqual([{ id: 'part-first-part', title: 'First part' }]);
  expect(words).toBeGreaterThan(8);
});

test('a table scrolls by itself, is reached by keyboard and goes by its heading', () => {
  const { html, problems } = renderMarkdown('## At a glance\n\n| A | B |\n| - | - |\n| 1 | 2 |');
  expect(problems).toEqual([]);
  expect(html).toMatch(
    /<h2 id="part-at-a-glance">[^]*<div class="table-scroll" tabindex="0" role="region" aria-labelledby="part-at-a-glance"><table>/,
  );
});

test('a heading never takes the name of a part of the page itself', () => {
  const { contents } = renderMarkdown('## Main\n\n## Page data\n\n## FAQ\n\n## !\n\n## ?');
  const ids = contents.map(({ id }) => id);
  expect(new Set(ids).size).toBe(5);
  for (const id of ids) expect(id).toMatch(/^part(-|$)/);
});
