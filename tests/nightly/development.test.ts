import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@directory/stack/data-dir/ports';
import { startDevelopmentSite } from '@directory/stack/development/site';
import { afterAll, expect, it } from 'vitest';
import { startApi } from '../support/api-process.ts';
import { readStack } from '../support/stack-file.ts';
import { ask } from '../integration/api/site.ts';

const ARTICLES = resolve(import.meta.dirname, '../../build/web/articles.json');

/** All that there is of a build while developing: the compiled guides. */
const build = await mkdtemp(join(tmpdir(), 'development-'));
await copyFile(ARTICLES, join(build, 'articles.json'));
afterAll(() => rm(build, { recursive: true }));

it('while developing, every file of the sitemap is the one that the built site has', async () => {
  const stack = readStack();
  const { app } = stack;
  await using api = await startApi(stack, { env: { WEB_BUILD_DIR: build, PUBLIC_URL: app } });
  const port = await freePort();
  await using _ = await startDevelopmentSite({
    host: '127.0.0.1',
    port,
    apiOrigin: api.url,
    site: {
      origin: app,
      sampleData: true,
    },
  });
  for (const path of ['/sitemaps/pages.xml', '/sitemaps/assessments.xml', '/sitemaps/articles.xml']) {
    const { status, headers, text } = await ask(path, {}, `http://127.0.0.1:${port}`);
    expect([path, status, headers.get('content-type')]).toEqual([
      path,
      200,
      'application/xml; charset=utf-8',
    ]);
    expect(text).toBe((await ask(path)).text);
  }
});
