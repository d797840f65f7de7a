import { passwordReset } from '@directory/domain/contracts/password-reset';
import type { Language } from '@directory/domain/language';
import { contractErrors } from '../../ui/form/contract-errors.ts';

/** What is wrong with the address, by field. A module of its own: it comes when the field gets the focus. */
export function checkReset(email: string, language: Language): Record<string, string> {
  return contractErrors(passwordReset.input, { email }, language);
}
