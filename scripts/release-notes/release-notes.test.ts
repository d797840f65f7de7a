import { expect, it } from 'vitest';
import { releaseNotes } from './release-notes.ts';

it('has what breaks first, then each kind by its part, and leaves out merges', () => {
  const notes = releaseNotes([
    'fix(web): the page keeps its place',
    'Merge branch "main" into look',
    'test: one more',
    'feat(api): figures for Prometheus',
    'feat(admin)!: import takes --regulator',
    'fix(api): a search that fails, fails alone',
    'feat: a sheet',
  ]);
  expect(notes).toBe(`## Before you update

- **admin:** import takes --regulator

## New

- **api:** figures for Prometheus
- a sheet

## Mended

- **api:** a search that fails, fails alone
- **web:** the page keeps its place

And 1 commits to tests, documents and the code’s shape.
`);
});

it('of nothing says nothing', () => {
  expect(releaseNotes([])).toBe('');
});
