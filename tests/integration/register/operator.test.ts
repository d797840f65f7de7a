import { readFileSync, statSync } from 'node:fs';
import { REGISTER_FIELD_NAMES } from '@directory/api/operator/register/fields';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { admin } from '../../support/admin.ts';
import { addProfile } from '../../support/database.ts';
import { ANN, BO, HEADINGS, LEA, MAP, MAP_FLAGS, registerDatabase } from './register-database.ts';

const register = await registerDatabase();
const { sql, files, take, people, stored, profiles } = register;

afterAll(() => register[Symbol.asyncDispose]());
beforeEach(() => register.empty());

describe('somebody who is in the directory already', () => {
  const file = () => files.write([HEADINGS, ['00201', 'Roy', 'Ann', 'Québec', '418 555-0102', '', '']]);
  const row = { first_name: 'Ann', last_name: 'Roy', city: 'Québec', province: 'QC' };

  it('is known by number and name, and not added twice', async () => {
    const id = await addProfile(sql, { ...row, registration_number: '201' });
    expect((await take(file(), MAP)).counts).toMatchObject({ new: 0, changed: 1 });
    expect(await people()).toMatchObject({ Roy: { id, regulator: 'opq', phone: '418 555-0102' } });
  });

  it('of the same name is a suspicion, until the operator links the two', async () => {
    const id = await addProfile(sql, row);
    const dry = await take(file(), { ...MAP, dryRun: true });
    expect(dry.twins).toMatchObject([{ key: '201', otherId: id, because: ['city'] }]);
    const link = ['link', id, '--regulator', 'opq', '--number', '201'];
    expect((await profiles(...link)).stdout).toContain('is now the number of Ann Roy');
    expect((await take(file(), MAP)).counts).toMatchObject({ new: 0, changed: 1 });
    expect(Object.values(await people())).toMatchObject([{ id, regulator: 'opq' }]);
  });

  it('is somebody else, and only suspected, in another province, in another register, or where two fit', async () => {
    const number = '201';
    const elsewhere = await addProfile(sql, {
      ...row,
      city: 'Ottawa',
      province: 'ON',
      registration_number: number,
    });
    const suspected = async () => {
      const { counts, twins } = await take(file(), { ...MAP, dryRun: true });
      expect(counts).toMatchObject({ new: 1, changed: 0 });
      return twins.map(({ otherId, because }) => [otherId, because.join()]).sort();
    };
    expect(await suspected()).toEqual([[elsewhere, 'number']]);
    const ids = [elsewhere];
    for (const city of ['Laval', 'Québec'])
      ids.push(await addProfile(sql, { ...row, city, registration_number: number }));
    const all = [
      [ids[0], 'number'],
      [ids[1], 'number'],
      [ids[2], 'city,number'],
    ].sort();
    expect(await suspected()).toEqual(all);
    await sql`delete from psychologist_profiles where id = ${ids[1] ?? ''}`;
    await profiles('link', ids[2] ?? '', '--regulator', 'cap', '--number', number);
    expect(await suspected()).toEqual(all.filter(([id]) => id !== ids[1]));
  });

  it('or who leaves it is told to the operator', async () => {
    const id = await addProfile(sql, { ...row, city: 'Ottawa', province: 'ON', regulator: 'cpo' });
    await take(files.write([HEADINGS, ['00201', 'Roy', 'Ann', 'Québec', '', '', ''], LEA]), MAP);
    expect((await profiles('namesakes')).stdout).toMatch(new RegExp(`Ann Roy.*opq +00201 +${id} +cpo`));
    await profiles('concurrent', id, 'QC');
    expect((await profiles('namesakes')).stdout).toBe('There are no such people.\n');
    await take(files.write([HEADINGS, LEA]), { ...MAP, force: true });
    const told = (await profiles('departures')).stdout;
    expect(told).toMatch(/Ann Roy.*opq +00201 +nobody +yes/);
    await profiles('mapping', '--regulator', 'opq', '--set', 'Fax=');
    expect((await profiles('departures')).stdout).toBe(told);
  });

  it('is suspected by a phone number, and somebody in the same file by a city', async () => {
    const id = await addProfile(sql, { ...row, city: 'Winnipeg', phone: '+1 (204) 555-0100' });
    const rows = [
      ['1', 'Roy', 'Ann', 'Laval', '204 555-0100', '', ''],
      ['2', 'Roy', 'Ann', 'Laval', '', '', ''],
      ['3', 'Roy', 'Ann', 'Gatineau', '', '', ''],
    ];
    const { twins } = await take(files.write([HEADINGS, ...rows]), { ...MAP, dryRun: true });
    expect(
      twins.map(({ key, otherNumber, otherId, because }) => [key, otherNumber, otherId, because]),
    ).toEqual([
      ['1', null, id, ['phone']],
      ['2', '1', null, ['city']],
    ]);
  });

  it('is suspected when the name is written otherwise, too', async () => {
    const id = await addProfile(sql, { ...row, first_name: 'Anne-Marie', last_name: "O'Brien" });
    const written = files.write([HEADINGS, ['00202', 'OBrien', 'Anne Marie', 'Québec', '', '', '']]);
    expect((await take(written, { ...MAP, dryRun: true })).twins).toMatchObject([
      { key: '202', otherId: id },
    ]);
  });

  it('and was added a second time can still be linked: the second is hidden', async () => {
    const id = await addProfile(sql, row);
    await take(file(), MAP);
    const [second] = await sql<{ id: string }[]>`select id from psychologist_profiles where id <> ${id}`;
    const result = await profiles('link', id, '--regulator', 'opq', '--number', '201', '--json');
    expect(JSON.parse(result.stdout)).toMatchObject({ id, hidden: second?.id });
    expect((await take(file())).counts).toMatchObject({ new: 0, departed: 0 });
    expect(await sql`select id from psychologist_profiles where is_active`).toEqual([{ id }]);
  });
});

