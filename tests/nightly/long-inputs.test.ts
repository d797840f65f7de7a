import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHIP_FACETS } from '@directory/domain/facets';
import { startApi, type ApiProcess } from '../support/api-process.ts';
import { crawl } from '../support/crawl.ts';
import { sampleOf, type Schema, withEach } from '../support/schema-sample.ts';
import { readStack } from '../support/stack-file.ts';
import { ask, post, type Answer } from '../integration/api/site.ts';

// What one stranger may cost: whatever stands in a parameter or a field, in processor time of the thread that answers everybody. The
// processor's own time, the least of several tries: how busy the machine is says nothing in it. On a slow machine four plain answers
// are the measure: a plain page of the search takes 12 to 13 ms where these limits were set.

const LONG = 15_000;
const MOST_MS = 50;
const TRIES = 12;

const filled = (piece: (index: number) => string): string => {
  let text = '';
  for (let index = 0; text.length < LONG; index += 1) text += piece(index);
  return text.slice(0, LONG);
};

/** A run of something between two letters: an expression that looks for it at the end of a text tries again from each of its places. */
const run = (piece: string): string => `a${piece.repeat(LONG / piece.length)}a`;

/** As they stand in an address. */
const VALUES: Readonly<Record<string, string>> = {
  'a run of commas': run(','),
  'a run of spaces': run('+'),
  'a run of hyphens': run('-'),
  'a run of dots': run('.'),
  'a run of brackets': run('(/'),
  'pieces, all different': filled((index) => `${index.toString(36)},`),
  'one piece': filled(() => 'a'),
  'words that are read': filled((index) => `${['not', 'anxiety', 'near', 'for', 'my'][index % 5]}+`),
  accents: run('%C3%A9'),
  'escaped again and again': `%${filled(() => '25')}`,
};

/** Lists in lists, which `JSON.stringify` does not write so deep, and what stands for them. */
const NESTED = '['.repeat(LONG / 2) + ']'.repeat(LONG / 2);
const DEEP = 'lists in lists';

let api: ApiProcess;
beforeAll(async () => {
  const noting = fileURLToPath(import.meta.resolve('../support/note-parameters.mjs'));
  const env = {
    TRUSTED_PROXIES: '1',
    REQUESTS_PER_MINUTE: '1000000',
    CONTACT_MESSAGES_PER_10_MINUTES: '1000000',
  };
  api = await startApi(readStack(), { env, program: ['--import', noting, 'build/api/server.js'] });
});
afterAll(() => api.stop());

/** What the thread that answers has used so far, in ms. */
function usedMs(): number {
  const [running] = readFileSync(`/proc/${api.pid}/task/${api.pid}/schedstat`, 'utf8').split(' ');
  return Number(running) / 1e6;
}

let asked = 0;
/** A visitor of their own, whom no limit knows, and an address that no kept page has. */
const newVisitor = () => ({ 'x-forwarded-for': `198.18.${(asked >> 8) & 255}.${asked++ & 255}` });
const get = (address: string) =>
  ask(`${address}${address.includes('?') ? '&' : '?'}try=${asked}`, { headers: newVisitor() }, api.url);

/** The least that the request took in several tries, no more of them than are needed to come below `enough`; and its status. */
async function measure(request: () => Promise<Answer>, enough = 0): Promise<{ ms: number; status: number }> {
  let [ms, status] = [Infinity, 0];
  for (let tries = 0; tries < TRIES && ms > enough; tries += 1) {
    const before = usedMs();
    ({ status } = await request());
    ms = Math.min(ms, usedMs() - before);
  }
  return { ms, status };
}

/** Those of the requests that cost too much, or that are no fault of who asked, each with what came of it. */
async function faults(
  plain: () => Promise<Answer>,
  requests: readonly (readonly [name: string, request: () => Promise<Answer>])[],
): Promise<string[]> {
  const most = Math.max(MOST_MS, 4 * (await measure(plain)).ms);
  const found: string[] = [];
  for (const [name, request] of requests) {
    const { ms, status } = await measure(request, most);
    if (ms > most || status === 429 || status >= 500) found.push(`${name}: ${Math.round(ms)} ms, ${status}`);
  }
  return found;
}

const withParameter = (address: string, name: string, value: string) =>
  `${address}${address.includes('?') ? '&' : '?'}${name}=${value}`;

