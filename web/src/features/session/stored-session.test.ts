import { describe, expect, it } from 'vitest';
import { parseStoredSession } from './stored-session.ts';

describe('a kept session', () => {
  it('is what supabase-js writes', () => {
    const session = { access_token: 'a', refresh_token: 'r', user: { id: '1', email: 'ana@example.org' } };
    expect(parseStoredSession(JSON.stringify(session))).toEqual({ email: 'ana@example.org' });
    expect(parseStoredSession(JSON.stringify({ ...session, user: null }))).toEqual({});
  });

  it.each(['', 'null', '{', '[]', '"x"', '{"refresh_token":""}', '{"user":{"email":"ana@example.org"}}'])(
    'is not %j',
    (text) => {
      expect(parseStoredSession(text)).toBeNull();
    },
  );
});
