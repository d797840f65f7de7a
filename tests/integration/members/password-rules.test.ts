import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../support/database.ts';
import { forgetMemberLimits } from '../../support/limits.ts';
import { ownMembers } from '../../support/own-members.ts';
import { ask, errorOf, type Answer } from '../api/site.ts';
import { bearer, siteClient } from './client.ts';

const sql = connect();
const members = ownMembers(sql);
beforeEach(forgetMemberLimits);
afterAll(() => members.remove());

/** Sets the password as a program would, whatever a browser's form says of it. */
function setPassword(authorization: string, password: string, headers = {}): Promise<Answer> {
  return ask('/api/supabase/auth/v1/user', {
    method: 'PUT',
    headers: { authorization, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ password }),
  });
}

describe('a password that is set through the site', () => {
  it('is refused by the server when it is weak, and the answer says which rule', async () => {
    const member = await members.add();
    const client = siteClient();
    await client.auth.signInWithPassword(member);
    const { authorization } = await bearer(client);
    for (const [password, reason] of [
      ['Sunshine2026!', 'common'],
      [member.email, 'own_words'],
      ['x1y2z'.repeat(100), 'long'],
    ] as const) {
      const { error } = await client.auth.updateUser({ password });
      expect(error, password).toMatchObject({ status: 422, code: 'weak_password', reasons: [reason] });
    }
    // Not one of them was taken meanwhile.
    expect((await siteClient().auth.signInWithPassword(member)).error).toBeNull();

    // The sentence for other programs is in their language, and repeats no password.
    const english = await setPassword(authorization, 'password12');
    expect(errorOf(english).error).toBe(
      'Many people use this password, so it is easy to guess. Please choose another one.',
    );
    const french = await setPassword(authorization, 'password12', { 'accept-language': 'fr-CA' });
    expect(errorOf(french).error).toMatch(/^Bien des gens utilisent ce mot de passe;/);
    expect(english.headers.get('cache-control')).toBe('no-store');
  });

  it('counts in all of its length: beyond the 72 bytes of bcrypt, 64 characters of four bytes', async () => {
    const password = '🦫🍁🌊🪶🐻🐿🍂🌲'.repeat(7) + '🌲🐻🍁🦫🌊🪶🍂🐿';
    const member = await members.add();
    const client = siteClient();
    await client.auth.signInWithPassword(member);
    const set = await client.auth.updateUser({ password, current_password: member.password });
    expect(set.error).toBeNull();
    const { email } = member;
    const shorter = Array.from(password).slice(0, -1).join('');
    expect((await siteClient().auth.signInWithPassword({ email, password: shorter })).error?.code).toBe(
      'invalid_credentials',
    );
    expect((await siteClient().auth.signInWithPassword({ email, password })).error).toBeNull();
    // It is the present one, too.
    const again = await client.auth.updateUser({ password: 'lake-ferns', current_password: password });
    expect(again.error).toBeNull();
  });
});
