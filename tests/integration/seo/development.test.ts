import { freePort } from '@directory/stack/data-dir/ports';
import { startDevelopmentSite } from '@directory/stack/development/site';
import { expect, it } from 'vitest';
import { readStack } from '../../support/stack-file.ts';
import { ask } from '../api/site.ts';

it('while developing, every file of the sitemap is the one that the built site has', async () => {
  const { app, supabase } = readStack();
  const port = await freePort();
  await using _ = await startDevelopmentSite({
    host: '127.0.0.1',
    port,
    apiOrigin: app,
    site: {
      origin: app,
      supabaseUrl: supabase.url,
      supabasePublishableKey: supabase.publishableKey,
      photoBaseUrl: '',
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
