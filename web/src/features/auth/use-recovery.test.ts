import { describe, expect, it } from 'vitest';
import { readRecoveryLink } from './use-recovery.ts';

describe('the link of a mail', () => {
  it.each([
    ['?token_hash=abc&type=recovery', '', { kind: 'token', tokenHash: 'abc', type: 'recovery' }],
    ['', '#token_hash=abc&type=invite', { kind: 'token', tokenHash: 'abc', type: 'invite' }],
    ['?token_hash=abc&type=email_change', '', { kind: 'token', tokenHash: 'abc', type: 'recovery' }],
    ['?lang=fr', '#access_token=a&refresh_token=r&type=recovery', { kind: 'refused' }],
    ['', '#error=access_denied&error_code=otp_expired&error_description=x', { kind: 'refused' }],
    ['?error=access_denied', '#sb=', { kind: 'refused' }],
    ['?lang=fr', '', null],
    ['?token_hash=', '', null],
  ])('%s%s', (search, hash, link) => {
    expect(readRecoveryLink(search, hash)).toEqual(link);
  });
});
