import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, removeTestRows } from '../../support/database.ts';
import { pageFacts } from '../../support/page-facts.ts';
import { HTTPS_SITE, sharedApi } from '../../support/shared-api.ts';
import { addPsychologist, type TestPsychologist } from '../../support/test-psychologist.ts';
import { ask } from '../api/site.ts';

const sql = connect();
const site = await sharedApi();
const origin = HTTPS_SITE.PUBLIC_URL;
const read = (path: string) => ask(path, {}, site.url);
let practice: string;
let tess: TestPsychologist;
let colleague: TestPsychologist;

beforeAll(async () => {
  const [row] = await sql<{ id: string }[]>`insert into practices (name) values ('Elm Clinic') returning id`;
  practice = row?.id ?? '';
  tess = await addPsychologist(sql, { city: 'Winnipeg', practice_id: practice, credentials: 'Ph.D. <b>' });
  colleague = await addPsychologist(sql, { city: 'Winnipeg', practice_id: practice });
});
afterAll(async () => {
  await removeTestRows(sql);
  await sql`delete from practices where id = ${practice}`;
});

it.each(['en', 'fr'])('browsers in %s learn how to search from every page', async (language) => {
  const query = language === 'fr' ? '?lang=fr' : '';
  const path = language === 'fr' ? '/opensearch-fr.xml' : '/opensearch.xml';
  expect((await read(`/faq${query}`)).text).toContain(`href="${path}"`);
  const description = await read(path);
  expect(description.headers.get('content-type')).toBe(
    'application/opensearchdescription+xml; charset=utf-8',
  );
  const [, template = ''] = /template="([^"]+)"/.exec(description.text) ?? [];
  const address = new URL(template.replaceAll('&amp;', '&').replace('{searchTerms}', 'anxiety'));
  expect(address.origin).toBe(origin);
  const page = await read(address.pathname + address.search);
  expect([page.status, page.text.includes('anxiety')]).toEqual([200, true]);
});

it('a feed has the new and changed profiles, the newest first, without those who left', async () => {
  const feed = await read('/changes-fr.atom');
  expect(feed.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const days = [...feed.text.matchAll(/<entry>[^]*?<updated>([^<]+)/g)].map(([, day = '']) => day);
  expect(days).toHaveLength(50);
  expect(days).toEqual([...days].sort().reverse());
  expect(feed.text).toContain(`<id>urn:uuid:${tess.id}</id>`);
  expect(feed.text).toContain(`${origin}${tess.path}?lang=fr`);
  expect(feed.text).toContain('Ph.D. &lt;b&gt;, Winnipeg, Manitoba');
  for (const gone of [{ left_out_of: ['data'] }, { is_active: false }]) {
    await sql`update psychologist_profiles set ${sql(gone)} where id = ${tess.id}`;
    expect((await read('/changes.atom')).text).not.toContain(tess.id);
    await sql`update psychologist_profiles set left_out_of = '{}', is_active = true where id = ${tess.id}`;
  }
});

it.each(['', '?lang=fr'])('/data%s describes the data to machines, with licence and day', async (query) => {
  const today = () => new Date().toISOString().slice(0, 10);
  const before = today();
  const page = pageFacts((await read(`/data${query}`)).text);
  const dataset = page.structuredData.find((item) => item['@type'] === 'Dataset');
  expect(dataset).toMatchObject({
    url: `${origin}/data${query}`,
    license: expect.stringMatching(/^https:/) as string,
  });
  expect([before, today()]).toContain(dataset?.['dateModified']);
  for (const { contentUrl } of (dataset?.['distribution'] ?? []) as { contentUrl: string }[])
    expect([contentUrl, (await read(new URL(contentUrl).pathname)).status]).toEqual([contentUrl, 200]);
});

describe('the box for other sites', () => {
  it('may be framed by anybody, runs no script, sends its form to the site alone and sets no cookie', async () => {
    const frame = await read('/embed.html?province=MB&language=fr');
    expect(frame.headers.get('content-security-policy')).toMatch(
      new RegExp(
        `^default-src 'none'; style-src 'sha256-[^']+'; form-action ${origin}; base-uri 'none'; frame-ancestors \\*$`,
      ),
    );
    expect(frame.headers.get('x-frame-options')).toBeNull();
    expect(frame.headers.get('set-cookie')).toBeNull();
    expect(frame.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(frame.text).toContain('Trouver un psychologue au Manitoba');
    expect(frame.text).not.toContain('<script');
    const script = await read('/embed.js');
    expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(script.text.length + frame.text.length).toBeLessThan(10_000);
    const odd = await read(`/embed.html?province=${encodeURIComponent('"><script>')}&language=xx`);
    expect([odd.status, odd.text.includes('<script')]).toEqual([200, false]);
  });

  it.each([
    ['words of danger stand in no address', 'je veux mourir ce soir', null],
    [
      'other words stand in the address that says them',
      'anxiété',
      /^\/find-a-psychologist\?.*anxi%C3%A9t%C3%A9/,
    ],
  ])('its form is answered for any site, and %s', async (_, words, address) => {
    const { text } = await read('/embed.html?province=MB&language=fr');
    expect(text).toMatch(/<form method="post" action="[^"?]+"/);
    const action = /<form [^>]*action="([^"]+)"/.exec(text)?.[1] ?? '';
    const hidden = [...text.matchAll(/type="hidden" name="([^"]+)" value="([^"]+)"/g)];
    const fields = hidden.map(([, name = '', value = '']) => [name, value]);
    const answer = await ask(
      new URL(action).pathname,
      {
        method: 'POST',
        // A sandboxed frame has no origin.
        headers: { origin: 'null', 'sec-fetch-site': 'cross-site' },
        body: new URLSearchParams([...fields, ['search', words]]),
      },
      site.url,
    );
    const location = answer.headers.get('location');
    if (address === null) {
      expect([answer.status, location]).toEqual([200, null]);
      expect(answer.text).toContain('9-8-8');
    } else {
      expect([answer.status, location]).toEqual([303, expect.stringMatching(address)]);
    }
  });

  it('shows the people of a practice who let it, by the address of one of them', async () => {
    const ours = (path: string) => read(`/embed.html?of=${encodeURIComponent(path)}`);
    const page = await ours(tess.path);
    expect(page.text).toContain(`href="${origin}${colleague.path}"`);
    expect(page.text).toContain('Ph.D. &lt;b&gt;');
    expect(page.text).not.toMatch(/@[a-z]/);
    await sql`update psychologist_profiles set left_out_of = '{sites}' where id = ${colleague.id}`;
    expect((await ours(tess.path)).text).not.toContain(colleague.name);
    expect((await ours(colleague.path)).text).toContain('Nobody is listed here now.');
    await sql`update psychologist_profiles set left_out_of = '{}', is_active = false where id = ${colleague.id}`;
    expect((await ours(`/psychologist/${tess.id}`)).text).not.toContain(colleague.name);
    // A clinic's page goes on naming the address that it was given.
    await sql`update psychologist_profiles set is_active = true where id = ${colleague.id}`;
    await sql`update psychologist_profiles set city = 'Brandon' where id = ${tess.id}`;
    expect((await ours(tess.path)).text).toContain(colleague.name);
    for (const nobody of ['', 'x', '/a/b/psychologist/x-y', "/psychologist/' or 1=1"])
      expect((await ours(nobody)).text).toContain('Nobody is listed here now.');
  });
});
