import { createDesk } from '@directory/api/operator/desk/desk';
import { insertWithMails } from '@directory/api/messages/mail/outbox';
import { afterEach, describe, expect, it } from 'vitest';
import { admin } from '../../support/admin.ts';
import { ownMailParts } from '../../support/own-mail-parts.ts';
import { addPsychologistRow } from '../contact/rows.ts';

const { database, redis, worker } = await ownMailParts({ firstRetry: '3600', sweep: '3600' });
const { sql } = database;
const variables = { DATABASE_URL: database.url, REDIS_URL: redis.url };
const run = (...args: string[]) => admin(args, variables);

afterEach(async () => {
  await sql`delete from operators`;
});

const recordAll = () =>
  sql`insert into operators (name, role) values ('Ada Martin', 'owner'), ('Ben', 'operator'), ('Ria', 'reader')`;
const rolesOf = async () =>
  (await sql`select name, role from operators order by name`).map(({ name, role }) => `${name}: ${role}`);
const isShown = async (id: string) =>
  (await sql`select is_active from psychologist_profiles where id = ${id}`)[0]?.['is_active'] as boolean;
const addShown = () => addPsychologistRow(sql, { first_name: 'Élise', last_name: 'Côté' });

interface Entry {
  operator: string | null;
  operation: string;
  input: unknown;
  reason: string | null;
  outcome: string | null;
  changes: unknown[];
}
/** What the audit has about somebody, the newest first. */
const audited = async (...which: string[]) =>
  JSON.parse((await run('audit', 'list', ...which, '--json')).stdout) as Entry[];

describe('who operates the directory', () => {
  it('need not be said until somebody is recorded, of whom the first and the last is an owner', async () => {
    const id = await addShown();
    expect(await run('profiles', 'deactivate', id)).toMatchObject({ code: 0, stderr: '' });
    const second = await run('operators', 'add', 'Ben');
    expect(second).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There must be an owner') as string,
    });
    expect(await rolesOf()).toEqual([]);
    expect((await run('operators', 'add', 'Ada Martin', '--role', 'owner')).code).toBe(0);
    expect((await run('operators', 'add', 'Ben', '--as', 'ada martin')).code).toBe(0);
    expect((await run('operators', 'add', 'BEN', '--as', 'Ada Martin')).stderr).toContain('recorded already');
    for (const act of [['remove'], ['role', 'operator']]) {
      const [name = '', ...more] = act;
      const args = ['operators', name, 'Ada Martin', ...more, '--as', 'Ada Martin', '--reason', 'leaves'];
      expect((await run(...args)).stderr).toContain('There must be an owner');
      expect(await rolesOf()).toEqual(['Ada Martin: owner', 'Ben: operator']);
    }
    const asAda = ['--as', 'Ada Martin', '--reason', 'takes over'];
    expect((await run('operators', 'role', 'ben', 'owner', ...asAda)).stdout).toContain(
      'Ben is recorded as owner',
    );
    expect((await run('operators', 'remove', 'Ada Martin', ...asAda)).code).toBe(0);
    expect(JSON.parse((await run('operators', 'list', '--json')).stdout)).toMatchObject([
      { name: 'Ben', role: 'owner' },
    ]);
    // Of the refused steps no change is left, since they were taken back with it.
    expect(await audited('--operation', 'operators role')).toMatchObject([
      {
        outcome: 'done',
        reason: 'takes over',
        changes: [{ row: 'Ben', before: { role: 'operator' }, after: { role: 'owner' } }],
      },
      { outcome: 'failed', changes: [] },
    ]);
  });

  it('is refused what they may not do, with a sentence, and the security log is told', async () => {
    await recordAll();
    const id = await addShown();
    const hide = ['profiles', 'deactivate', id, '--reason', 'asked'];
    const loggedBefore = worker.log.length;
    const refusals = () =>
      worker.log
        .slice(loggedBefore)
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter(({ event }) => event === 'operator_refused');
    expect(await run(...hide)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--as <name>') as string,
    });
    expect((await run(...hide, '--as', 'mallory@example.org')).stderr).toContain(
      'Nobody is recorded as mallory',
    );
    expect((await run(...hide, '--as', 'ria')).stderr).toContain(
      'Ria is recorded as reader; this takes operator or owner',
    );
    expect((await run('person', 'erase', id, '--reason', 'asked', '--as', 'Ben')).stderr).toContain(
      'this takes owner',
    );
    expect((await run('operators', 'add', 'Eve', '--as', 'Ben')).stderr).toContain('this takes owner');
    expect((await run('profiles', 'deactivate', id, '--as', 'Ben')).stderr).toContain('Say why');
    expect(await isShown(id)).toBe(true);
    await expect
      .poll(() => refusals().map(({ refused, operator }) => [refused, operator]))
      .toEqual([
        ['nameless', undefined],
        ['unknown', undefined],
        ['role', 'Ria'],
        ['role', 'Ben'],
        ['role', 'Ben'],
      ]);
    expect(JSON.stringify(refusals())).not.toContain('mallory');
    // Whoever looks changes nothing, and members' own wishes wait for nobody's name.
    expect((await run('profiles', 'show', id)).code).toBe(0);
    expect((await run(...hide, '--as', 'Ria', '--dry-run')).stdout).toContain('would be hidden');
    expect(await run('person', 'settle')).toMatchObject({ code: 0 });
    expect((await admin(hide, { ...variables, OPERATOR: 'Ben' })).code).toBe(0);
    expect(await isShown(id)).toBe(false);
  });
});

