import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { inTime } from '../../support/in-time.ts';
import { admin, type AdminResult } from '../../support/admin.ts';
import { addProfile, connect, removeTestRows, storedProfile } from '../../support/database.ts';
import { type DeliveredMail, mailTo } from '../../support/delivered-mail.ts';
import { readStack } from '../../support/stack-file.ts';
import { forgetMemberLimits } from '../../support/limits.ts';
import { ask, post } from '../api/site.ts';
import { siteClient } from './client.ts';
import { mailedToken } from './mailed-token.ts';

const sql = connect();
const emails: string[] = [];
const newEmail = (): string => {
  const email = `invited-${randomUUID()}@example.org`;
  emails.push(email);
  return email;
};
const run = (...args: string[]): Promise<AdminResult> => {
  const { supabase } = readStack();
  return admin(args, { SUPABASE_URL: supabase.url, SUPABASE_SECRET_KEY: supabase.secretKey });
};
const accountOf = async (email: string) => {
  const [row] = await sql<{ id: string }[]>`select id from auth.users where email = ${email}`;
  return row?.id;
};

afterEach(async () => {
  await forgetMemberLimits();
  await removeTestRows(sql);
  for (const email of emails.splice(0)) {
    await sql`delete from member_mails where email = ${email}`;
    await sql`delete from auth.users where email = ${email}`;
  }
});

/** Follows the newest invitation, which it returns, and sets a password. */
async function accept(email: string, password: string, mails = 1): Promise<DeliveredMail | undefined> {
  const token = await mailedToken(email, mails);
  const invitation = (await mailTo(email)).find(({ text }) => text.includes(token));
  const client = siteClient();
  expect((await client.auth.verifyOtp({ token_hash: token, type: 'recovery' })).error).toBeNull();
  expect((await client.auth.updateUser({ password })).error).toBeNull();
  return invitation;
}

describe('members invite', () => {
  it('makes an account for a profile; the mail’s link sets the password, and the member edits the profile', async () => {
    const email = newEmail();
    const profile = await addProfile(sql, { bio_language: 'fr' });
    const rehearsed = await run('members', 'invite', email, '--profile', profile, '--dry-run', '--json');
    expect(JSON.parse(rehearsed.stdout)).toMatchObject({ accountMade: true, dryRun: true, language: 'fr' });
    expect(await accountOf(email)).toBeUndefined();

    const done = await run('members', 'invite', email.toUpperCase(), '--profile', profile, '--json');
    expect(done).toMatchObject({ code: 0, stderr: '' });
    const member = await accountOf(email);
    expect(JSON.parse(done.stdout)).toMatchObject({
      email,
      memberId: member,
      profileId: profile,
      linkValidHours: 24,
    });
    const again = await run('members', 'invite', email, '--new', '--dry-run');
    expect(again.stdout).toContain('invited to edit the profile of');
    const mail = await accept(email, 'words of my own');
    expect(mail?.subject).toBe('Votre compte du Répertoire des psychologues est prêt');
    expect(mail?.text).toContain('Les visiteurs voient déjà votre profil.');
    expect(mail?.text).toMatch(/\/manitoba\/testville\/psychologist\/test-person\S*\?lang=fr/);

    const client = siteClient();
    expect((await client.auth.signInWithPassword({ email, password: 'words of my own' })).error).toBeNull();
    expect((await client.rpc('my_profile').single()).data).toMatchObject({ id: profile });
    const list = await run('members', 'list', '--json');
    const rows = JSON.parse(list.stdout) as { email: string }[];
    expect(rows.find((row) => row.email === email)).toMatchObject({
      status: 'active',
      profile_id: profile,
      mail_status: 'sent',
    });
  });

  it('again renews the link and makes nothing twice; the mail is in the language that is said', async () => {
    const email = newEmail();
    await run('members', 'invite', email, '--new');
    const again = await run('members', 'invite', email, '--new', '--language', 'en');
    expect(again.stdout).toContain('was there already');
    expect(again.stdout).toContain('24 hours');
    const mail = await accept(email, 'words of my own', 2);
    expect(mail?.subject).toBe('Your Psychologist Directory account is ready');
    expect(await sql`select 1 from auth.users where email = ${email}`).toHaveLength(1);
  });

  it('gives nobody a profile that is someone’s, nor a second one', async () => {
    const [first, second] = [newEmail(), newEmail()];
    const [own, other] = [await addProfile(sql), await addProfile(sql)];
    expect((await run('members', 'invite', first, '--profile', own)).code).toBe(0);
    const taken = await run('members', 'invite', second, '--profile', own);
    expect([taken.code, taken.stdout]).toEqual([1, '']);
    expect(taken.stderr).toContain(`belongs to ${first}`);
    expect(await accountOf(second)).toBeUndefined();
    const more = await run('members', 'invite', first, '--profile', other);
    expect([more.code, more.stderr]).toEqual([1, expect.stringContaining('already')]);
    for (const nobody of [randomUUID(), 'Nobody of this name']) {
      const missing = await run('members', 'invite', second, '--profile', nobody);
      expect([missing.code, missing.stderr]).toEqual([1, `There is no profile ${nobody}.\n`]);
    }
  });

  it.each([
    ['members', 'invite', 'nobody', '--new'],
    ['members', 'invite', 'a@example.org'],
    ['members', 'invite', 'a@example.org', '--new', '--profile', randomUUID()],
    ['profiles', 'premium', randomUUID(), '--on'],
  ])('is misused: %s %s %s %s', async (...args) => {
    expect(await run(...args)).toMatchObject({ code: 2, stdout: '' });
  });
});

