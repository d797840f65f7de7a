import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ProvinceCode, PROVINCES } from '@directory/domain/places/provinces';
import { admin } from '../../support/admin.ts';
import { addProfile, connect, type Member, removeTestRows, signInNewMember } from '../../support/database.ts';
import { readStack } from '../../support/stack-file.ts';
import { search } from '../api/site.ts';
import { registerFiles } from './register-files.ts';

const sql = connect();
const files = registerFiles();
const { app } = readStack();
/** A surname of letters alone that nobody else has. */
const name = `Onl${crypto.randomUUID().replace(/[^a-f]/g, '')}ton`;
let member: Member;

beforeAll(async () => {
  member = await signInNewMember(sql);
});
afterAll(async () => {
  await sql`delete from psychologist_profiles where last_name = ${name}`;
  await sql`update registers set checked_on = current_date - 20 where regulator = 'peiprb'`;
  await removeTestRows(sql, [member]);
  files[Symbol.dispose]();
});

/** Who of this name is found for people in a province. */
const foundIn = async (province: ProvinceCode) => {
  const { hits } = await search({ search: name, online: [province] });
  return hits.map(({ id }) => id);
};
/** Reads a register of one person: one register is read at a time, as what stands in it no more is hidden. */
const importing = (concurrent = '', ...options: string[]) =>
  admin([
    ...['profiles', 'import', '--regulator', 'peiprb', '--force', ...options],
    files.write([
      ['Registration number', 'Surname', 'First name', 'City', 'Province', 'Other registrations'],
      ['8801', name, 'Odette', 'Souris', 'PE', concurrent],
    ]),
  ]);

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

describe('the provinces that a register’s list names', () => {
  it('are known by their codes and names in both languages, as the directory writes them', async () => {
    for (const { code, name: names } of PROVINCES)
      for (const text of [code, code.toLowerCase(), names.en, names.fr.toUpperCase()]) {
        const [row] = await sql<{ named: string[] }[]>`select provinces_named(${text}) as named`;
        expect([text, row?.named]).toEqual([text, [code]]);
      }
  });

  it.each([
    ['MB , ON', ['MB', 'ON']],
    ['Ontario; Québec\nontario', ['ON', 'QC']],
    ['formerly Ontario, Maine, on leave', []],
    ['', []],
  ])('%j: %j', async (text, provinces) => {
    const [row] = await sql<{ named: string[] }[]>`select provinces_named(${text}) as named`;
    expect(row?.named).toEqual(provinces);
  });
});

it('who is in a register is found by search, and the profile says when and with whom it was checked', async () => {
  // The register of the sample data was read some weeks ago.
  const imported = await importing();
  expect(imported.stderr + imported.stdout).toContain('Everything was written.');
  await expect.poll(async () => (await search({ search: name })).hits.length).toBe(1);

  const [row] = await sql<{ id: string }[]>`select id from psychologist_profiles where last_name = ${name}`;
  const { movedTo } = (await (await fetch(`${app}/api/profiles/${row?.id}`)).json()) as { movedTo: string };
  const english = await (await fetch(app + movedTo)).text();
  expect(english).toContain('with the Prince Edward Island Psychologists Registration Board.');
  expect(english).not.toContain('more than a year ago');
  const french = await (await fetch(`${app}${movedTo}?lang=fr`)).text();
  expect(french).toMatch(/Vérifiée le/);
  const profile: unknown = await (
    await fetch(`${app}/api/profiles/by-name${movedTo.replace('/psychologist/', '/')}`)
  ).json();
  expect(profile).toMatchObject({ profile: { registration_check: { regulator: 'peiprb' } } });

  // A change that search follows makes the page anew.
  await importing('', '--checked-on', day(400));
  await sql`update psychologist_profiles set phone = '902 555-0101' where id = ${row?.id ?? ''}`;
  await expect.poll(async () => (await fetch(app + movedTo)).text()).toContain('more than a year ago');
});

it('a further registration of a register’s file, or one that the operator notes, is searchable, and the file round-trips', async () => {
  const imported = await importing('Ontario; formerly Quebec');
  expect(imported.stderr + imported.stdout).toContain('Everything was written.');
  const [row] = await sql<{ id: string }[]>`select id from psychologist_profiles where last_name = ${name}`;
  const id = row?.id ?? '';
  // Nobody has said that sessions are online: the registrations alone open no province.
  expect(await foundIn('ON')).toEqual([]);
  await sql`update psychologist_profiles set telepsychology = true where id = ${id}`;
  await expect.poll(() => foundIn('ON')).toEqual([id]);
  expect(await foundIn('QC')).toEqual([]);

  const { stdout } = await admin(['profiles', 'export', '--regulator', 'peiprb']);
  expect(stdout).toContain('Ontario, formerly Quebec');

  const noted = await admin(['profiles', 'concurrent', id, 'nova scotia', 'MB', '--json']);
  expect(JSON.parse(noted.stdout)).toEqual({
    id,
    concurrent_registrations_in: ['MB', 'NS'],
    changed: true,
    dryRun: false,
  });
  await expect.poll(() => foundIn('NS')).toEqual([id]);
  expect((await admin(['profiles', 'concurrent', id, 'Maine'])).code).toBe(2);
  expect((await admin(['profiles', 'show', id])).stdout).toContain('MB, NS');
});

it('what a member says is searchable a moment later, and the profile says that it is their word', async () => {
  const id = await addProfile(sql, {
    ...{ user_id: member.id, first_name: 'Otto', last_name: name, city: 'Halifax', province: 'NS' },
    ...{ telepsychology: true, regulator: null },
  });
  const table = member.client.from('psychologist_profiles');
  expect((await table.update({ stated_registrations: ['SK', 'YT'] }).eq('id', id)).error).toBeNull();
  // Their office is in Nova Scotia; whether they are registered there nobody said.
  await expect.poll(() => foundIn('YT')).toEqual([id]);

  const { movedTo } = (await (await fetch(`${app}/api/profiles/${id}`)).json()) as { movedTo: string };
  const profile = (await (
    await fetch(`${app}/api/profiles/by-name${movedTo.replace('/psychologist/', '/')}`)
  ).json()) as { profile: { registrations: { province: string; basis: string; at: string }[] } };
  const { registrations } = profile.profile;
  expect(registrations.map(({ province, basis }) => `${province} ${basis}`)).toEqual([
    'SK stated',
    'YT stated',
  ]);
  expect(Date.now() - Date.parse(registrations[0]?.at ?? '')).toBeLessThan(300_000);

  const { error } = await table.update({ concurrent_registrations_in: ['ON'] }).eq('id', id);
  expect(error?.code).toBe('42501');
});
