import { randomUUID } from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limitDigest } from '@directory/api/http/keyed-digest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { canary, MARK } from '../../support/canaries.ts';
import { databaseText, redisText } from '../../support/kept-texts.ts';
import { see } from '../../support/visitor-crawl.ts';
import { addMessage } from '../contact/rows.ts';
import { type ErasedWorld, NOBODYS } from './erased-world.ts';

/** What becomes of somebody who is erased; it ends the site's parts. */
export function describeErasedPerson(startWorld: () => Promise<ErasedWorld>): void {
  let world: ErasedWorld;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world[Symbol.asyncDispose]());

  const done = async (...args: string[]) => {
    const result = await world.operator(...args);
    expect(result, result.stderr + result.stdout).toMatchObject({ code: 0 });
    return result.stdout;
  };

  it('is everywhere to begin with, and in no log', async () => {
    await world.use();
    expect(world.person.unplanted.filter((place) => !/\.(reason|decision_reason) /.test(place))).toEqual([]);
    const found = await world.places();
    for (const place of [
      'psychologist_profiles',
      'profile_records',
      'contact_messages',
      'listing_requests',
      'assessment_emails',
      'member_mails',
    ])
      expect(found).toContain(place);
    for (const place of [
      'auth.users',
      'auth.identities',
      'auth.audit_log_entries',
      'geocode_cache',
      'statistics of psychologist_profiles.last_name',
      'index',
      'storage',
    ])
      expect(found).toContain(place);
    expect(found).not.toContain('logs');
    expect(found).not.toContain('redis');
    expect(await redisText(world.redis)).toContain(limitDigest(world.stack.siteSecret)(world.address));
  });

  it('is found and copied: all that is theirs, and nothing that others wrote', async () => {
    const found = JSON.parse(await done('person', 'find', world.address, '--json')) as {
      held: { table: string }[];
      elsewhere: unknown[];
    };
    expect(found.elsewhere).toEqual([]);
    const output = join(world.folder, 'copy.json');
    await done('person', 'export', world.address, '--output', output);
    expect((await stat(output)).mode & 0o777).toBe(0o600);
    const copy = await readFile(output, 'utf8');
    const stored = [...(await databaseText(world.sql)).values()].join('\n');
    const missing = [...world.person.canaries].filter(
      ([word]) => word.startsWith('zq') && stored.includes(word) && !copy.includes(word),
    );
    // The keys by which a form that is sent twice is known say nothing, a specialty is described for everybody, and a copy holds no other.
    expect(
      missing
        .map(([, place]) => place)
        .filter((place) => !/idempotency_key|specialties\.description|person_requests\.copy/.test(place)),
    ).toEqual([]);
    for (const others of ['Please help me', 'Dear ', 'encrypted_password', 'visitor.example'])
      expect(copy).not.toContain(others);
    expect(copy).toContain(Buffer.from(world.picture).toString('base64'));
  });

  it('is in a backup, and stays as it was in a dry run, of which nothing is written', async () => {
    await done('backup', join(world.backups, 'before'));
    const rows = () => world.sql`select xmin::text, t::text from contact_messages as t order by id`;
    const [before, found] = [await rows(), await world.places()];
    expect(await done('person', 'erase', world.address, '--reason', 'asked', '--dry-run')).toContain(
      'Nothing was erased',
    );
    expect(await rows()).toEqual(before);
    expect(await world.places()).toEqual(found);
    expect(await world.sql`select from erased_people`).toEqual([]);
    expect((await world.operator('person', 'erase', world.address)).code).toBe(2);
  });

  it('is nowhere once it was erased: in no row, statistic, file, queue, index, log, and on no page', async () => {
    const others = async () => {
      const texts = await databaseText(world.sql);
      const words =
        rowsOf(texts)
          .map(([, text]) => text)
          .join('\n')
          .match(MARK) ?? [];
      const places = words
        .filter((word) => word.startsWith('zq'))
        .map((word) => world.neighbour.canaries.get(word) ?? '');
      return [...new Set(places)].filter((place) => place !== '' && !NOBODYS.test(place)).toSorted();
    };
    const [theirs, mails] = [await others(), world.sink.mails.length];
    const told = await done(
      'person',
      'erase',
      world.address,
      '--reason',
      'asked',
      '--backups',
      world.backups,
    );
    expect(told).toContain('Search does not find them any more');
    expect(told).toContain('had not gone out: 1');
    expect(await world.places()).toEqual([]);
    expect(world.shownBy(await world.answers())).toEqual([]);
    expect(await redisText(world.redis)).not.toContain(limitDigest(world.stack.siteSecret)(world.address));
    const notes = await readFile(join(world.backups, 'erased.jsonl'), 'utf8');
    expect(
      notes
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { kind: string }).kind)
        .toSorted(),
    ).toEqual(['address', 'profile', 'registration']);
    expect(world.theirsIn(notes)).toEqual([]);
    // What belongs to others is as it was, and a message that had not gone out reaches somebody.
    expect(await others()).toEqual(theirs);
    expect(theirs.length).toBeGreaterThan(50);
    await expect
      .poll(() => world.sink.mails.slice(mails).some(({ raw }) => raw.includes('Please help me')))
      .toBe(true);
    expect(
      await world.sql`select psychologist_id, recipient from contact_messages where id = ${world.waiting}`,
    ).toEqual([{ psychologist_id: null, recipient: 'operator' }]);
    expect((await world.operator('members', 'invite', world.address, '--new')).stderr).toContain(
      'was erased on',
    );
    expect(JSON.parse(await done('person', 'find', world.address, '--json'))).toMatchObject({
      held: [],
      elsewhere: [],
    });
  });

  it('is brought back by no restore: not over the present database, nor into one that knows nothing', async () => {
    const restore = () => done('restore', join(world.backups, 'before'), '--force');
    expect(await restore()).toContain('1 person');
    expect(await databaseHolds()).toEqual([]);
    await world.sql`delete from erased_people`;
    expect(await restore()).toContain('1 person');
    expect(await databaseHolds()).toEqual([]);
    // Another way of setting a database back, and without the notes: the person is there, so that the above proves something.
    const notes = join(world.backups, 'erased.jsonl');
    const text = await readFile(notes, 'utf8');
    await rm(notes);
    await world.sql`delete from erased_people`;
    await restore();
    expect(await databaseHolds()).toContain('psychologist_profiles');
    await writeFile(notes, text);
    expect((await world.operator('backup', join(world.backups, 'unknowing'))).stderr).toContain(
      'person reapply',
    );
    expect(await done('person', 'reapply', '--backups', world.backups, '--dry-run')).toContain(
      '1 person would be',
    );
    expect(await databaseHolds()).toContain('psychologist_profiles');
    expect(await done('person', 'reapply', '--backups', world.backups)).toContain('1 person erased');
    await world.sql`vacuum (analyze)`;
    expect(await databaseHolds()).toEqual([]);
    expect(await world.storageText()).not.toContain(world.picture);
  }, 180_000);

  it('a restore lets those finish who are writing, and then begins', async () => {
    const restored = await world.sql.begin(async (writer) => {
      // Were both to wait for one another, it is the restore that Postgres would end.
      await writer`set local deadlock_timeout = '1min'`;
      await writer`select from psychologist_profiles limit 1`;
      const restore = done('restore', join(world.backups, 'before'), '--force');
      const isWaiting = () => world.sql`
      select from pg_locks where not granted and relation = 'psychologist_profiles'::regclass`;
      await expect.poll(async () => (await isWaiting()).length).toBe(1);
      await writer`select from contact_messages limit 1`;
      return { restore };
    });
    expect(await restored.restore).toContain('1 person');
  });

  const databaseHolds = async () =>
    rowsOf(await databaseText(world.sql)).flatMap(([place, text]) =>
      world.theirsIn(text).length > 0 ? [place] : [],
    );

  const rowsOf = (texts: Map<string, string>) =>
    [...texts].filter(([place]) => !place.startsWith('statistics'));

  it('is brought back by no import, until they want to be', async () => {
    const number = String(world.profile['registration_number']);
    const [entry = ''] = [...world.person.canaries].flatMap(([word, place]) =>
      place.startsWith('public.register_entries.number_key') ? [word] : [],
    );
    const file = join(world.folder, 'register.csv');
    const rows = [
      'registration_number,first_name,last_name,city,email',
      `${entry},Vera,${String(world.profile['last_name'])},Laval,new@example.org`,
    ];
    await writeFile(
      file,
      [...rows, `${number}9,Una,Other,Laval,${world.address}`, '77,Ben,Else,Laval,ben@example.org', ''].join(
        '\n',
      ),
    );
    const take = (...more: string[]) =>
      done('profiles', 'import', file, '--regulator', 'opq', '--force', ...more);
    expect(await take()).toContain('2 people were erased and left out');
    const listed = () =>
      world.sql`select last_name from psychologist_profiles where regulator = 'opq' and registration_number in ('77', ${entry})`;
    expect(await listed()).toMatchObject([{ last_name: 'Else' }]);
    await done('person', 'allow', `opq:${entry}`);
    await take();
    expect(await listed()).toHaveLength(2);
    // They are in it at their own wish now: no note of before erases them again.
    expect(await done('person', 'reapply', '--backups', world.backups)).toContain('0 people');
  });

  it('an address that several people share erases nobody by guess', async () => {
    const shared = `${canary()}@example.org`;
    const rows = await world.sql<{ id: string }[]>`
    insert into psychologist_profiles ${world.sql(['Una', 'Ora'].map((first_name) => ({ first_name, last_name: 'Partner', city: 'Laval', province: 'QC', email: shared })))}
    returning id`;
    const refused = await world.operator('person', 'erase', shared, '--reason', 'asked');
    expect(refused).toMatchObject({ code: 1 });
    for (const { id } of rows) expect(refused.stderr).toContain(id);
    await done('person', 'erase', String(rows[0]?.id), '--reason', 'asked');
    expect(await world.sql`select first_name from psychologist_profiles where email = ${shared}`).toEqual([
      { first_name: 'Ora' },
    ]);
    // Whoever is left keeps the address, and may come by it again.
    expect(await world.sql`select public.erased_at('address', ${shared}) as at`).toEqual([{ at: null }]);
  });

  it('what operators did to several people keeps what was others’', async () => {
    const people = await world.sql<{ id: string }[]>`
      insert into psychologist_profiles ${world.sql(['Ida', 'Ola'].map((first_name) => ({ first_name, last_name: canary(), city: 'Laval', province: 'QC' })))}
      returning id`;
    const [gone = '', stays = ''] = people.map(({ id }) => id);
    const act = randomUUID();
    const entry = (subjects: string[], more: object) =>
      world.sql`insert into operator_acts ${world.sql({ act, operation: 'many', operator: 'Ada', subjects, ...more })}`;
    const changed = (id: string) => world.sql.json([{ table: 'psychologist_profiles', row: id }]);
    await entry([gone], { changes: changed(gone) });
    await entry([stays], { changes: changed(stays) });
    await entry([gone, stays], { input: world.sql.json({ file: 'all.csv' }), outcome: 'done' });
    // An operator who names somebody in the reason has not made it theirs.
    await entry([stays], { reason: `as ${gone} asked`, outcome: 'done' });
    await done('person', 'erase', gone, '--reason', 'asked');
    expect(
      await world.sql`select input, reason, subjects, changes from operator_acts where act = ${act} order by at`,
    ).toEqual([
      { input: null, reason: null, subjects: [], changes: null },
      {
        input: null,
        reason: null,
        subjects: [stays],
        changes: [{ table: 'psychologist_profiles', row: stays }],
      },
      { input: { file: 'all.csv' }, reason: null, subjects: [stays], changes: null },
      { input: null, reason: `as ${gone} asked`, subjects: [stays], changes: null },
    ]);
  });

  it('an address that ends like another one is nobody else’s', async () => {
    const host = `${canary()}.example`;
    const longer = `maria+a@${host}`;
    await world.sql`
    insert into psychologist_profiles (first_name, last_name, city, province, email)
    values ('Ana', 'Short', 'Laval', 'QC', ${`a@${host}`})`;
    await addMessage(world.sql, {
      psychologist_id: world.otherProfile,
      email: longer,
      message: 'From Maria',
    });
    const logIn = { action: 'login', actor_username: longer };
    await world.sql`insert into auth.audit_log_entries (id, payload) values (gen_random_uuid(), ${world.sql.json(logIn)})`;
    expect(await done('person', 'erase', `A@${host}`, '--reason', 'asked')).not.toContain('NOT ERASED');
    expect(await world.sql`select from psychologist_profiles where email like ${`%${host}`}`).toHaveLength(0);
    expect(
      await world.sql`select from auth.audit_log_entries where payload ->> 'actor_username' = ${longer}`,
    ).toHaveLength(1);
    // Somebody else's words are another thing: whoever asked is told of them.
    await addMessage(world.sql, {
      psychologist_id: world.otherProfile,
      email: 'bo@x.example',
      message: `Ask ana@${host}.`,
    });
    expect((await world.operator('person', 'erase', `ana@${host}`, '--reason', 'asked')).stdout).toContain(
      'NOT ERASED',
    );
  });

  it('is on no page that is kept for when the database is away', async () => {
    const path = `/alberta/${String(world.profile['city_slug'])}/psychologist/${String(world.profile['name_slug'])}`;
    const other = (await see(world.api.url, '/about')).status;
    await world.endParts();
    expect((await see(world.api.url, '/about')).status).toBe(other);
    const { status, text } = await see(world.api.url, path);
    expect(status).toBe(503);
    expect(world.theirsIn(text).filter((word) => !path.includes(word))).toEqual([]);
  });
}
