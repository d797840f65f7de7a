import { InvalidArgumentError } from 'commander';

/** An operator's words that a mail quotes, as long as their column takes. */
export function parseReason(text: string): string {
  const reason = text.trim();
  if (reason === '' || reason.length > 500) throw new InvalidArgumentError('It takes 1 to 500 characters.');
  return reason;
}
