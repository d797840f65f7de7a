import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { admin } from '../../support/admin.ts';
import { addProfile, connect, removeTestRows, signInNewMember } from '../../support/database.ts';
import { forgetContactLimits } from '../../support/limits.ts';
import { readStack } from '../../support/stack-file.ts';
import { someAddress } from './visitor.ts';

const sql = connect();
const { app } = readStack();
const email = someAddress();
const PAM = { regulator: 'pam', province: 'MB' } as const;
let free: string;
let member: string;

beforeAll(async () => {
  await sql`insert into registers (regulator, checked_on) values ('pam', '2026-11-03') on conflict do nothing`;
  free = await addProfile(sql, {
    ...PAM,
    ...{ first_name: 'Zoé', last_name: 'Listed-Already', registration_number: '00471', city: 'Brandon' },
  });
  member = await addProfile(sql, { ...PAM, first_name: 'Zoé', last_name: 'Has Account', city: 'Brandon' });
  await addProfile(sql, {
    ...PAM,
    ...{ first_name: 'Zoé', last_name: 'Not Shown', registration_number: '00472', is_active: false },
  });
  const { id } = await signInNewMember(sql);
  await sql`insert into profile_records (profile_id, user_id) values (${member}, ${id})
    on conflict (profile_id) do update set user_id = excluded.user_id`;
});
beforeEach(forgetContactLimits);
afterAll(async () => {
  await sql`delete from listing_requests where email = ${email}`;
  await removeTestRows(sql);
});

/** Asks to be listed by the page's form, as a browser without scripts does. */
async function ask(fields: Record<string, string>) {
  const body = {
    type: 'listing_request',
    page: '/join',
    language: 'en',
    listingType: 'free',
    email,
    ...fields,
  };
  const answer = await fetch(`${app}/api/contact`, {
    method: 'POST',
    headers: { origin: app },
    body: new URLSearchParams(body),
  });
  const html = await answer.text();
  return { status: answer.status, html, said: /class="outcome-title[^"]*">([^<]*)/.exec(html)?.[1] };
}
const kept = () =>
  sql<{ id: string; name: string }[]>`
    select id, name from listing_requests where email = ${email} order by created_at desc`;

it('whoever is listed already is led to that profile and its claim, or to sign in, and no request is kept', async () => {
  expect(await (await fetch(`${app}/join?lang=fr`)).text()).toMatch(
    /action="\/api\/contact#outcome"[\s\S]*Numéro de permis/,
  );
  for (const same of [
    { name: 'Dr. zoe listed already, PhD' },
    { name: 'Listed-Already, Zoé', province: 'QC' },
    { name: 'Married Since', province: 'MB', registrationNumber: '4-71' },
  ]) {
    const { status, said, html } = await ask(same);
    expect([status, said]).toEqual([409, expect.stringContaining('in the directory already') as string]);
    expect(html).toContain(`href="/psychologist/${free}"`);
    expect(html).toContain(`href="/this-is-me?profile=${free}"`);
    // What was written still stands in the form.
    expect(html).toContain(`value="${same.name}"`);
  }
  const { html, said } = await ask({ name: 'Zoé Has Account', language: 'fr' });
  expect(said).toMatch(/^Il semble que vous soyez déjà dans le répertoire/);
  expect(html).toContain(`href="/psychologist/${member}"`);
  expect(html).toMatch(/href="\/login"[^>]*>Ouvrir une session/);
  expect(html).not.toContain(`/this-is-me?profile=${member}`);
  expect(await kept()).toEqual([]);
});

it('whoever is somebody else asks all the same; who is hidden is told to nobody but the operator', async () => {
  const run = async (...args: string[]) => (await admin(['listings', ...args])).stdout;
  for (const [fields, resembled] of [
    [{ name: 'Zoé Listed-Already', isOther: '1' }, 'Zoé Listed-Already, 00471, Brandon'],
    [{ name: 'Zoé Not Shown' }, 'Zoé Not Shown, 00472, Testville, hidden'],
    [{ name: 'Zoé Nobody Here', province: 'QC', registrationNumber: '00471' }, ''],
    // Another regulator may have given the same number.
    [{ name: 'Zoé Nobody Here', registrationNumber: '00471' }, 'Zoé Listed-Already, 00471, Brandon'],
    [{ name: 'Zoé' }, ''],
  ] as const) {
    const { status, html } = await ask(fields);
    expect([status, html.includes('Not Shown</a>')]).toEqual([202, false]);
    const [request] = await kept();
    expect(request?.name).toBe(fields.name);
    const shown = await run('show', request?.id ?? '');
    expect(/^Profile +(.*)$/m.exec(shown)?.[1] ?? '').toBe(resembled);
    expect((await run('list', '--limit', '1')).replaceAll('\u00a0', ' ')).toContain(resembled);
  }
});
