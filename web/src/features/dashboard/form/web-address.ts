/** Why a text cannot stand as a web address on a profile. */
export type WebAddressProblem = 'webScheme' | 'webInternal' | 'webMalformed';

/** An address as it is saved: https where the member wrote no scheme. `''` stays empty. */
export function withScheme(typed: string): string {
  const text = typed.trim();
  if (text === '' || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)) return text;
  return `https://${text.replace(/^\/+/, '')}`;
}

/**
 * Why the text is no address that visitors can be sent to, or null when it is one (or empty). Only http and https, and only
 * hosts of the public internet: a name with a dot, or a public IP address.
 */
export function webAddressProblem(typed: string): WebAddressProblem | null {
  const text = withScheme(typed);
  if (text === '') return null;
  if (!/^https?:\/\//i.test(text)) return /^https?:/i.test(text) ? 'webMalformed' : 'webScheme';
  if (/[\s<>"]/.test(text) || !URL.canParse(text)) return 'webMalformed';
  const { hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') return 'webMalformed';
  if (isInternalHost(hostname)) return 'webInternal';
  return hostname.includes('.') || hostname.startsWith('[') ? null : 'webMalformed';
}

const INTERNAL_NAME =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|test|invalid|onion|home\.arpa)\.?$/;

/** Private, loopback, link-local and reserved ranges of IPv4. The URL parser has written the address with four numbers. */
const INTERNAL_IPV4 =
  /^(0|10|127|22[4-9]|23\d|24\d|25[0-5])\.|^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|^169\.254\.|^172\.(1[6-9]|2\d|3[01])\.|^192\.(168|0\.[02])\.|^198\.1[89]\./;

function isInternalHost(hostname: string): boolean {
  // No psychologist's site is reached by a bare IPv6 address: none is told apart here.
  return hostname.startsWith('[') || INTERNAL_NAME.test(hostname) || INTERNAL_IPV4.test(hostname);
}
