import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const nameOf = (file: string) => file.replace(/(\.en\.md|\.svg)$/, '');

test('each guide has a drawing of its own, small and with nothing in it that a page would have to allow', async () => {
  const guides = (await readdir('content/guides')).filter((file) => file.endsWith('.en.md'));
  const pictures = await readdir('web/public/guides');
  expect(pictures.map(nameOf).toSorted()).toEqual(guides.map(nameOf).toSorted());
  for (const picture of pictures) {
    const svg = await readFile(`web/public/guides/${picture}`, 'utf8');
    expect(svg.length, picture).toBeLessThan(3000);
    expect(svg).toContain('prefers-color-scheme:dark');
    expect(svg).not.toMatch(/<script|href=|url\(|\son\w+=/);
  }
});
