import { expect, test } from 'vitest';
import { readBlocks } from './read-blocks.ts';

const blocksOf = (source: string) => {
  const { blocks, problems } = readBlocks(source);
  expect(problems).toEqual([]);
  return blocks;
};

test('headings hold what follows them, by their level; a rule ends the innermost one', () => {
  const blocks = blocksOf(
    'Before.\n\n## One {#one}\n\nA *b*.\n\n### Part\n\n- x\n- y\n\n1. z\n\n---\n\nEnd.\n\n## Two\n',
  );
  expect(blocks).toEqual([
    { type: 'paragraph', html: 'Before.' },
    {
      type: 'section',
      id: 'one',
      title: 'One',
      blocks: [
        { type: 'paragraph', html: 'A <em>b</em>.' },
        {
          type: 'section',
          title: 'Part',
          blocks: [
            { type: 'list', items: ['x', 'y'] },
            { type: 'list', ordered: true, items: ['z'] },
          ],
        },
        { type: 'paragraph', html: 'End.' },
      ],
    },
    { type: 'section', title: 'Two', blocks: [] },
  ]);
});

test('directives stand around blocks, or on a line alone', () => {
  expect(blocksOf(':::cards\n### A\n\nText.\n:::\n\n::list Some words: here\n\nAfter.')).toEqual([
    {
      type: 'directive',
      name: 'cards',
      words: '',
      blocks: [{ type: 'section', title: 'A', blocks: [{ type: 'paragraph', html: 'Text.' }] }],
    },
    { type: 'directive', name: 'list', words: 'Some words: here', blocks: [] },
    { type: 'paragraph', html: 'After.' },
  ]);
});

test('a phone number is a link that calls it, once', () => {
  expect(blocksOf('Call 911 or [write to 9-8-8](sms:988).')).toEqual([
    { type: 'paragraph', html: 'Call <a href="tel:911">911</a> or <a href="sms:988">write to 9-8-8</a>.' },
  ]);
});

test.each([
  ['<script>alert(1)</script>', 'raw HTML'],
  ['[click](javascript:alert(1))', 'leads nowhere'],
  ['![x](https://evil.example/x.png)', 'pictures'],
  ['# Top', 'begin headings'],
  ['| a | b |\n|---|---|\n| 1 | 2 |', 'a page lays out'],
])('%s is refused or harmless', (source, problem) => {
  const { blocks, problems } = readBlocks(source);
  if (problem) expect(problems.join()).toContain(problem);
  expect(JSON.stringify(blocks)).not.toMatch(/<(?!\/?(p|a|em|strong)\b)|javascript:|\/\/evil/);
});