describe('an export', () => {
  it('is taken in without a change, formulas guarded, whatever the register’s own columns are', async () => {
    const odd = ['104', 'Ng', '"=cmd()"', 'Laval', '"+1 450 555-0104"', '-Clinique', '"Deuil, @travail"'];
    await take(files.write([HEADINGS, LEA, ANN, odd]), MAP);
    const output = files.path('export.csv');
    const exported = await profiles('export', '--regulator', 'opq', '--output', output);
    expect(exported.stderr).toContain('3 people.');
    expect(statSync(output).mode & 0o777).toBe(0o600);
    const text = readFileSync(output, 'utf8');
    expect(text).toContain("'=cmd()");
    expect(text).not.toMatch(/(^|,|")[=+@-]/m);
    expect(text.split('\r\n')[0]).toBe(`\ufeff${REGISTER_FIELD_NAMES.join(',')}`);
    const before = await stored();
    expect((await take(output)).counts).toMatchObject({
      new: 0,
      changed: 0,
      unchanged: 3,
      departed: 0,
      kept: 0,
    });
    expect(await stored()).toEqual(before);
    // The register's own headings are still known.
    expect((await take(files.write([HEADINGS, LEA, ANN, odd]))).counts).toMatchObject({ unchanged: 3 });
  });
});

describe('the mapping', () => {
  it('is asked for once, kept, shown and changed', async () => {
    const path = files.write([
      ['Code', 'Nom', 'Zut'],
      ['1', 'Roy', 'x'],
    ]);
    const asked = await take(path);
    expect(asked).toMatchObject({ outcome: 'unreadable', errors: [] });
    // What can be read is: a file with faults of both kinds is mended in one round.
    const worse = await take(
      files.write([
        [...HEADINGS, 'Zut'],
        [...ANN, 'x'],
        ['', 'Ng', 'Bo', '!', '', '', '', 'y'],
      ]),
      MAP,
    );
    expect(worse.problems).toEqual([expect.stringContaining("--map 'Zut=<field>'")]);
    expect(worse.errors).toMatchObject([
      { row: 3, column: 'Ville' },
      { row: 3, column: 'No de permis' },
    ]);
    expect(asked.problems.join(' ')).toContain("--map 'Code=<field>'");
    await take(path, { said: { Code: 'registration_number', Zut: '' } });
    expect((await take(path)).counts).toMatchObject({ unchanged: 1 });
    const mapping = ['mapping', '--regulator', 'opq'];
    expect((await profiles(...mapping)).stdout).toMatch(
      /Nom +last_name\nZut +\(passed over\)\nCode +registration_number/,
    );
    await profiles(...mapping, '--set', 'Zut=fax');
    expect((await take(path)).counts).toMatchObject({ changed: 1 });
    await profiles(...mapping, '--remove', 'Zut');
    expect(
      (
        await take(
          files.write([
            ['Code', 'Nom'],
            ['1', 'Roy'],
          ]),
        )
      ).counts,
    ).toMatchObject({ unchanged: 1 });
    expect((await profiles(...mapping, '--set', 'Nom=blorp')).code).toBe(2);
  });
});

it('profiles are found by words of any case and accents, and listed', async () => {
  await take(files.write([HEADINGS, LEA, ANN, BO]), MAP);
  const found = async (...words: string[]) =>
    (JSON.parse((await profiles('search', ...words, '--json')).stdout) as { name: string }[]).map(
      ({ name }) => name,
    );
  expect(await found('lea', 'COTE')).toEqual(['Léa Côté']);
  expect(await found('parc')).toEqual(['Léa Côté', 'Bo Ng']);
  expect(await found('00101')).toEqual(['Léa Côté']);
  await addProfile(sql, { first_name: 'Di', last_name: 'Dash', registration_number: 'PSY-77' });
  expect([await found('PSY-77'), await found('psy77')]).toEqual([['Di Dash'], ['Di Dash']]);
  expect(await found('nobody')).toEqual([]);
  const list = await profiles('list', '--regulator', 'opq', '--limit', '2');
  expect(list.stdout).toMatch(/Léa Côté\n.*Bo Ng/);
  expect(list.stderr).toBe('2 of 3; --limit shows more.\n');
  expect((await profiles('list', '--regulator', 'opq')).stderr).toBe('');
});

it('a command takes a number, a name or an address in place of an id, and guesses between nobody', async () => {
  await take(files.write([HEADINGS, LEA, ANN]), MAP);
  const email = 'ann.roy@practice.example';
  const twin = await addProfile(sql, { first_name: 'Ann', last_name: 'Roy', city: 'Brandon', email });
  const isHidden = async (id: string) =>
    (await sql`select from psychologist_profiles where id = ${id} and not is_active`).length === 1;
  const lea = (await people())['Côté']?.id ?? '';
  for (const which of ['101', 'lea cote', 'Côté Léa']) {
    expect((await profiles('deactivate', which)).stdout).toBe('Léa Côté is now hidden.\n');
    expect(await isHidden(lea)).toBe(true);
    await profiles('activate', lea);
  }
  const both = await profiles('deactivate', 'Ann Roy');
  expect([both.code, both.stdout]).toEqual([1, '']);
  expect(both.stderr).toMatch(/^More than one profile is called “Ann Roy”.*\n(?:.*\n)?.*Brandon.*\n/);
  expect(both.stderr).toContain(twin);
  // A part of a name or of an address is somebody else's.
  expect((await profiles('deactivate', 'Roy')).stderr).toBe('There is no profile Roy.\n');
  expect((await profiles('deactivate', 'roy@practice.example')).code).toBe(1);
  expect((await profiles('deactivate', email.toUpperCase())).code).toBe(0);
  expect(await isHidden(twin)).toBe(true);
});

it('an import takes its file from stdin, and says who will become public with what', async () => {
  const file = readFileSync(files.write([HEADINGS, LEA, ['102', 'Roy', 'Ann', 'Québec', '', '', '']]));
  const asked = await admin(
    ['profiles', 'import', '-', '--regulator', 'opq', '--dry-run', ...MAP_FLAGS],
    { DATABASE_URL: register.url },
    file,
  );
  expect(asked.stdout).toContain('stdin: 2 rows');
  expect(asked.stdout).toContain('2 people will become public, with email 0, phone 1, address 0.');
});

it('an import says whose name has letters that are made to be taken for others', async () => {
  const path = files.write([HEADINGS, LEA, ['102', 'Smith', '\u0410nna', 'Québec', '', '', '']]);
  const asked = await admin(['profiles', 'import', path, '--regulator', 'opq', '--dry-run', ...MAP_FLAGS], {
    DATABASE_URL: register.url,
  });
  expect(asked.stdout).toMatch(
    /letters that look like others:\n {2}! 102 .*reads Anna Smith; not Latin: .* U\+0410/,
  );
  expect(asked.stdout).not.toContain(`! ${LEA[0]}`);
});

it('a file of any size is taken in by a process that has room for little of it', async () => {
  const rows = Array.from({ length: 4000 }, (_, n) => [`${n}`, 'Roy', `${n}`.padStart(4800, 'études ')]);
  const path = files.write([['No de permis', 'Nom', 'Formation'], ...rows]);
  const { code, stdout } = await admin(
    ['profiles', 'import', path, '--regulator', 'opq', '--dry-run', ...MAP_FLAGS],
    // Megabytes: the file held as a whole takes more.
    { DATABASE_URL: register.url, NODE_OPTIONS: '--max-old-space-size=48' },
  );
  expect([code, stdout]).toEqual([0, expect.stringContaining('4000 people will become public')]);
});
