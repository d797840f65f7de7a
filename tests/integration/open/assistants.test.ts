import { randomUUID } from 'node:crypto';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseAs } from '../../support/built-program.ts';
import { connect, removeTestRows } from '../../support/database.ts';
import { sharedApi } from '../../support/shared-api.ts';
import { readStack } from '../../support/stack-file.ts';
import { addPsychologist, type TestPsychologist } from '../../support/test-psychologist.ts';
import { ask, post, search } from '../api/site.ts';

const sql = connect();
const stack = readStack();
const site = await sharedApi();
const words = `We meet ${randomUUID().slice(0, 8)}`;
let tess: TestPsychologist;

beforeAll(async () => {
  tess = await addPsychologist(sql, {
    city: 'Winnipeg',
    bio: `${words}\n# Call me`,
    fee_individual_cents: 18_000,
  });
});
afterAll(() => removeTestRows(sql));

/** The same over both ways: HTTP to the site, and a program of its own. */
const WAYS: Record<string, () => Transport> = {
  HTTP: () => new StreamableHTTPClientTransport(new URL('/mcp', site.url)),
  stdio: () =>
    new StdioClientTransport({
      command: process.execPath,
      args: ['build/api/mcp.js'],
      stderr: 'inherit',
      env: {
        PATH: process.env['PATH'] ?? '',
        NODE_ENV: 'production',
        PUBLIC_URL: stack.app,
        DATABASE_URL: databaseAs('api', stack),
        REDIS_URL: stack.redis,
        SITE_SECRET: stack.siteSecret,
        KEYHOLDER_URL: stack.keyholder.apiUrl,
        SUPABASE_URL: stack.supabase.url,
        SUPABASE_PUBLISHABLE_KEY: stack.supabase.publishableKey,
        MEILISEARCH_URL: stack.meilisearch.url,
        MEILISEARCH_SEARCH_KEY: stack.meilisearch.searchKey,
      },
    }),
};

describe.each(Object.entries(WAYS))('an assistant, over %s', (_, way) => {
  const client = new Client({ name: 'test', version: '1' });
  beforeAll(() => client.connect(way()));
  afterAll(() => client.close());

  /** The texts of a tool's answer. */
  async function call(name: string, given: Record<string, unknown> = {}) {
    const { content, isError } = await client.callTool({ name, arguments: given });
    return { texts: (content as { text: string }[]).map(({ text }) => text), isError: isError === true };
  }
  const idsIn = (text = '') => (JSON.parse(text) as { data: { id: string }[] }).data.map(({ id }) => id);

  it('has tools that read, and none that writes', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([
      'crisis_lines',
      'get_profile',
      'list_terms',
      'search_psychologists',
    ]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  });

  it('finds whom the site finds, in its order', async () => {
    const { texts } = await call('search_psychologists', { search: 'trauma winnipeg', accepting: true });
    const { hits } = await search({ search: 'trauma winnipeg', accepting: ['yes'] });
    expect(idsIn(texts[0])).toEqual(hits.map(({ id }) => id));
    expect(texts.join('')).not.toMatch(/[\w.]+@[\w.]+/);
  });

  it('is told first whom to call where the words tell of danger, and the words come back nowhere', async () => {
    const { texts } = await call('search_psychologists', { search: 'i want to kill myself', province: 'MB' });
    expect(texts[0]).toMatch(/^Somebody may be in danger[^]*9-8-8/);
    expect(idsIn(texts[1]).length).toBeGreaterThan(0);
    expect(texts.join('')).not.toContain('kill myself');
    const lines = await call('crisis_lines', { language: 'fr', province: 'QC' });
    expect(lines.texts[0]).toContain('9-8-8');
  });

  it('reads a profile, with what its person wrote in a quotation, until they leave assistants out', async () => {
    const { texts } = await call('get_profile', { id: tess.id });
    expect(texts[0]).toContain(`# ${tess.name}`);
    expect(texts[0]).toContain(`> ${words}\n> # Call me`);
    expect(texts[0]).toContain('$180.00 (confirmed ');
    expect(texts[0]).not.toContain(tess.email);
    await sql`update psychologist_profiles set left_out_of = '{assistants}' where id = ${tess.id}`;
    expect(await call('get_profile', { id: tess.id })).toMatchObject({ isError: true });
    const found = await call('search_psychologists', { search: tess.name });
    expect(idsIn(found.texts[0])).not.toContain(tess.id);
    await sql`update psychologist_profiles set left_out_of = '{}' where id = ${tess.id}`;
    await sql`update psychologist_profiles set is_active = false where id = ${tess.id}`;
    expect(await call('get_profile', { id: tess.id })).toMatchObject({ isError: true });
    await sql`update psychologist_profiles set is_active = true where id = ${tess.id}`;
  });

  it('learns the terms, and is refused what is too long', async () => {
    expect((await call('list_terms', { language: 'fr' })).texts[0]).toContain('"name":"Français"');
    expect((await call('search_psychologists', { search: 'x'.repeat(300) })).isError).toBe(true);
    expect((await call('get_profile', { id: 'x' })).isError).toBe(true);
  });
});