describe('members disable', () => {
  it('ends the sessions and lets the member sign in no more, until invited again', async () => {
    const email = newEmail();
    const profile = await addProfile(sql);
    await run('members', 'invite', email, '--profile', profile);
    await accept(email, 'words of my own');
    const client = siteClient();
    await client.auth.signInWithPassword({ email, password: 'words of my own' });

    expect(JSON.parse((await run('members', 'disable', email, '--dry-run', '--json')).stdout)).toMatchObject({
      changed: true,
    });
    expect((await client.auth.getUser()).error).toBeNull();
    expect((await run('members', 'disable', email)).code).toBe(0);
    expect((await client.auth.getUser()).error).not.toBeNull();
    const saved = await client
      .from('psychologist_profiles')
      .update({ bio: 'x' })
      .eq('id', profile)
      .eq('revision', 1)
      .select('id');
    expect(saved.data ?? []).toEqual([]);
    expect(await storedProfile(sql, profile)).not.toMatchObject({ bio: 'x' });
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    const back = await siteClient().auth.signInWithPassword({ email, password: 'words of my own' });
    expect(back.error?.code).toBe('invalid_credentials');
    // A forgotten password is no way back either.
    const asked = await post('/api/auth/password-reset', { email });
    expect(asked.status).toBe(202);
    await inTime(async () =>
      expect(
        await sql`select 1 from member_mails where email = ${email} and purpose = 'password_reset'`,
      ).toHaveLength(0),
    );
    await mailedToken(email, 1);

    expect((await run('members', 'invite', email, '--profile', profile)).stdout).toContain('enabled again');
    await accept(email, 'other words of mine', 2);
    expect(
      (await siteClient().auth.signInWithPassword({ email, password: 'other words of mine' })).error,
    ).toBeNull();
  });

  it('is undone by members enable', async () => {
    const email = newEmail();
    await run('members', 'invite', email, '--new');
    const statusIs = async () =>
      (
        JSON.parse((await run('members', 'list', '--json')).stdout) as { email: string; status: string }[]
      ).find((row) => row.email === email)?.status;
    await run('members', 'disable', email);
    expect(await statusIs()).toBe('disabled');
    expect((await run('members', 'enable', email)).stdout).toBe(`${email} is now enabled.\n`);
    expect(await statusIs()).toBe('invited');
  });
});

describe('profiles', () => {
  it('are shown, activated, hidden and given a plan', async () => {
    const id = await addProfile(sql, { first_name: 'Zoë', is_active: false });
    const statusOfPage = async () => (await ask(`/api/profiles/${id}`)).status;
    expect((await run('profiles', 'show', id)).stdout).toMatch(/Zoë Person[^]*hidden[^]*free[^]*nobody/);
    expect((await run('profiles', 'activate', id, '--dry-run')).stdout).toContain('would be active');
    expect(await statusOfPage()).toBe(404);
    expect((await run('profiles', 'activate', id)).stdout).toContain('is now active');
    expect((await run('profiles', 'activate', id)).stdout).toContain('already');
    expect((await run('profiles', 'premium', id)).code).toBe(0);
    expect(await statusOfPage()).toBe(200);
    expect(await storedProfile(sql, id)).toMatchObject({ is_active: true, is_premium: true });
    expect(JSON.parse((await run('profiles', 'premium', id, '--off', '--json')).stdout)).toEqual({
      id,
      is_premium: false,
      changed: true,
      dryRun: false,
    });
    expect((await run('profiles', 'deactivate', id)).code).toBe(0);
    expect(await statusOfPage()).toBe(404);
    expect((await run('profiles', 'show', randomUUID())).code).toBe(1);
  });
});
