import { type MeilisearchConnection, TESTED_ENGINE } from '@directory/search-config/meilisearch-http';
import { expect, it } from 'vitest';
import { checkMeilisearch } from './servers.ts';

const engine = (pkgVersion: string): Pick<MeilisearchConnection, 'send'> => ({
  send: ({ path }) =>
    Promise.resolve({ status: 200, body: JSON.stringify(path === '/version' ? { pkgVersion } : {}) }),
});

it('warns of an engine that the tests do not run', async () => {
  expect((await checkMeilisearch(engine(TESTED_ENGINE), 'search')).status).toBe('ok');
  for (const other of ['1.20.0', '1.50.0'])
    expect(await checkMeilisearch(engine(other), 'search')).toMatchObject({
      status: 'warning',
      seen: `search has version ${other}, and the tests run ${TESTED_ENGINE}`,
    });
});
