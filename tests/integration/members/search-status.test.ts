import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addProfile, connect, removeTestRows } from '../../support/database.ts';
import { ask, search } from '../api/site.ts';
import { signedInMember, saveOwnProfile } from './client.ts';

const sql = connect();
const { member, client, authorization } = await signedInMember(sql);
let profile: string;

beforeEach(async () => {
  await removeTestRows(sql);
  profile = await addProfile(sql, { user_id: member.id, last_name: 'Freshly', bio: 'Before' });
});
afterAll(async () => {
  await removeTestRows(sql);
  await sql`delete from analytics_events where session_id like ${`${member.id} %`}`;
  await sql`delete from auth.users where id = ${member.id}`;
});

const get = (path: string) => ask(path, { headers: { authorization } });
const status = async (query = '') => {
  const answer = await get(`/api/members/me/search-status${query}`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return answer.json() as { state: string; revision: number };
};
/** The state once it is no longer pending: the site waits ten seconds for that, a busy machine longer. */
const settled = async (since = 0) => {
  for (;;) {
    const answer = await status(`?since=${since}`);
    if (answer.state !== 'pending') return answer;
  }
};
const save = async (bio: string) => {
  await saveOwnProfile(client, { bio });
};

describe('whether a change is searchable', () => {
  it('is told when searches show it, and never before', async () => {
    await settled();
    for (let round = 0; round < 5; round += 1) {
      const word = `w${randomUUID().replaceAll('-', '')}`;
      await save(`About ${word}`);
      expect(await settled(round)).toEqual({ state: 'live', revision: round + 2 });
      expect((await search({ search: word })).hits.map(({ id }) => id)).toEqual([profile]);
    }
  });

  it('is told at once when nobody asks to wait, also while the index has not taken it in', async () => {
    await settled();
    // The indexer's cursor cannot pass a change whose transaction, or an older one, is still open.
    const open = sql.begin(async (transaction) => {
      await transaction`update psychologist_profiles set city = 'Elsewhere' where id = ${await otherProfile()}`;
      await save('Something new');
      expect(['pending', 'live']).toContain((await status()).state);
    });
    await open;
    expect((await settled()).state).toBe('live');
  });

  it('is that it is hidden while the profile is, and that it failed when the index refuses it', async () => {
    await sql`update psychologist_profiles set is_active = false where id = ${profile}`;
    expect((await settled()).state).toBe('hidden');
    await sql`update psychologist_profiles set is_active = true where id = ${profile}`;
    expect((await settled()).state).toBe('live');
    await sql`insert into search_dead_letters (index_uid, profile_id, reason) values ('psychologists', ${profile}, 'test')`;
    expect((await settled()).state).toBe('failed');
    await sql`delete from search_dead_letters where profile_id = ${profile}`;
  });

  it('is for its member alone', async () => {
    expect((await ask('/api/members/me/search-status')).status).toBe(401);
    await removeTestRows(sql);
    expect((await get('/api/members/me/search-status')).status).toBe(404);
  });
});

async function otherProfile(): Promise<string> {
  return addProfile(sql, { last_name: 'Other' });
}

describe('after a save', () => {
  it('no answer gives the old version, by whatever cache', async () => {
    const first = await ask(`/api/profiles/${profile}`);
    const path = (first.json() as { movedTo: string }).movedTo;
    const address = `/api/profiles/by-name${path.replace('/psychologist/', '/')}`;
    const before = await ask(address);
    expect(before.headers.get('cache-control')).toBe('public, no-cache');
    const etag = before.headers.get('etag') ?? '';
    expect((await ask(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
    for (let round = 0; round < 5; round += 1) {
      const words = `Version ${round} of these words`;
      await save(words);
      const after = await ask(address, { headers: { 'if-none-match': etag } });
      expect(after.status).toBe(200);
      expect(after.text).toContain(words);
      expect((await ask(path)).text).toContain(words);
    }
  });

  it('a search that was answered from the cache is not, once the change is said to be live', async () => {
    await settled();
    await search({ search: 'Freshly' });
    await search({ search: 'Freshly' });
    const change = { accepting_new_clients: true };
    await saveOwnProfile(client, change);
    expect((await settled()).state).toBe('live');
    expect((await search({ search: 'Freshly' })).hits).toMatchObject([{ accepting: 'yes' }]);
  });
});

describe('the counts', () => {
  it('are those of the member’s profile, of the last 30 days and in all', async () => {
    const other = await otherProfile();
    // By the clock that the days are counted by: some have an hour more or less.
    const ago = (days: number) =>
      sql`(now() at time zone 'America/Winnipeg' - make_interval(days => ${days})) at time zone 'America/Winnipeg'`;
    const view = (id: string, days: number, event = 'view_item') => sql`
      insert into analytics_events (event, session_id, profile_id, occurred_at)
      values (${event}, ${`${member.id} ${randomUUID()}`}, ${id}, ${ago(days)})`;
    const write = (id: string, days: number) => sql`
      insert into contact_messages (idempotency_key, kind, psychologist_id, name, email, message, created_at)
      values (${`test-${randomUUID()}`}, 'profile', ${id}, 'Ada', 'ada@example.org', 'Hi', ${ago(days)})`;
    for (const days of [0, 0, 3, 29, 31, 200]) await view(profile, days);
    await view(other, 0);
    await view(profile, 0, 'click');
    for (const days of [0, 3, 100]) await write(profile, days);
    await write(other, 0);

    const answer = await get('/api/members/me/stats');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const stats = answer.json() as { days: { date: string; views: number; contactRequests: number }[] };
    expect(stats).toMatchObject({
      views: { last30Days: 4, total: 6 },
      contactRequests: { last30Days: 2, total: 3 },
      reviews: 0,
    });
    expect(stats.days).toHaveLength(30);
    expect(stats.days.map(({ views }) => views).filter(Boolean)).toEqual([1, 1, 2]);
    expect(stats.days.at(-1)).toMatchObject({ views: 2, contactRequests: 1 });
    expect(stats.days.at(-4)).toMatchObject({ views: 1, contactRequests: 1 });
    expect([...stats.days].sort((a, b) => (a.date < b.date ? -1 : 1))).toEqual(stats.days);
    await sql`delete from contact_messages where psychologist_id in (${profile}, ${other})`;
  });

  it('are nobody else’s', async () => {
    expect((await ask('/api/members/me/stats')).status).toBe(401);
    await removeTestRows(sql);
    expect((await get('/api/members/me/stats')).status).toBe(404);
  });
});
