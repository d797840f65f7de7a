import { openQueue } from '@directory/api/messages/jobs/open-queue';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@directory/domain/site/paths';
import { addProfile, connect, removeTestRows, storedProfile } from '../../support/database.ts';
import { forgetContactLimits, forgetMemberLimits } from '../../support/limits.ts';
import { readStack } from '../../support/stack-file.ts';
import { press } from '../contact/visitor.ts';
import { ask, post } from '../api/site.ts';
import { saveOwnProfile, signedInMember } from './client.ts';
import { sweptMail } from './swept-mail.ts';

const sql = connect();
const PATH = '/api/members/contact-address';
const [DONE, FAILED] = [paths.confirmAddress({ did: 'done' }), paths.confirmAddress({ did: 'failed' })];
const queue = openQueue('email', { url: readStack().redis });
let session: Awaited<ReturnType<typeof signedInMember>>;
let profile: string;
let old: string;

beforeAll(async () => {
  session = await signedInMember(sql);
});
beforeEach(async () => {
  await forgetMemberLimits();
  await forgetContactLimits();
  await removeTestRows(sql);
  old = `old-${randomUUID()}@example.org`;
  profile = await addProfile(sql, { user_id: session.member.id, last_name: 'Moved', email: old });
});
afterAll(async () => {
  await queue.close();
  await removeTestRows(sql);
  await sql`delete from auth.users where id = ${session.member.id}`;
  await forgetMemberLimits();
});

const mail = sweptMail(sql, queue);

/** Asks for a new address. @returns it, and the link that was mailed there */
async function asked(): Promise<{ address: string; link: URL; token: string }> {
  const address = `new-${randomUUID()}@example.org`;
  await saveOwnProfile(session.client, { email: address });
  const { text } = await mail(address, '/confirm-address');
  const link = new URL(/https?:\/\/\S+\/confirm-address\?\S+/.exec(text)?.[0] ?? '');
  return { address, link, token: link.searchParams.get('token') ?? '' };
}

const write = (message: string) =>
  post('/api/contact', {
    ...{ psychologistId: profile, name: 'Ada', email: `visitor-${randomUUID()}@example.org`, message },
  });

describe('a member who asks for messages at a new address', () => {
  it('gets them at the old one until the new one has confirmed it, and the account is told twice', async () => {
    const { address, link, token } = await asked();
    const notice = await mail(session.member.email, `> ${address}`);
    expect(notice.subject).toBe('A new address for messages from visitors was asked for');
    expect(notice.text).toContain(`Until then they go to ${old}.`);
    expect(notice.text).toContain('/password-reset');

    // Whatever opens links in mails: it changes nothing.
    const page = await ask(link.pathname + link.search);
    expect([page.status, page.headers.get('cache-control'), page.headers.get('referrer-policy')]).toEqual([
      200,
      'no-store',
      'same-origin',
    ]);
    expect((await write('Before it is confirmed')).status).toBe(202);
    await mail(old, 'Before it is confirmed');

    for (let count = 0; count < 2; count += 1) {
      const confirmed = await press(PATH, { token });
      expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, DONE]);
    }
    expect((await write('After it is confirmed')).status).toBe(202);
    await mail(address, 'After it is confirmed');
    const done = await mail(session.member.email, 'Messages from visitors go to a new address');
    expect(done.text).toContain(`> ${address}`);
  });

  it('is written to in the language of the profile, and told when it is taken away', async () => {
    await sql`update psychologist_profiles set bio_language = 'fr' where id = ${profile}`;
    const { link } = await asked();
    expect(link.searchParams.get('lang')).toBe('fr');
    await saveOwnProfile(session.client, { email: null });
    await mail(session.member.email, 'L’adresse courriel de votre profil a été retirée');
    expect(await storedProfile(sql, profile)).toMatchObject({ email: null });
  });

  it('takes it back by setting a new password, as whoever did not ask for it is told to', async () => {
    const { token } = await asked();
    const { client, member } = session;
    const password = `${member.password} anew`;
    const changed = await client.auth.updateUser({ password, current_password: member.password });
    expect(changed.error).toBeNull();
    member.password = password;
    expect((await press(PATH, { token })).headers.get('location')).toBe(FAILED);
    expect(await storedProfile(sql, profile)).toMatchObject({ email: old });
  });
});

describe('the address that confirms', () => {
  it('takes no made-up token, says why in the page’s language, and cannot be tried for ever', async () => {
    const token = 'x'.repeat(43);
    expect([(await press(PATH, {})).status, (await post(PATH, { token })).status]).toEqual([400, 415]);
    const refused = await press(PATH, { token, language: 'fr' });
    expect(refused.headers.get('location')).toBe(`${FAILED}&lang=fr`);
    const page = await ask(`${FAILED}&lang=fr`);
    expect(page.text).toContain(
      'Ce lien ne fonctionne plus. Il est trop ancien, ou la demande a été retirée.',
    );
    const tries = await Promise.all(Array.from({ length: 30 }, () => press(PATH, { token })));
    const later = paths.confirmAddress({ token, did: 'later' });
    expect(tries.some(({ headers }) => headers.get('location') === later)).toBe(true);
    expect((await ask(later)).text).toContain('There were too many tries.');
  });
});