const inAddress = (address: string, name: string) => [
  ...Object.entries(VALUES).map(
    ([kind, value]) =>
      [`${address} ${name}: ${kind}`, () => get(withParameter(address, name, value))] as const,
  ),
  [
    `${address} ${name} again and again`,
    () =>
      get(
        withParameter(
          address,
          name,
          filled((index) => `${index}&${name}=`),
        ),
      ),
  ] as const,
];

interface Operation {
  parameters?: { name: string; in: 'path' | 'query' }[];
  requestBody?: { content: Record<string, { schema: Schema } | undefined> };
}

describe.runIf(process.platform === 'linux')(
  '15 kB cost the thread that answers everybody 50 ms at most',
  () => {
    it('in every parameter that a page reads', { timeout: 300_000 }, async () => {
      // /search is another address of the search screen.
      const passOver = /lang=fr|^\/search\b/;
      const pages = await crawl(readStack().app, { perKind: 1, viewsPerKind: 1, passOver });
      const addresses = pages.filter(({ facts }) => facts).map(({ address }) => address);
      for (const [kind, address] of addresses.entries())
        await get(withParameter(address, 'kind', String(kind)));
      const reads = () =>
        api.log
          .filter((line) => line.startsWith('{"kind"'))
          .map((line) => JSON.parse(line) as { kind: string | null; parameter: string });
      await expect
        .poll(() => new Set(reads().map(({ kind }) => kind)).size)
        .toBeGreaterThan(addresses.length / 2);

      let tried = 0;
      const found: string[] = [];
      for (const [kind, address] of addresses.entries()) {
        const names = reads()
          .filter((read) => read.kind === String(kind))
          .map(({ parameter }) => parameter);
        const requests = [
          ...[...new Set(names)].flatMap((name) => inAddress(address, name)),
          ...Object.entries(VALUES).map(
            ([what, value]) =>
              [
                `${address} as its path: ${what}`,
                () => get(address.replace(/[^/?]*(?=\?|$)/, value)),
              ] as const,
          ),
        ];
        tried += requests.length;
        found.push(...(await faults(() => get(address), requests)));
      }
      expect(found).toEqual([]);
      // As many as the search screen's filters have, at least.
      expect(tried).toBeGreaterThan(300);
    });

    it('in an address with every filter chosen', async () => {
      const filters = (await ask('/api/filters', {}, api.url)).json() as Record<string, { value: string }[]>;
      const chosen = new URLSearchParams(
        CHIP_FACETS.flatMap(({ param }) => (filters[param] ?? []).map(({ value }) => [param, value])),
      );
      const address = `/find-a-psychologist?${chosen.toString().slice(0, LONG)}`;
      expect(await faults(() => get('/find-a-psychologist'), [['all', () => get(address)]])).toEqual([]);
    });

    it('in every parameter and field of an endpoint', { timeout: 300_000 }, async () => {
      const { paths } = (await ask('/api/openapi.json', {}, api.url)).json() as {
        paths: Record<string, Record<string, Operation>>;
      };
      const found: string[] = [];
      for (const [path, operations] of Object.entries(paths)) {
        const { get: read, post: write } = operations;
        const plainPath = path.replace(/\{\w+\}/g, 'x');
        for (const { name, in: place } of read?.parameters ?? []) {
          const requests =
            place === 'query'
              ? inAddress(plainPath, name)
              : Object.entries(VALUES).map(
                  ([kind, value]) =>
                    [
                      `${path} ${name}: ${kind}`,
                      () => get(path.replace(`{${name}}`, value).replace(/\{\w+\}/g, 'x')),
                    ] as const,
                );
          found.push(...(await faults(() => get(plainPath), requests)));
        }
        const schema = write?.requestBody?.content['application/json']?.schema;
        if (!schema) continue;
        const send = (body: unknown) =>
          post(path, JSON.stringify(body).replace(`"${DEEP}"`, NESTED), api.url, newVisitor());
        const texts = Object.values(VALUES).map((value) => value.replaceAll('+', ' '));
        const values = [...texts, Array<string>(LONG / 4).fill('a'), DEEP];
        const requests = withEach(schema, values).map(
          ([name, body], index) => [`${path} ${name} (${index % values.length})`, () => send(body)] as const,
        );
        found.push(...(await faults(() => send(sampleOf(schema)), requests)));
      }
      expect(found).toEqual([]);
    });
  },
);
