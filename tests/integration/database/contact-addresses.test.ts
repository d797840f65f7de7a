import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createHash, randomUUID } from 'node:crypto';
import {
  addProfile,
  anonymous,
  connect,
  giveProfile,
  type Member,
  removeTestRows,
  signInNewMember,
  storedProfile,
} from '../../support/database.ts';

const sql = connect();
const [a, b] = await Promise.all([signInNewMember(sql), signInNewMember(sql)]);
let profile: string;

beforeEach(async () => {
  await removeTestRows(sql);
  profile = await addProfile(sql, { user_id: a.id, email: 'old@example.org' });
});
afterAll(() => removeTestRows(sql, [a, b]));

const save = (columns: Record<string, unknown>, member: Member = a) =>
  member.client.from('psychologist_profiles').update(columns).eq('id', profile).select('email,bio,revision');
const address = async () => (await storedProfile(sql, profile))?.['email'];
const history = () => sql`
  select old_address, new_address, state from contact_address_changes where profile_id = ${profile} order by requested_at`;
const mailsOf = async () =>
  (
    await sql<{ kind: string }[]>`
    select m.kind from mails as m join contact_address_changes as c on c.id = m.subject_id
    where c.profile_id = ${profile} order by c.requested_at, m.kind`
  ).map(({ kind }) => kind);

const digestOf = (token: string) => createHash('sha256').update(token).digest();
/** Gives what waits a token, as the mail does. */
async function mailed(): Promise<string> {
  const token = randomUUID();
  await sql`
    update contact_address_changes set token_digests = token_digests || ${digestOf(token)}::bytea
    where profile_id = ${profile} and state = 'waiting'`;
  return token;
}
/** As the server does, with its own rights. */
const confirm = (token: string) =>
  sql.begin(async (transaction) => {
    await transaction`set local role directory_api`;
    const [row] = await transaction<{ address: string | null }[]>`
      select confirm_contact_address(${digestOf(token)}::bytea) as address`;
    return row?.address;
  });

describe('a member’s new contact address', () => {
  it('waits, whatever the client sends; the rest of the save is written, and both sides are written to', async () => {
    const { error, data } = await save({ email: ' new@example.org ', bio: 'New' });
    expect(error).toBeNull();
    expect(data).toEqual([{ email: 'old@example.org', bio: 'New', revision: 2 }]);
    expect((await save({ email: 'new@example.org' })).data).toMatchObject([{ revision: 2 }]);
    expect(await history()).toEqual([
      { old_address: 'old@example.org', new_address: 'new@example.org', state: 'waiting' },
    ]);
    expect(await mailsOf()).toEqual(['contact-address-asked', 'contact-address-confirmation']);
  });

  it('counts once its owner has confirmed it, is theirs for imports, and the account is told', async () => {
    await save({ email: 'new@example.org' });
    const token = await mailed();
    expect(await confirm('made-up')).toBeNull();
    expect(await address()).toBe('old@example.org');
    expect(await confirm(token)).toBe('new@example.org');
    expect(await storedProfile(sql, profile)).toMatchObject({ email: 'new@example.org', revision: 2 });
    // The answer may have been lost.
    expect(await confirm(token)).toBe('new@example.org');
    const [record] = await sql`select member_columns from profile_records where profile_id = ${profile}`;
    expect(record).toEqual({ member_columns: ['email'] });
    expect(await mailsOf()).toContain('contact-address-changed');
    await sql`update psychologist_profiles set email = 'other@example.org' where id = ${profile}`;
    expect(await confirm(token)).toBeNull();
  });

  it('is taken away at once, which the account is told, too', async () => {
    await save({ email: 'new@example.org' });
    expect((await save({ email: null })).data).toMatchObject([{ email: null }]);
    expect(await history()).toMatchObject([
      { state: 'withdrawn' },
      { old_address: 'old@example.org', new_address: null, state: 'confirmed' },
    ]);
    expect((await mailsOf()).at(-1)).toBe('contact-address-changed');
    await save({ email: '' });
    expect(await history()).toHaveLength(2);
  });

  it('is one at a time: a newer one, and the present one, take its place', async () => {
    await save({ email: 'first@example.org' });
    const first = await mailed();
    await save({ email: 'second@example.org' });
    const second = await mailed();
    expect(await confirm(first)).toBeNull();
    await save({ email: 'old@example.org' });
    expect(await confirm(second)).toBeNull();
    expect((await history()).map(({ state }) => state as string)).toEqual(['withdrawn', 'withdrawn']);
    expect(await address()).toBe('old@example.org');
  });

  it('can be asked for five times a day', async () => {
    for (let count = 0; count < 5; count += 1)
      expect((await save({ email: `new-${count}@example.org` })).error).toBeNull();
    expect((await save({ email: 'once-more@example.org' })).error?.message).toContain('too_many_changes');
  });

  it('is the operator’s to write at once', async () => {
    await sql`update psychologist_profiles set email = 'register@example.org' where id = ${profile}`;
    expect([await address(), await history()]).toEqual(['register@example.org', []]);
  });
});

