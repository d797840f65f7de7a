import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { inTime } from '../../support/in-time.ts';
import { admin } from '../../support/admin.ts';
import { addProfile, connect, removeTestRows } from '../../support/database.ts';
import { mailTo } from '../../support/delivered-mail.ts';
import { ask, search } from '../api/site.ts';
import { signedInMember, saveOwnProfile } from './client.ts';

/** A name that nobody else bears, and a member of another name who would take it. */
const REAL = 'Zinnia Quarrelby';
const sql = connect();
const { member, client, authorization } = await signedInMember(sql);
let real: string;
let profile: string;

beforeEach(async () => {
  await removeTestRows(sql);
  const [first_name = '', last_name = ''] = REAL.split(' ');
  real = await addProfile(sql, { first_name, last_name, name: REAL });
  profile = await addProfile(sql, { user_id: member.id, name: 'Mallory Mimicson', bio_language: 'fr' });
  await inTime(async () => expect(await found('Mallory Mimicson')).toEqual([profile]));
});
afterAll(async () => {
  await removeTestRows(sql);
  await sql`delete from auth.users where id = ${member.id}`;
});

const found = async (q: string) => (await search({ search: `"${q}"` })).hits.map(({ id }) => id);
const publicName = async () => {
  const [row] = await sql<{ name: string }[]>`select name from psychologist_profiles where id = ${profile}`;
  return row?.name;
};
const request = async (change: Record<string, unknown>) => {
  await saveOwnProfile(client, change);
  const rows = await sql<{ id: string }[]>`
    select id from profile_changes where profile_id = ${profile} and state = 'waiting' order by field desc`;
  return rows.map(({ id }) => id);
};
/** Resolves when searches show everything that was written so far. The site waits ten seconds for that, a busy machine longer. */
async function indexed(): Promise<void> {
  for (let state = 'pending'; state !== 'live';) {
    const answer = await ask('/api/members/me/search-status?since=0', { headers: { authorization } });
    ({ state } = answer.json() as { state: string });
    expect(['pending', 'live']).toContain(state);
  }
}

it('a member who takes somebody else’s name is not found by it before the operator agrees', async () => {
  const [change = ''] = await request({ name: REAL, bio: 'Words of the same save.' });
  await indexed();
  expect(await publicName()).toBe('Mallory Mimicson');
  expect(await found(REAL)).toEqual([real]);
  const page = await ask(`/api/profiles/${profile}`);
  const { movedTo } = page.json() as { movedTo: string };
  const shown = (await ask(movedTo)).text;
  expect(shown).toContain('Words of the same save.');
  expect(shown).not.toContain(REAL);

  const approved = await admin(['changes', 'approve', change]);
  expect(approved).toMatchObject({
    code: 0,
    stdout: `The name of Mallory Mimicson is now "${REAL}". No register has them.\n`,
  });
  await indexed();
  expect(await publicName()).toBe(REAL);
  expect((await found(REAL)).sort()).toEqual([real, profile].sort());
});

describe('the operator', () => {
  it('sees what waits with the old and the new words, and letters that only look like those of a name', async () => {
    // One a is Cyrillic.
    const alike = REAL.replace('a', '\u0430');
    const [name = '', credentials = ''] = await request({ name: alike, credentials: 'MD, FRCPC' });
    expect(alike).not.toBe(REAL);
    const [list, show] = await Promise.all([admin(['changes', 'list']), admin(['changes', 'show', name])]);
    expect(list.stdout).toMatch(
      new RegExp(
        `${name} .*name +Mallory Mimicson +${alike} \\(LOOK-ALIKE LETTERS in \\S+: reads ${REAL}; not Latin: \u0430 U\\+0430\\) +${member.email}`,
      ),
    );
    expect(list.stdout).toMatch(new RegExp(`${credentials} .*credentials .*MD, FRCPC`));
    expect(show.stdout).toContain(`reads ${REAL}; not Latin: \u0430 U+0430)`);
    expect(show.stdout).toMatch(/Old +Mallory Mimicson\nNew .*\nState +waiting/);
  });

  it('declines with a reason: the old words stay, and the member is told in their language', async () => {
    const [change = ''] = await request({ credentials: 'MD, FRCPC' });
    const asked = await admin(['changes', 'decline', change]);
    expect([asked.code, asked.stderr]).toEqual([2, expect.stringContaining('--reason <words>')]);
    const dry = await admin(['changes', 'decline', change, '--no-reason', '--dry-run']);
    expect(dry.stdout).toContain('would be declined');
    const reason = 'Le registre n’a pas ce titre.';
    const declined = await admin(['changes', 'decline', change, '--reason', reason, '--json']);
    expect(JSON.parse(declined.stdout)).toEqual({ id: change, state: 'declined', reason, dryRun: false });
    const [row] = await sql`select credentials, revision from psychologist_profiles where id = ${profile}`;
    expect(row).toEqual({ credentials: null, revision: 1 });
    const subject = 'Les titres de votre profil restent les mêmes';
    const told = async () => (await mailTo(member.email)).find((each) => each.subject === subject);
    await inTime(async () => expect(await told()).toBeDefined());
    const mail = await told();
    expect(mail?.text).toContain(`> ${reason}`);
    expect(mail?.text).toContain('/dashboard?lang=fr');
    const own = await client.rpc('my_profile');
    expect(own.data).toMatchObject({ waiting_changes: [] });
  });

  it('decides a change once: of two commands at the same moment one is told that it was too late', async () => {
    const [change = ''] = await request({ name: 'Mallory Brown' });
    const both = await Promise.all([
      admin(['changes', 'approve', change]),
      admin(['changes', 'decline', change, '--no-reason']),
    ]);
    expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
    const [row] = await sql<{ state: string }[]>`select state from profile_changes where id = ${change}`;
    expect(await publicName()).toBe(row?.state === 'approved' ? 'Mallory Brown' : 'Mallory Mimicson');
    const again = await admin(['changes', 'approve', change]);
    expect(again.code).toBe(1);
    expect(again.stderr).toContain('does not wait');
  });
});
