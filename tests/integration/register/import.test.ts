import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../../support/database.ts';
import { ANN, BO, HEADINGS, LEA, MAP, MAP_FLAGS, registerDatabase } from './register-database.ts';

const register = await registerDatabase();
const { sql, files, take, people, stored, profiles, asMember } = register;

afterAll(() => register[Symbol.asyncDispose]());
beforeEach(() => register.empty());

describe('a register’s file', () => {
  it('in Windows-1252 is taken in, and taken in again changes nothing', async () => {
    const path = files.write([HEADINGS, LEA, ANN, BO], { delimiter: ';', encoding: 'latin1' });
    const first = await take(path, MAP);
    expect(first).toMatchObject({
      outcome: 'imported',
      file: { encoding: 'windows-1252', delimiter: ';' },
    });
    expect(first.counts).toMatchObject({ new: 3, changed: 0, unchanged: 0, departed: 0 });
    const now = await people();
    expect(now['Côté']).toMatchObject({
      city: 'Montréal',
      practice: 'Clinique du Parc',
      regulator: 'opq',
      is_active: true,
    });
    expect(now['Côté']?.specialties).toEqual(['Deuil', 'Anxiété']);
    // The same name in another city is another practice.
    expect(await sql`select name from practices`).toHaveLength(2);

    const before = await stored();
    const again = await take(path);
    expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: 3, departed: 0 });
    expect(await stored()).toEqual(before);
  });

  it('is compared in a dry run, which writes nothing', async () => {
    await take(files.write([HEADINGS, LEA, ANN, BO]), MAP);
    const before = await stored();
    const path = files.write([
      HEADINGS,
      [...LEA.slice(0, 3), 'Gatineau', ...LEA.slice(4)],
      ANN,
      ['104', 'Roy', 'Ann', 'Québec', '', '', ''],
    ]);
    const text = (await profiles('import', path, '--regulator', 'opq', '--dry-run')).stdout;
    for (const line of [
      /new +1\nchanged +1\nunchanged +1\ndeparted +1/,
      /\+ 104, Ann Roy, Québec/,
      /city: “Montréal” -> “Gatineau”/,
      /- 103, Bo Ng, Laval/,
      /\? 104 Ann Roy is like 102 .*\(same city\)/,
      /dry run/,
    ])
      expect(text).toMatch(line);
    expect(await stored()).toEqual(before);
  });

  it('with a wrong cell is refused as a whole, by row and column', async () => {
    const path = files.write([
      HEADINGS,
      LEA,
      ['102', '', 'Ann', '王', '', '', ''],
      ['102', 'Roy', 'Ann', 'Laval', '', '', ''],
    ]);
    const result = await take(path, MAP);
    expect(result).toMatchObject({ outcome: 'unreadable' });
    expect(result.errors).toMatchObject([
      { row: 3, column: 'Ville' },
      { row: 3, column: 'Nom' },
      { row: 4, column: 'No de permis' },
    ]);
    expect(await stored()).toEqual([]);
    const text = await profiles('import', path, '--regulator', 'opq', ...MAP_FLAGS);
    expect(text.code).toBe(1);
    expect(text.stdout).toMatch(/row 3 +Ville +王 +has no letter/);
  });

  it('that the database refuses in its last row leaves nothing behind', async () => {
    const rows = Array.from({ length: 1700 }, (_, row) => [`${row}`, row < 1699 ? 'Roy' : 'Ng']);
    await sql`alter table psychologist_profiles add constraint no_ng check (last_name <> 'Ng')`;
    try {
      const attempt = take(files.write([['No de permis', 'Nom'], ...rows]), { ...MAP, force: true });
      expect(await refusal(attempt)).toBe('23514');
      expect(await stored()).toEqual([]);
    } finally {
      await sql`alter table psychologist_profiles drop constraint no_ng`;
    }
  });

  it('hides who departed, deletes nobody, and shows them again when they are back', async () => {
    const all = files.write([HEADINGS, LEA, ANN, BO, ['105', 'Ali', 'Sam', 'Laval', '', '', '']]);
    await take(all, MAP);
    const { Roy, Ali } = await people();
    await sql`update psychologist_profiles set is_active = false where id = ${Ali?.id ?? ''}`;
    const departed = await take(files.write([HEADINGS, LEA, ANN, BO]));
    expect(departed.counts).toMatchObject({ unchanged: 3, departed: 1 });
    await take(files.write([HEADINGS, LEA, BO]));
    const gone = await people();
    expect([gone['Roy'], gone['Ali']]).toMatchObject([
      { id: Roy?.id, is_active: false, regulator: null },
      { is_active: false, regulator: null },
    ]);
    expect((await profiles('list', '--state', 'departed')).stdout).toContain('Ann Roy');
    await take(files.write([HEADINGS, LEA]), { force: true });
    expect((await profiles('deactivate', (await people())['Ng']?.id ?? '')).stdout).toContain(
      'hidden already',
    );
    expect((await take(all)).counts).toMatchObject({ unchanged: 1, returned: 3, new: 0 });
    const back = await people();
    // Whom the operator had hidden stays hidden.
    expect([back['Roy'], back['Ali'], back['Ng']]).toMatchObject([
      { id: Roy?.id, is_active: true, regulator: 'opq' },
      { id: Ali?.id, is_active: false, regulator: 'opq' },
      { is_active: false, regulator: 'opq' },
    ]);
  });

  it('leaves what a member wrote, also when the member takes it back to what the register had', async () => {
    await take(files.write([HEADINGS, LEA, ANN, BO]), MAP);
    const { Roy, Ng } = await people();
    await asMember(Roy?.id ?? '', { phone: '581 555-0000', practice_areas: 'Travail' });
    await asMember(Ng?.id ?? '', { city: 'Longueuil' });
    await asMember(Ng?.id ?? '', { city: 'Laval' });
    const next = files.write([
      HEADINGS,
      LEA,
      ['102', 'Roy-Côté', 'Ann', 'Lévis', '418 555-9999', '', 'Couples'],
      ['103', 'Ng', 'Bo', 'Gatineau', '450 555-0103', 'Clinique du Parc', ''],
    ]);
    const result = await take(next);
    expect(result.counts).toMatchObject({ changed: 1, unchanged: 2, kept: 2 });
    const now = await people();
    expect(now['Roy-Côté']).toMatchObject({ city: 'Lévis', phone: '581 555-0000', specialties: [] });
    expect(now['Ng']?.city).toBe('Laval');
    expect(result.kept.flatMap(({ fields }) => fields.map(({ field, to }) => [field, to])).sort()).toEqual([
      ['city', 'Gatineau'],
      ['phone', '418 555-9999'],
      ['specialties', 'Couples'],
    ]);
    const before = await stored();
    expect((await take(next)).counts).toMatchObject({ changed: 0, unchanged: 3 });
    expect(await stored()).toEqual(before);
  });

  it('leaves a name that the operator approved for a member', async () => {
    const headings = ['Registration number', 'Name', 'First name', 'Surname'];
    await take(files.write([headings, ['1', 'Ann Roy', 'Ann', 'Roy']]));
    const id = (await people())['Roy']?.id ?? '';
    await sql`update psychologist_profiles set name = 'Annie Roy' where id = ${id}`;
    await sql`
      insert into profile_changes (profile_id, field, new_value, requested_by, state, decided_at)
      values (${id}, 'name', 'Annie Roy', gen_random_uuid(), 'approved', now())`;
    expect((await take(files.write([headings, ['1', 'Ann Roy', 'Ann', 'Roy']]))).counts).toMatchObject({
      unchanged: 1,
      kept: 1,
    });
  });

  it('that looks like the wrong one is refused unless that is said', async () => {
    await take(files.write([HEADINGS, LEA, ANN, BO]), MAP);
    const before = await stored();
    const short = files.write([HEADINGS, LEA]);
    expect(await take(short)).toMatchObject({
      outcome: 'refused',
      problems: [expect.stringContaining('2 of the 3')],
    });
    expect(
      (await take(files.write([HEADINGS, LEA, ANN, BO]), { checkedOn: '2020-01-01' })).problems.join(' '),
    ).toContain('2020-01-01');
    expect(await stored()).toEqual(before);
    expect(await take(short, { force: true })).toMatchObject({ outcome: 'imported' });
    expect((await people())['Ng']?.is_active).toBe(false);
  });
});

describe('while it is read', () => {
  it('a profile that its member saves is planned anew, and the member’s words stay', async () => {
    await take(files.write([HEADINGS, LEA, ANN, BO]), MAP);
    const id = (await people())['Roy']?.id ?? '';
    const watcher = postgres(register.url, { max: 1 });
    const isHeldUp = async () =>
      (
        await watcher`
          select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%update public.psychologist_profiles%'`
      ).length;
    let importing: ReturnType<typeof take> | undefined;
    // The member's save is under way: the import has planned without it, and waits for it to end.
    await sql.begin(async (transaction) => {
      await transaction`select set_config('request.jwt.claim.sub', ${randomUUID()}, true)`;
      await transaction`update psychologist_profiles set phone = '581 555-7777' where id = ${id}`;
      importing = take(files.write([HEADINGS, LEA, ['102', 'Roy', 'Ann', 'Lévis', '1', '', 'Deuil'], BO]));
      await expect.poll(isHeldUp).toBe(1);
    });
    expect((await importing)?.counts).toMatchObject({ changed: 1, kept: 1 });
    expect(await people()).toMatchObject({ Roy: { city: 'Lévis', phone: '581 555-7777' } });
    await watcher.end();
  });
});
