import { expect, test } from 'vitest';
import { ContentError } from './front-matter.ts';
import { readGuide } from './guides.ts';

const FRONT = `title: A title
excerpt: An excerpt.
description: A description.
category: cost-insurance
published: 2026-10-05
faq:
  - question: Why?
    answer: Because of *that*.`;

const article = (front = FRONT, body = '## One part\n\nText.\n') => `---\n${front}\n---\n${body}`;
const problemsOf = (source: string): string => {
  try {
    readGuide('content/guides/x.en.md', 'x', source);
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  return 'none';
};

test('front matter and Markdown become an article', () => {
  const read = readGuide(
    'x.md',
    'x',
    article(FRONT, '## One & two\n\nA [link](/faq).\n\n## One & two\n\nMore.\n'),
  );
  expect(read).toMatchObject({
    slug: 'x',
    category: 'cost-insurance',
    publishedAt: '2026-10-05',
    updatedAt: '2026-10-05',
    readingMinutes: 1,
    contents: [
      { id: 'part-one-two', title: 'One & two' },
      { id: 'part-one-two-2', title: 'One & two' },
    ],
    faq: [{ question: 'Why?', answer: '<p>Because of <em>that</em>.</p>' }],
  });
  expect(read.content).toContain('<h2 id="part-one-two">One &amp; two</h2>');
  expect(read.content).toContain('<a href="/faq">link</a>');
});

test.each([
  ['title', FRONT.replace('title: A title\n', ''), 'field title: must be given as text'],
  [
    'category',
    FRONT.replace('cost-insurance', 'money'),
    'field category: must be one of finding-a-psychologist',
  ],
  ['published', FRONT.replace('2026-10-05', '2026-02-30x'), 'field published: must be a day'],
  ['a day', FRONT.replace('2026-10-05', '2026-02-30'), 'field published: must be a day of the calendar'],
  [
    'a heading',
    FRONT.replace('Because of *that*.', '"## Because"'),
    'field faq.0.answer: takes no heading: Because',
  ],
  ['an unknown field', `${FRONT}\ncolour: red`, 'Unrecognized key'],
  ['a tag', FRONT.replace('A title', '!!js/function "x"'), 'front matter: Unresolved tag'],
])('%s that is wrong is told with the file', (_name, front, problem) => {
  const problems = problemsOf(article(front));
  expect(problems).toContain('content/guides/x.en.md: ');
  expect(problems).toContain(problem);
});

test('a file as an editor on Windows writes it is read', () => {
  const source = `\uFEFF${article().replaceAll('\n', '\r\n')}`;
  expect(readGuide('x.md', 'x', source).title).toBe('A title');
});

test('a file without front matter, or without a heading, is no article', () => {
  expect(problemsOf('# Hello')).toContain('must begin with front matter');
  expect(problemsOf(article(FRONT, 'Only text.'))).toContain('no heading of the second level');
  expect(problemsOf(article(FRONT, '# Top\n\n## Part'))).toContain('begin headings with ##: Top');
});
