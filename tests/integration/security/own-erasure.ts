import { limitDigest } from '@directory/api/http/keyed-digest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { undone } from '../../support/database.ts';
import { redisText } from '../../support/kept-texts.ts';
import { readMail } from '../../support/mail-sink.ts';
import { siteClient } from '../members/client.ts';
import { type ErasedWorld, PASSWORD } from './erased-world.ts';

/** What becomes of a member who deletes their account. */
export function describeOwnErasure(startWorld: () => Promise<ErasedWorld>): void {
  let world: ErasedWorld;
  let client: ReturnType<typeof siteClient>;
  beforeAll(async () => {
    world = await startWorld();
    client = siteClient(world.api.url);
  });
  afterAll(() => world[Symbol.asyncDispose]());

  const signIn = () => client.auth.signInWithPassword({ email: world.address, password: PASSWORD });
  const settle = async () => {
    const result = await world.operator('person', 'settle', '--json');
    expect(result, result.stderr).toMatchObject({ code: 0 });
    return JSON.parse(result.stdout) as { copied: number; erased: number };
  };
  const erase = async (password: string, token?: string) => {
    const { data } = await client.auth.getSession();
    return fetch(`${world.api.url}/api/members/me/erasure`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token ?? data.session?.access_token ?? ''}`,
      },
      body: JSON.stringify({ password, language: 'fr' }),
    });
  };

  /** As whoever holds a token could ask the service itself. */
  const askErasure = async (token: string) => {
    const answer = await fetch(`${world.stack.supabase.url}/rest/v1/rpc/ask_my_erasure`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: world.stack.supabase.publishableKey,
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ language: 'en' }),
    });
    return (await answer.json()) as unknown;
  };

  /** What a fresh session is answered that was opened so; nothing of it stays. */
  const askedWith = (amr: object[] | undefined) =>
    undone(world.sql, async (transaction) => {
      const [session] = await transaction<{ id: string; member: string }[]>`
      update auth.sessions as s set created_at = now() from auth.users as u
      where u.id = s.user_id and lower(u.email) = ${world.address} returning s.id, u.id as member`;
      const claims = { sub: session?.member, session_id: session?.id, amr };
      await transaction`
      select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
        set_config('request.jwt.claim.sub', ${claims.sub ?? ''}, true)`;
      const [asked] = await transaction<{ taken: boolean }[]>`select ask_my_erasure('en') as taken`;
      return asked?.taken;
    });

  it('a member is given the same copy as by the operator’s command', async () => {
    await world.use();
    // What the world planted belongs to no account that could have asked.
    await world.sql`delete from person_requests`;
    expect((await signIn()).error).toBeNull();
    expect((await client.rpc('my_copy')).data).toBeNull();
    expect((await client.rpc('ask_my_copy')).data).toBe(true);
    expect(await settle()).toMatchObject({ copied: 1, erased: 0 });
    const copy = (await client.rpc('my_copy')).data as { held: Record<string, unknown>; pictures: unknown[] };
    const theirs = JSON.parse(
      (await world.operator('person', 'export', world.address)).stdout,
    ) as typeof copy;
    expect(Object.keys(copy.held).toSorted()).toEqual(Object.keys(theirs.held).toSorted());
    expect(copy.held['profile']).toEqual(theirs.held['profile']);
    expect(copy.pictures).toEqual(theirs.pictures);
    // No copy within a copy.
    expect(JSON.stringify(copy.held['what was asked of their own data'])).not.toContain('"copy":');
    // One a minute.
    expect((await client.rpc('ask_my_copy')).data).toBe(true);
    expect(await settle()).toMatchObject({ copied: 0 });
  });

  it('is erased by nobody without the password, nor with a session that is older', async () => {
    expect((await erase('not this one')).status).toBe(400);
    expect((await erase(PASSWORD, 'a.b.c')).status).toBe(401);
    await world.sql`update auth.sessions set created_at = created_at - interval '2 minutes'`;
    const { data } = await client.auth.getSession();
    expect(await askErasure(data.session?.access_token ?? '')).toBe(false);
    // Fresh, and opened by a mail's link, as Auth says: whoever reads the mails erases nobody.
    expect(await askedWith([{ method: 'otp', timestamp: 1 }])).toBe(false);
    expect(await askedWith([{ method: 'password', timestamp: 1 }])).toBe(true);
    expect(await askedWith(undefined)).toBe(true);
    expect((await client.rpc('ask_my_erasure', { language: 'en' })).status).toBe(404);
    expect(await settle()).toMatchObject({ erased: 0 });
    expect(
      await world.sql`select from psychologist_profiles where id = ${String(world.profile['id'])}`,
    ).toHaveLength(1);
  });

  it('leaves no session open where it could not be asked', async () => {
    const open = async () =>
      (await world.sql`select id from auth.sessions order by id`).map(({ id }) => id as string);
    const before = await open();
    await world.sql`revoke execute on function ask_my_erasure(text) from authenticated`;
    expect((await erase(PASSWORD)).status).toBe(503);
    await world.sql`grant execute on function ask_my_erasure(text) to authenticated`;
    expect(await open()).toEqual(before);
  });

  it('is out of search and signed out at once, then nowhere, and is told', async () => {
    const before = world.sink.mails.length;
    expect((await erase(PASSWORD)).status).toBe(202);
    expect(
      await world.sql`select is_active from psychologist_profiles where id = ${String(world.profile['id'])}`,
    ).toEqual([{ is_active: false }]);
    expect((await client.auth.getUser()).error).not.toBeNull();
    world.sink.refuse = () => null;
    expect(await settle()).toMatchObject({ erased: 1 });
    const told = () => world.sink.mails.slice(before).filter(({ to }) => to.includes(world.address));
    await expect.poll(() => told().length).toBe(1);
    expect((await readMail(told()[0] ?? { to: [], messageId: '', raw: '' })).subject).toBe(
      'Votre compte est supprimé',
    );
    // The address goes with the mail.
    await expect
      .poll(async () => {
        await settle();
        return (await world.sql`select from person_requests`).length;
      })
      .toBe(0);
    await expect.poll(() => world.places()).toEqual([]);
    expect(world.shownBy(await world.answers())).toEqual([]);
    expect(await redisText(world.redis)).not.toContain(limitDigest(world.stack.siteSecret)(world.address));
    expect(await world.sql`select distinct kind from erased_people order by 1`).toEqual([
      { kind: 'address' },
      { kind: 'profile' },
      { kind: 'registration' },
    ]);
  });
}
