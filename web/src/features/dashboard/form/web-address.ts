import { isPublicWebAddress, withScheme } from '@directory/domain/profile/web-address';

/** Why a text cannot stand as a web address on a profile. */
export type WebAddressProblem = 'webScheme' | 'webInternal' | 'webMalformed';

/** Why the text is no address that visitors can be sent to, or null when it is one (or empty). */
export function webAddressProblem(typed: string): WebAddressProblem | null {
  const text = withScheme(typed);
  if (text === '' || isPublicWebAddress(text)) return null;
  if (!/^https?:/i.test(text)) return 'webScheme';
  return URL.canParse(text) && LOCAL_HOST.test(new URL(text).hostname) ? 'webInternal' : 'webMalformed';
}

/**
 * Names of a local network, and hosts in numbers as the URL parser writes them. It only chooses the sentence: what is refused, the
 * domain's rule decides.
 */
const LOCAL_HOST =
  /^[\d.]+$|^\[|(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|test|invalid|onion|arpa)$/;
