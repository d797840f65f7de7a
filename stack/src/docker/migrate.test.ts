import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { publishAssets } from './migrate.ts';

it('assets of earlier builds stay for thirty days', async () => {
  const build = await mkdtemp(join(tmpdir(), 'directory-build-'));
  const kept = await mkdtemp(join(tmpdir(), 'directory-kept-'));
  for (const [file, days] of [
    ['gone-a.js', 31],
    ['recent-b.js', 29],
    ['same-c.js', 40],
  ] as const) {
    const then = new Date(Date.now() - days * 86_400_000);
    await writeFile(join(kept, file), 'old');
    await utimes(join(kept, file), then, then);
  }
  for (const file of ['same-c.js', 'new-d.js']) await writeFile(join(build, file), 'new');
  await publishAssets(build, kept);
  expect((await readdir(kept)).sort()).toEqual(['new-d.js', 'recent-b.js', 'same-c.js']);
  await Promise.all([build, kept].map((folder) => rm(folder, { recursive: true })));
});
