import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { crawl } from '../../support/crawl.ts';
import { checkHtml } from '../../support/html-checker.ts';
import { readStack } from '../../support/stack-file.ts';

const { app } = readStack();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'directory-html-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('each kind of page is valid HTML in both languages, and so are those that say that something is missing', async () => {
  const pages = await crawl(app, { perKind: 1 });
  const addresses = [
    ...pages.filter(({ facts }) => facts !== null).map(({ address }) => address),
    ...[
      '/no/such/page',
      '/blog/nothing',
      '/blog?category=access-referrals',
      '/manitoba/winnipeg/psychologist/no-body',
    ],
    ...[
      '/find-a-psychologist?search=qqqqqqqq',
      '/find-a-psychologist?search=anxiety&location=Manitoba&lang=fr',
    ],
  ];
  const names = new Map<string, string>();
  for (const [index, address] of addresses.entries()) {
    const file = join(folder, `${index}.html`);
    names.set(file, address);
    await writeFile(file, await (await fetch(new URL(address, app))).text());
  }
  expect(names.size).toBeGreaterThan(30);
  const problems = checkHtml([...names.keys()]).map(
    ({ url, lastLine, message, extract }) =>
      `${names.get(url.replace(/^file:/, '')) ?? url}, line ${lastLine}: ${message} ${extract}`,
  );
  expect(problems).toEqual([]);
}, 180_000);
