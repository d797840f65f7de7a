import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkNewPassword, PASSWORD_MIN_LENGTH } from './new-password-form.tsx';

describe('a new password', () => {
  it('is as long as Auth itself asks for', () => {
    const config = readFileSync(new URL('../../../../supabase/config.toml', import.meta.url), 'utf8');
    expect(config).toContain(`minimum_password_length = ${PASSWORD_MIN_LENGTH}\n`);
  });

  it.each([
    ['', 'required'],
    ['123456789', 'tooShort'],
    ['1234567890', null],
    ['é'.repeat(36), null],
    ['é'.repeat(37), 'tooLong'],
  ])('%j: %j', (password, problem) => {
    expect(checkNewPassword(password)).toBe(problem);
  });
});