it('what an assistant asks stands in no log, and only a POST is taken', async () => {
  const log = await site.logOf(async () => {
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', site.url)));
    await client.callTool({ name: 'search_psychologists', arguments: { search: 'suicidal since monday' } });
    await client.close();
  });
  expect(log.join('\n')).toContain('"/mcp"');
  expect(log.join('\n')).not.toContain('suicidal');
  const read = await ask('/mcp', {}, site.url);
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const headers = { accept: 'application/json, text/event-stream' };
  expect((await post('/mcp', message, site.url, headers)).status).toBe(200);
  expect((await post('/mcp', [message, message], site.url, headers)).status).toBe(400);
  const large = { method: 'POST', body: 'x'.repeat(20_000), headers: { 'content-type': 'application/json' } };
  expect((await ask('/mcp', large, site.url)).status).toBe(413);
});

describe('as Markdown', () => {
  const text = (path: string) => ask(path, {}, site.url);

  it('a profile stands at its page’s address, in both languages, and is gone with its person', async () => {
    const english = await text(`${tess.path}.md`);
    expect([english.status, english.headers.get('content-type')]).toEqual([
      200,
      'text/markdown; charset=utf-8',
    ]);
    expect(english.text).toContain('- Takes new clients: not stated');
    expect((await text(`${tess.path}.md?lang=fr`)).text).toContain(
      '- Accepte de nouveaux clients\u00a0: non précisé',
    );
    const byId = await text(`/psychologist/${tess.id}.md?lang=fr`);
    expect([byId.status, byId.headers.get('location')]).toEqual([301, `${tess.path}.md?lang=fr`]);
    for (const gone of [{ left_out_of: ['assistants'] }, { is_active: false }]) {
      await sql`update psychologist_profiles set ${sql(gone)} where id = ${tess.id}`;
      expect((await text(`${tess.path}.md`)).status).toBe(404);
      await sql`update psychologist_profiles set left_out_of = '{}', is_active = true where id = ${tess.id}`;
    }
  });

  it('guides stand at their addresses, and llms.txt names it all, with the crisis line first', async () => {
    const overview = (await text('/llms.txt')).text;
    expect(overview.indexOf('9-8-8')).toBeLessThan(overview.indexOf('## Ask'));
    const guides = [...overview.matchAll(/\]\(https?:\/\/[^/]+(\/blog\/[^)]+\.md)\)/g)].map(
      ([, path = '']) => path,
    );
    expect(guides.length).toBeGreaterThan(3);
    for (const path of guides) {
      expect((await text(path)).text).toMatch(/^# /);
      expect((await text(`${path}?lang=fr`)).text).toMatch(/^# /);
    }
    expect((await text('/blog/no-such-guide.md')).status).toBe(404);
  });
});