describe('the audit', () => {
  it('has who did what, why, and what it changed; of a rehearsal nothing', async () => {
    await recordAll();
    const id = await addShown();
    const other = await addShown();
    const hide = ['profiles', 'deactivate', id, '--reason', 'left the country', '--as', 'ben'];
    await run(...hide, '--dry-run');
    expect(await audited('--person', id)).toEqual([]);
    await run(...hide);
    await run('profiles', 'deactivate', other, '--reason', 'the same', '--as', 'Ada Martin');
    expect(await audited('--person', id)).toEqual([
      {
        at: expect.any(String) as string,
        operator: 'Ben',
        operation: 'profiles deactivate',
        input: { which: id },
        reason: 'left the country',
        outcome: 'done',
        changes: [
          {
            table: 'psychologist_profiles',
            row: id,
            before: { is_active: true },
            after: { is_active: false },
          },
        ],
      },
    ]);
    expect(await audited('--by', 'ada martin', '--limit', '1')).toMatchObject([{ input: { which: other } }]);
    expect(await audited('--by', 'Ada Martin', '--operation', 'profiles premium')).toEqual([]);
    expect((await run('audit', 'list', '--person', id)).stdout).toMatch(
      /Ben +profiles deactivate .*left the country +done +is_active: true → false/,
    );
  });

  it('notes changes with them: an audit that takes no entry lets nothing be changed', async () => {
    const id = await addShown();
    await sql`alter table operator_acts add constraint closed check (changes is null) not valid`;
    const { code } = await run('profiles', 'deactivate', id);
    await sql`alter table operator_acts drop constraint closed`;
    expect([code, await isShown(id)]).toEqual([1, true]);
  });

  it('says of what failed who tried, and of many rows how many', async () => {
    await recordAll();
    await addShown();
    await addShown();
    await run('profiles', 'deactivate', 'Élise Côté', '--reason', 'x', '--as', 'Ben');
    expect((await audited('--by', 'Ben'))[0]).toMatchObject({
      outcome: 'failed',
      input: null,
      reason: null,
      changes: [],
    });
    await sql`
      insert into psychologist_profiles (first_name, last_name, city, province)
      select 'Many', 'People', 'Testville', 'MB' from generate_series(1, 101)`;
    const act = { id: '00000000-0000-4000-8000-000000000001', operator: 'Ben', operation: 'many' };
    await sql.begin(async (transaction) => {
      await transaction`select set_config('directory.act', ${JSON.stringify(act)}, true)`;
      await transaction`update psychologist_profiles set is_active = false where first_name = 'Many'`;
    });
    expect(await audited('--operation', 'many')).toMatchObject([
      { outcome: null, changes: [{ table: 'psychologist_profiles', rows: 101 }] },
    ]);
  });

  it('has the columns that were changed, and no text of a message', async () => {
    const insert = sql`
      insert into listing_requests (idempotency_key, name, email, listing_type, message)
      values ('audited', 'Ada Martin', 'ada@visitor.example', 'free', 'A private word')`;
    const id = (await insertWithMails(sql, insert, ['listing-request', 'listing-confirmation'])) ?? '';
    const declined = await run('listings', 'decline', id, '--no-mail', '--reason', 'a machine');
    expect(declined).toMatchObject({ code: 0, stderr: '' });
    const [act] = await audited('--operation', 'listings decline');
    expect(act).toMatchObject({
      reason: 'a machine',
      changes: [{ row: id, before: { status: 'new' }, after: { status: 'declined' } }],
    });
    expect(JSON.stringify(act)).not.toMatch(/private word|ada@visitor/);
  });
});

describe('the desk', () => {
  const origin = 'http://127.0.0.1:8790';
  const key = 'k'.repeat(32);
  const own = { host: '127.0.0.1:8790', origin, 'sec-fetch-site': 'same-origin' };
  const openDesk = (as?: string) => createDesk({ load: (parse) => parse(variables), origin, key, as });
  const hide = async (desk: ReturnType<typeof openDesk>, which: string) => {
    const body = new URLSearchParams({ which, reason: 'asked by phone', step: 'do' });
    const init = { method: 'POST', headers: own, body };
    const answer = await desk.request(`/${key}/profiles/deactivate`, init);
    return { status: answer.status, text: await answer.text() };
  };

  it('acts in the name that it was started with, and shows what was done', async () => {
    await recordAll();
    const id = await addShown();
    expect(await hide(openDesk(), id)).toMatchObject({
      status: 422,
      text: expect.stringContaining('Say who you are') as string,
    });
    expect(await hide(openDesk('Ria'), id)).toMatchObject({
      status: 422,
      text: expect.stringContaining('recorded as reader') as string,
    });
    expect(await isShown(id)).toBe(true);
    const desk = openDesk('Ben');
    const done = await hide(desk, id);
    expect([done.status, done.text]).toEqual([200, expect.stringContaining('<strong>Ben</strong>')]);
    expect(await audited('--person', id)).toMatchObject([
      {
        operator: 'Ben',
        reason: 'asked by phone',
        changes: [{ before: { is_active: true }, after: { is_active: false } }],
      },
    ]);
    const page = await (await desk.request(`/${key}/audit/list?person=${id}`, { headers: own })).text();
    expect(page).toMatch(/profiles deactivate[\s\S]*asked by phone[\s\S]*is_active: true → false/);
  });
});
