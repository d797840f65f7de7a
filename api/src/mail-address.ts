import { isEmail } from '@directory/domain/contracts/email';

export interface MailAddress {
  name: string;
  address: string;
}

/**
 * Reads `Name <address>` or a bare address.
 * @throws Error when it is neither, or holds a line end
 */
export function parseSender(text: string): MailAddress {
  const match = /^(?:"?([^"<>\r\n]*?)"?\s*<([^<>\s]+)>|([^<>\s]+))$/.exec(text.trim());
  const address = match?.[2] ?? match?.[3] ?? '';
  if (!isEmail(address)) throw new Error('is not an email address such as Directory <mail@example.ca>');
  return { name: match?.[1] ?? '', address };
}

/** The part of an address after the @. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
