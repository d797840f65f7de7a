import { createLinkTokens } from '@directory/api/messages/mail/link-tokens';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { paths, profilePath } from '@directory/domain/site/paths';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { admin } from '../../support/admin.ts';
import { addProfile, connect, removeTestRows, signInNewMember } from '../../support/database.ts';
import { forgetReportLimits } from '../../support/limits.ts';
import { readStack } from '../../support/stack-file.ts';
import { otherThan, press, read } from './visitor.ts';

const sql = connect();
const { app, siteSecret } = readStack();
const tokens = createLinkTokens(siteSecret);
let psychologistId: string;

beforeAll(async () => {
  await forgetReportLimits();
  psychologistId = await addProfile(sql, {
    ...{ first_name: 'Reported', last_name: 'Person', email: 'reported@psychologist.example' },
    accepting_new_clients: true,
  });
});
afterAll(async () => {
  await forgetReportLimits();
  await removeTestRows(sql);
});

const questions = () =>
  sql<{ id: string; cause: string; presses: number; answer: string | null; mails: number }[]>`
    select id, cause, presses, answer, (select count(*)::int from mails where subject_id = q.id and kind = 'profile-question') as mails
    from profile_questions as q where profile_id = ${psychologistId} order by created_at`;

it('goes from a press to a word on the profile, without a script or an account', async () => {
  const [row] = await sql<Parameters<typeof profilePath>[0][]>`
    select id, province, city_slug, name_slug from psychologist_profiles where id = ${psychologistId}`;
  const path = row ? profilePath(row) : '';
  expect(await read(path)).toContain('action="/api/reports"');
  const said = await press('/api/reports', { psychologistId, fault: 'fees', language: 'fr' });
  expect([said.status, said.headers.get('location')]).toEqual([
    303,
    `${path}?reported=done&lang=fr#something-wrong`,
  ]);
  expect(await read(`${path}?reported=done`)).toContain('We ask the person, and look at it, too.');
  // Whoever says the same asks nobody twice.
  await press('/api/reports', { psychologistId, fault: 'fees' });
  const [question] = await questions();
  expect(question).toMatchObject({ cause: 'fees', presses: 2, mails: 1, answer: null });
  expect(await read(path)).not.toContain('Reported and');

  const token = tokens.tokenOf('question', question?.id ?? '');
  // From a mail that is read on another site.
  const opened = await fetch(app + paths.word(token, undefined, 'mended'), {
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(opened.status).toBe(200);
  const page = await opened.text();
  expect(page).toContain('The fees or the wait');
  expect((await questions())[0]?.answer).toBeNull();
  const answered = await press('/api/words', { token, answer: 'mended' });
  expect(answered.headers.get('location')).toBe(paths.word(token, 'done', 'mended'));
  expect((await questions())[0]?.answer).toBe('mended');

  const listed = await admin(['reports', 'list']);
  expect(listed.stdout).toMatch(new RegExp(`${question?.id} .*fees +2 +Reported Person +mended`));
  await admin(['reports', 'keep', question?.id ?? '', '--dry-run']);
  expect((await admin(['reports', 'mended', 'Reported Person'])).stdout).toBe(
    'The profile of Reported Person says mended.\n',
  );
  await expect
    .poll(() => read(path))
    .toMatch(/Reported and put right on \w+\s\d+,\s\d{4}: The fees or the wait\./);
  expect(await read(`${path}?lang=fr`)).toContain('Signalé, puis corrigé le');
  // What was looked at just now is not asked again.
  await press('/api/reports', { psychologistId, fault: 'fees' });
  expect(await questions()).toHaveLength(1);
});

it('takes nothing that is wrong, foreign, of nobody or too much', async () => {
  const token = tokens.tokenOf('question', (await questions())[0]?.id ?? '');
  const refused = [
    await press('/api/reports', { psychologistId, fault: 'everything' }),
    await press('/api/reports', { psychologistId, fault: 'fees' }, { origin: 'https://elsewhere.example' }),
    await press('/api/reports', { psychologistId: '00000000-0000-4000-8000-000000000000', fault: 'fees' }),
    // A report says nothing about new clients, and no other link leads to it.
    await press('/api/words', { token, answer: 'yes' }),
    await press('/api/words', { token: otherThan(token), answer: 'right' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([400, 403, 404, 303, 303]);
  for (const answer of refused.slice(3)) expect(answer.headers.get('location')).toContain('did=failed');
  expect((await fetch(`${app}${paths.word('x'.repeat(40))}`)).status).toBe(404);
  const many = await Promise.all(
    Array.from({ length: 12 }, () => press('/api/reports', { psychologistId, fault: 'gone' })),
  );
  expect(
    many.filter((one) => one.headers.get('location')?.includes('reported=later')).length,
  ).toBeGreaterThan(1);
  const gone = (await questions()).filter(({ cause }) => cause === 'gone');
  expect(gone).toMatchObject([{ mails: 1 }]);
  // That somebody still practises after all is nothing to say about them.
  await sql`update profile_questions set state = 'kept', settled_at = now() where id = ${gone[0]?.id ?? ''}`;
  const page = await read(`/psychologist/${psychologistId}?reported=later`);
  expect(page).toContain('Reported and put right');
  expect(page).not.toContain('Reported, and left');
});

it('says whose word each fact is; who is known from a register alone leaves with a press, and may come back', async () => {
  await forgetReportLimits();
  const regulator = 'pam';
  await sql`
    insert into registers (regulator, checked_on) values (${regulator}, '2026-11-03')
    on conflict (regulator) do update set checked_on = '2026-11-03'`;
  const known = {
    ...{
      first_name: 'Unspoken',
      last_name: 'Person',
      credentials: 'M.A.',
      regulator,
      registration_number: '77',
    },
    email: 'unspoken@psychologist.example',
  };
  const id = await addProfile(sql, known);
  const [place] = await sql<Parameters<typeof profilePath>[0][]>`
    select id, province, city_slug, name_slug from psychologist_profiles where id = ${id}`;
  const path = place ? profilePath(place) : '';
  const seen = await fetch(`${app}/api/profiles/by-name/${path.replace('/psychologist/', '/').slice(1)}`);
  const { is_unspoken, sources } = ((await seen.json()) as { profile: PublicProfile }).profile;
  expect(is_unspoken).toBe(true);
  expect(sources).toEqual([
    expect.objectContaining({
      source: 'register',
      regulator,
      on: '2026-11-03',
      columns: expect.arrayContaining(['email', 'credentials']) as unknown,
    }),
    expect.objectContaining({ source: 'directory' }),
  ]);
  // What they once wrote themselves, and no register publishes, goes with their account.
  await sql`update profile_records set member_columns = '{email}' where profile_id = ${id}`;
  expect(((await (await fetch(seen.url)).json()) as { profile: PublicProfile }).profile.email).toBeNull();
  const compared = await fetch(`${app}/api/profiles`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ids: [id] }),
  });
  expect(((await compared.json()) as PublicProfile[])[0]).toMatchObject({ id, email: null });
  const page = await read(path);
  expect(page).toMatch(/From the register of the [^<]+, not confirmed by the person\./);
  expect(page).toMatch(/"@type":"ProfilePage"[^}]*"dateModified":"\d{4}-/);
  expect(page).toContain('"credentialCategory":"license"');

  const leave = () => press('/api/reports', { psychologistId: id, fault: 'leave' });
  expect((await leave()).headers.get('location')).toBe(`${path}?reported=asked#something-wrong`);
  expect(await read(`${path}?reported=asked`)).toContain('one press there takes the profile off');
  const leaving = () => sql<{ id: string; state: string; mails: number }[]>`
    select id, state, (select count(*)::int from mails where subject_id = q.id) as mails
    from profile_questions as q where profile_id = ${id} and cause = 'leave' order by created_at`;
  // Asked anew where the mail is old, or came back.
  await sql`update profile_questions set created_at = now() - interval '15 days' where profile_id = ${id}`;
  await leave();
  await leave();
  expect(await leaving()).toMatchObject([{ state: 'kept' }, { state: 'open', mails: 1 }]);
  // A worker that is sending it would note so over the failure.
  const second = (await leaving())[1]?.id ?? '';
  const statuses = () => sql`select status from mails where subject_id = ${second}`;
  await expect.poll(statuses).toEqual([{ status: 'sent' }]);
  await sql`
    update mails set status = 'failed', sent_at = null, failure_reason = '550 no such user' where subject_id = ${second}`;
  await leave();
  expect(await leaving()).toMatchObject([{ state: 'kept' }, { state: 'kept' }, { state: 'open', mails: 1 }]);
  // A press on the page alone takes nobody off.
  expect((await fetch(app + path)).status).toBe(200);
  const [asked] = await sql<
    { id: string }[]
  >`select id from profile_questions where profile_id = ${id} and cause = 'leave' and state = 'open'`;
  const token = tokens.tokenOf('question', asked?.id ?? '');
  const isListed = async () =>
    (await sql<{ is_active: boolean }[]>`select is_active from psychologist_profiles where id = ${id}`)[0]
      ?.is_active;
  await press('/api/words', { token, answer: 'right' });
  expect(await isListed()).toBe(true);
  // Whom the operator has hidden nobody brings back.
  await sql`update psychologist_profiles set is_active = false where id = ${id}`;
  await press('/api/words', { token, answer: 'stay' });
  expect(await isListed()).toBe(false);
  await sql`update psychologist_profiles set is_active = true where id = ${id}`;
  await press('/api/words', { token, answer: 'leave' });
  expect([await isListed(), (await fetch(seen.url)).status]).toEqual([false, 404]);
  expect(await read(paths.word(token, 'done', 'leave'))).toContain(
    'Your answer so far: Take my profile off.',
  );
  await press('/api/words', { token, answer: 'stay' });
  expect(await isListed()).toBe(true);
  // Nor what the operator did after the press.
  await press('/api/words', { token, answer: 'leave' });
  for (const does of ['activate', 'deactivate']) await admin(['profiles', does, id]);
  await press('/api/words', { token, answer: 'stay' });
  expect(await isListed()).toBe(false);
  await admin(['profiles', 'activate', id]);
  await press('/api/words', { token, answer: 'leave' });
  expect((await admin(['profiles', 'deactivate', id])).stdout).toContain('hidden already');
  await press('/api/words', { token, answer: 'stay' });
  expect(await isListed()).toBe(false);
  await admin(['profiles', 'activate', id]);
  const member = await signInNewMember(sql);
  await sql`
    insert into profile_records as r (profile_id, user_id) values (${id}, ${member.id}) on conflict (profile_id) do update set user_id = excluded.user_id`;
  const late = await press('/api/words', { token, answer: 'leave' });
  expect([late.headers.get('location'), await isListed()]).toEqual([
    paths.word(token, 'failed', 'leave'),
    true,
  ]);
  expect(await read(paths.word(token, 'failed', 'leave'))).toContain('the profile has an account by now');
  await sql`update profile_records set user_id = null where profile_id = ${id}`;
  await sql`delete from auth.users where id = ${member.id}`;
  // Who has said something is a member, and hides the profile as members do.
  await sql`update psychologist_profiles set accepting_new_clients = true where id = ${id}`;
  expect((await press('/api/reports', { psychologistId: id, fault: 'leave' })).status).toBe(404);
});
