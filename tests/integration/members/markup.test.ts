import { profilePath } from '@directory/domain/site/paths';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTime } from '../../support/in-time.ts';
import { addProfile, connect, removeTestRows, signInNewMember, type Member } from '../../support/database.ts';
import { mailTo } from '../../support/delivered-mail.ts';
import { ask, post, search } from '../api/site.ts';

const sql = connect();
const HOSTILE = '</script><script>alert(1)</script><img src=x onerror=alert(2)>"\'&{{siteUrl}}';
const word = `w${randomUUID().replaceAll('-', '')}`;
const email = `markup-${randomUUID()}@example.org`;
let member: Member;
let id: string;
let path: string;

beforeAll(async () => {
  member = await signInNewMember(sql);
  id = await addProfile(sql, { user_id: member.id, last_name: 'Markup', email });
  const change = { bio: `${word} ${HOSTILE}`, practice_areas: HOSTILE };
  const { error } = await member.client.from('psychologist_profiles').update(change).eq('id', id);
  expect(error).toBeNull();
  // What the register has is text as well.
  const register = { name: `M ${HOSTILE}`.slice(0, 190), credentials: HOSTILE };
  await sql`update psychologist_profiles set ${sql(register)} where id = ${id}`;
  const [slugs] = await sql<{ city_slug: string; name_slug: string }[]>`
    select city_slug, name_slug from psychologist_profiles where id = ${id}`;
  path = profilePath({
    id,
    province: 'MB',
    city_slug: slugs?.city_slug ?? null,
    name_slug: slugs?.name_slug ?? null,
  });
  await inTime(async () => expect((await search({ search: word })).hits).toHaveLength(1));
});
afterAll(async () => {
  await sql`delete from contact_messages where psychologist_id = ${id}`;
  await removeTestRows(sql, [member]);
});

/** No element of the hostile text has become one. */
function expectText(html: string): void {
  expect(html).not.toContain('<script>alert(1)');
  expect(html).not.toMatch(/<img[^>]*onerror/);
}

it('markup in a profile is text on its page, and in the page’s structured data', async () => {
  const page = await ask(path);
  expect(page.status).toBe(200);
  expect(page.text).toContain(word);
  expectText(page.text);
  const data = [...page.text.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)];
  expect(data.length).toBeGreaterThan(0);
  for (const [, json] of data) expect(() => JSON.parse(json ?? '') as unknown).not.toThrow();
});

it('in search results, also where the words found are marked', async () => {
  expectText((await ask(`/find-a-psychologist?search=${word}`)).text);
  const [hit] = (await search({ search: word })).hits;
  expect(hit?.id).toBe(id);
});

it('in the JSON of the api, which no browser takes for a page', async () => {
  const answer = await ask(`/api/profiles/by-name${path.replace('/psychologist/', '/')}`);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect((answer.json() as { profile: { bio: { en: { text: string } } } }).profile.bio.en.text).toContain(
    HOSTILE,
  );
});

it('in the mails of a message to the member', async () => {
  const visitor = `visitor-${randomUUID()}@example.org`;
  const message = { name: 'Ada', email: visitor, message: 'Hello', psychologistId: id };
  const sent = await post('/api/contact', message);
  expect(sent.status).toBe(202);
  await inTime(async () => {
    expect(await mailTo(email)).toHaveLength(1);
    expect(await mailTo(visitor)).toHaveLength(1);
  });
  for (const mail of [...(await mailTo(email)), ...(await mailTo(visitor))]) expectText(mail.html);
});
