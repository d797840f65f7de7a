/** Auth refuses shorter ones: `minimum_password_length` of supabase/config.toml, which a test compares with this. */
export const PASSWORD_MIN_LENGTH = 10;

/** Auth keeps no more of a password, in bytes: what bcrypt takes. */
const PASSWORD_MAX_BYTES = 72;

type PasswordProblem = 'required' | 'tooShort' | 'tooLong';

/** What is wrong with a new password, as far as a browser can tell; null when nothing is. */
export function checkNewPassword(password: string): PasswordProblem | null {
  if (password === '') return 'required';
  if (password.length < PASSWORD_MIN_LENGTH) return 'tooShort';
  return new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES ? 'tooLong' : null;
}
