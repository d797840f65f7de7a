import { DEMO_MEMBER } from '@directory/stack/sample/member';
import { loadSample } from '@directory/stack/sample/load';
import { DEMO_INDEX, generateProfile } from '@directory/stack/sample/profile';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, connect } from '../../support/database.ts';
import { readStack } from '../../support/stack-file.ts';

const sql = connect();
const stack = readStack();
const options = {
  databaseUrl: stack.postgres,
  supabaseUrl: stack.supabase.url,
  supabaseSecretKey: stack.supabase.secretKey,
  profiles: 40,
  onProgress: () => undefined,
};
const demo = generateProfile(DEMO_INDEX);

// Where the stack has its sample data, this must find nothing to do.
beforeAll(() => loadSample(options));

/** Of the sample alone: other files add people meanwhile. */
const counts = async () =>
  (
    await sql`
      select
        (select count(*) from psychologist_profiles where id::text like ${`${demo.id.slice(0, 8)}%`}) as profiles,
        (select count(*) from profile_specialties) as joins,
        (select count(*) from practices) as practices, (select count(*) from specialties) as specialties,
        (select count(*) from auth.users where email = ${DEMO_MEMBER.email}) as members
    `
  )[0];

describe('the sample data', () => {
  it('is loaded once, however often it is loaded', async () => {
    const before = await counts();
    await loadSample(options);
    expect(await counts()).toEqual(before);
  });

  it('is known to be made up, by the first profile and the last', async () => {
    const known = async () =>
      (await sql<{ known: boolean }[]>`select holds_made_up_people() as known`)[0]?.known;
    expect(await known()).toBe(true);
    const [pattern] = await sql<{ source: string }[]>`
      select prosrc as source from pg_proc where proname = 'holds_made_up_people'`;
    const [from = '', to = ''] = pattern?.source.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [];
    for (const { id, detail_url } of [0, 1, 299, 1_999_999].map((index) => generateProfile(index))) {
      expect(id >= from && id <= to).toBe(true);
      expect(detail_url).toMatch(/^https:\/\/register\.example\.org\//);
    }
  });

  it('leaves the change log’s triggers on', async () => {
    const off = await sql`select tgname from pg_trigger where tgname like '%log%' and tgenabled = 'D'`;
    expect(off).toEqual([]);
  });

  it('has a demo member with a premium profile in Winnipeg', async () => {
    const client = anonymous();
    const session = await client.auth.signInWithPassword(DEMO_MEMBER);
    expect(session.error).toBeNull();
    const own = await client.rpc('my_profile');
    expect(own.data).toMatchObject({ id: demo.id, city: 'Winnipeg', is_premium: true, is_active: true });
    await client.auth.signOut();
  });
});
