import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepAssets } from './keep-assets.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keep assets '));
});
afterEach(() => rm(folder, { recursive: true }));

/** A build of these files after the one before it. Returns what it then holds. */
async function build(number: number, own: readonly string[]): Promise<string[]> {
  const web = join(folder, String(number));
  const assets = join(web, 'client', 'assets');
  await mkdir(assets, { recursive: true });
  for (const file of own) await writeFile(join(assets, file), `${file} of ${number}`);
  await keepAssets(join(folder, String(number - 1)), web);
  return (await readdir(assets)).sort();
}

it('a build’s assets stay for the next two builds and no longer', async () => {
  expect(await build(1, ['a-1.js', 'same.css'])).toEqual(['a-1.js', 'same.css']);
  expect(await build(2, ['a-2.js', 'same.css'])).toEqual(['a-1.js', 'a-2.js', 'same.css']);
  expect(await build(3, ['a-3.js', 'same.css'])).toEqual(['a-1.js', 'a-2.js', 'a-3.js', 'same.css']);
  expect(await build(4, ['a-4.js', 'same.css'])).toEqual(['a-2.js', 'a-3.js', 'a-4.js', 'same.css']);
  expect(await readFile(join(folder, '4', 'client', 'assets', 'a-2.js'), 'utf8')).toBe('a-2.js of 2');
  expect(await readFile(join(folder, '4', 'client', 'assets', 'same.css'), 'utf8')).toBe('same.css of 4');
});

it('a file that a build has again is that build’s own', async () => {
  await build(1, ['a.js']);
  await build(2, ['b.js']);
  await build(3, ['a.js']);
  await build(4, []);
  expect(await build(5, [])).toEqual(['a.js']);
});