describe('the link of the mail', () => {
  it.each([
    [
      'is a week old',
      () => sql`update contact_address_changes set expires_at = now() where profile_id = ${profile}`,
    ],
    ['was taken back', () => a.client.rpc('withdraw_contact_address')],
    ['is of a profile that is somebody else’s now', () => giveProfile(sql, profile, b.id)],
    ['is of a profile that is nobody’s now', () => giveProfile(sql, profile, null)],
    [
      'is of a member who was disabled',
      () => sql`update auth.users set banned_until = '2999-01-01' where id = ${a.id}`,
    ],
    ['is of a member who has set a new password', () => sql`select withdraw_contact_address_of(${a.id})`],
  ])('is no good when it %s', async (_when, change) => {
    await save({ email: 'new@example.org' });
    const token = await mailed();
    try {
      await change();
      expect(await confirm(token)).toBeNull();
      expect(await address()).toBe('old@example.org');
    } finally {
      await sql`update auth.users set banned_until = null where id = ${a.id}`;
    }
  });
});

describe('what waits', () => {
  const mine = async () => (await a.client.rpc('my_profile')).data as { waiting_address: unknown };

  it('is told to its member until it has run out', async () => {
    expect((await mine()).waiting_address).toBeNull();
    await save({ email: 'new@example.org' });
    expect((await mine()).waiting_address).toEqual({
      address: 'new@example.org',
      expires_at: expect.any(String) as string,
      undeliverable: false,
    });
    await sql`
      update mails set status = 'failed', failure_reason = '550' where kind = 'contact-address-confirmation'
        and subject_id = (select id from contact_address_changes where profile_id = ${profile})`;
    expect((await mine()).waiting_address).toMatchObject({ undeliverable: true });

    await sql`update contact_address_changes set expires_at = now() where profile_id = ${profile}`;
    expect((await mine()).waiting_address).toBeNull();
    // The same again is a new wish then.
    await save({ email: 'new@example.org' });
    expect((await history()).map(({ state }) => state as string)).toEqual(['withdrawn', 'waiting']);
  });

  it('is taken back by its member, and by nobody else', async () => {
    await save({ email: 'new@example.org' });
    expect((await anonymous().rpc('withdraw_contact_address')).error?.code).toBe('42501');
    expect((await b.client.rpc('withdraw_contact_address')).data).toBe(false);
    expect((await a.client.rpc('withdraw_contact_address_of', { account: a.id })).error).not.toBeNull();
    expect((await a.client.rpc('withdraw_contact_address')).data).toBe(true);
    expect((await a.client.rpc('withdraw_contact_address')).data).toBe(false);
    expect((await mine()).waiting_address).toBeNull();
  });

  it('is mailed again, not at once and not for ever', async () => {
    await save({ email: 'new@example.org' });
    const again = async () => (await a.client.rpc('resend_contact_address')).data as boolean;
    const sent = (minutesAgo: number) => sql`
      update mails set status = 'sent', sent_at = now() - make_interval(mins => ${minutesAgo})
      where kind = 'contact-address-confirmation'
        and subject_id in (select id from contact_address_changes where profile_id = ${profile})`;
    await sent(1);
    expect(await again()).toBe(false);
    await sent(3);
    expect((await b.client.rpc('resend_contact_address')).data).toBe(false);
    expect(await again()).toBe(true);
    for (let count = 0; count < 6; count += 1) await mailed();
    await sent(3);
    expect(await again()).toBe(false);
  });
});
