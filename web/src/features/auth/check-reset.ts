import { passwordReset } from '@directory/domain/contracts/password-reset';
import type { Language } from '@directory/domain/language';
import { contractErrors } from '../../ui/form/contract-errors.ts';

/** A module of its own: it is fetched when the field gets the focus. */
export function checkReset(values: { email: string }, language: Language): Record<string, string> {
  return contractErrors(passwordReset.input, values, language);
}
