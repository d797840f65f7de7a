import { randomUUID } from 'node:crypto';
import { paths } from '@directory/domain/site/paths';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { admin } from '../../support/admin.ts';
import { addProfile, connect, removeTestRows, signInNewMember } from '../../support/database.ts';
import { mailTo } from '../../support/delivered-mail.ts';
import { forgetContactLimits } from '../../support/limits.ts';
import { readStack } from '../../support/stack-file.ts';
import { read } from './visitor.ts';

const sql = connect();
const { app, supabase } = readStack();
const run = (...args: string[]) =>
  admin(args, { SUPABASE_URL: supabase.url, SUPABASE_SECRET_KEY: supabase.secretKey });
const email = `${randomUUID().slice(0, 8)}@visitor.example`;
let profile: string;

beforeAll(async () => {
  await forgetContactLimits();
  await sql`insert into registers (regulator, checked_on) values ('pam', '2026-11-03') on conflict do nothing`;
  profile = await addProfile(sql, {
    ...{ first_name: 'Claimed', last_name: 'Person', regulator: 'pam', registration_number: '4711' },
  });
});
afterAll(async () => {
  await sql`delete from listing_requests where profile_id = ${profile}`;
  await removeTestRows(sql);
  await sql`delete from member_mails where email = ${email}`;
  await sql`delete from auth.users where email = ${email}`;
});

const claim = (fields: Record<string, string> = {}, headers: Record<string, string> = { origin: app }) =>
  fetch(`${app}/api/contact`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({
      ...{ type: 'claim', psychologistId: profile, page: paths.claim(profile), language: 'en' },
      ...{ name: 'Claimed Person', email, message: 'My number is 4711.', ...fields },
    }),
  });
const claims = () =>
  sql<{ id: string; status: string; mails: number }[]>`
    select id, status, (select count(*)::int from mails where subject_id = r.id) as mails
    from listing_requests as r where profile_id = ${profile} order by created_at`;
const texts = async () => (await mailTo(email)).map(({ text }) => text);

it('takes what shows that it is them without a script, and nothing that is wrong, foreign, or of no such profile', async () => {
  expect(await read(`/psychologist/${profile}`)).toContain(`href="${paths.claim(profile)}"`);
  expect(await read(`${paths.claim(profile)}&lang=fr`)).toContain('Ce qui montre que c’est vous');
  const refused = await claim({ message: ' ' });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toMatch(/What shows that it is you[\s\S]*class="field-error"/);
  const others = [
    await claim({}, { origin: 'https://elsewhere.example' }),
    await claim({ psychologistId: randomUUID() }),
    await claim({ psychologistId: await addProfile(sql, { first_name: 'Of', last_name: 'No Register' }) }),
    await claim({ company: 'a program fills in all fields' }),
  ];
  expect(others.map(({ status }) => status)).toEqual([403, 404, 404, 202]);
  expect(await claims()).toEqual([]);

  const taken = await claim();
  expect(taken.status).toBe(202);
  expect(await taken.text()).toContain('We compare what you wrote with the register');
  await claim();
  expect(await claims()).toMatchObject([{ status: 'new', mails: 2 }]);
  await expect.poll(texts).toEqual([expect.stringContaining('We compare what you wrote')]);
});

it('stands beside the register’s row, is declined with a reason, and approved by the invitation that there is', async () => {
  await forgetContactLimits();
  const id = (await claims())[0]?.id ?? '';
  const shown = (await run('claims', 'show', id)).stdout;
  expect(shown).toMatch(/Register’s name +Claimed Person\nRegister’s number +4711/);
  expect(shown).toContain('  | My number is 4711.');
  expect((await run('claims', 'list', '--status', 'new')).stdout).toContain(id);
  // A claim is no request to be listed.
  expect((await run('listings', 'show', id)).stderr).toContain(`There is no listing request ${id}`);
  await run('claims', 'decline', id, '--reason', 'The number is another person’s.');
  expect(await claims()).toMatchObject([{ status: 'declined', mails: 3 }]);
  await expect.poll(texts).toContainEqual(expect.stringContaining('> The number is another person’s.'));

  const approve = (...more: string[]) => run('claims', 'approve', email, ...more);
  expect((await approve('--dry-run')).stdout).toContain('would change from declined to accepted');
  const member = await signInNewMember(sql);
  const give = (user: string | null) =>
    sql`
      insert into profile_records as r (profile_id, user_id) values (${profile}, ${user})
      on conflict (profile_id) do update set user_id = excluded.user_id`;
  await give(member.id);
  expect((await approve()).stderr).toContain('belongs to');
  expect((await claim({ message: 'Once more' })).status).toBe(404);
  expect(await read(paths.claim(profile))).toContain('This profile cannot be claimed here');
  await give(null);
  await sql`delete from auth.users where id = ${member.id}`;
  // What a former member wrote proves nobody.
  await sql`update psychologist_profiles set email = ${email}, phone = '204-555-0100' where id = ${profile}`;
  expect((await run('claims', 'show', id)).stdout).toMatch(new RegExp(`Register’s email +${email}`));
  await sql`update profile_records set member_columns = '{email,phone}' where profile_id = ${profile}`;
  expect((await run('claims', 'show', id)).stdout).not.toMatch(/Register’s (?:email|phone) +\S/);
  const refusals = [];
  for (const [gone, back] of [
    [sql`is_active = false`, sql`is_active = true`],
    [sql`regulator = null`, sql`regulator = 'pam'`],
  ] as const) {
    await sql`update psychologist_profiles set ${gone} where id = ${profile}`;
    refusals.push((await approve()).stderr);
    await sql`update psychologist_profiles set ${back} where id = ${profile}`;
  }
  await run('members', 'invite', email, '--new');
  await run('members', 'disable', email);
  refusals.push((await approve()).stderr);
  await run('members', 'enable', email);
  expect(refusals).toEqual([
    expect.stringContaining('is hidden'),
    expect.stringContaining('stands in no register'),
    expect.stringContaining('is disabled'),
  ]);
  expect((await approve()).stdout).toContain(`${email} is invited to edit the profile of Claimed Person.`);
  expect(await claims()).toMatchObject([{ status: 'accepted' }]);
  const [given] = await sql`select u.email from profile_records as r join auth.users as u on u.id = r.user_id
    where r.profile_id = ${profile}`;
  expect(given).toEqual({ email });
  expect((await sql`select purpose from member_mails where email = ${email}`)[0]).toEqual({
    purpose: 'invitation',
  });
});
