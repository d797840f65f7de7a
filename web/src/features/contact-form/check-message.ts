import { contact } from '@directory/domain/contracts/contact';
import type { Language } from '@directory/domain/language';
import { contractErrors } from '../../ui/form/contract-errors.ts';

/** A module of its own: it is fetched when a field gets the focus. */
export function checkMessage(message: unknown, language: Language): Record<string, string> {
  return contractErrors(contact.input, message, language);
}
