import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { admin } from '../../support/admin.ts';
import { connect } from '../../support/database.ts';
import { readStack } from '../../support/stack-file.ts';
import { search } from '../api/site.ts';
import { registerFiles } from './register-files.ts';

const sql = connect();
const files = registerFiles();
const { app } = readStack();
/** A surname of letters alone that nobody else has. */
const name = `Reg${randomUUID().replace(/[^a-f]/g, '')}ston`;

afterAll(async () => {
  await sql`delete from psychologist_profiles where last_name = ${name}`;
  await sql`update registers set checked_on = current_date - 20 where regulator = 'peiprb'`;
  files[Symbol.dispose]();
  await sql.end();
});

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const take = (...days: string[]) =>
  admin([
    ...['profiles', 'import', '--regulator', 'peiprb', '--force', ...days],
    files.write([
      ['Registration number', 'Surname', 'First name', 'City', 'Province'],
      ['7701', name, 'Petra', 'Souris', 'PE'],
    ]),
  ]);

it('who is in a register is found by search, and the profile says when and with whom it was checked', async () => {
  // The register of the sample data was read some weeks ago.
  const imported = await take();
  expect(imported.stderr + imported.stdout).toContain('Everything was written.');
  await expect.poll(async () => (await search({ q: name })).hits.length, { timeout: 30_000 }).toBe(1);

  const [row] = await sql<{ id: string }[]>`select id from psychologist_profiles where last_name = ${name}`;
  const { movedTo } = (await (await fetch(`${app}/api/profiles/${row?.id}`)).json()) as { movedTo: string };
  const english = await (await fetch(app + movedTo)).text();
  expect(english).toContain('with Prince Edward Island Psychologists Registration Board.');
  expect(english).not.toContain('more than a year ago');
  const french = await (await fetch(`${app}${movedTo}?lang=fr`)).text();
  expect(french).toMatch(/Inscription vérifiée le/);
  const profile: unknown = await (
    await fetch(`${app}/api/profiles/by-name${movedTo.replace('/psychologist/', '/')}`)
  ).json();
  expect(profile).toMatchObject({ profile: { registrationCheck: { regulator: 'peiprb' } } });

  // A change that search follows makes the page anew.
  await take('--checked-on', day(400));
  await sql`update psychologist_profiles set phone = '902 555-0101' where id = ${row?.id ?? ''}`;
  await expect
    .poll(async () => (await fetch(app + movedTo)).text(), { timeout: 30_000 })
    .toContain('more than a year ago');
});
