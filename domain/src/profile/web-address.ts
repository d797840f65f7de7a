// One rule with public.is_public_web_address in supabase/migrations; a test holds the two together.

const MAX_LENGTH = 500;

/** Browsers read a backslash as a slash and drop control characters, which would move the host's end. */
// oxlint-disable-next-line no-control-regex -- control characters are what is refused
const UNSAFE = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029<>"\\]/;

/** Labels of Latin letters and digits, the last one of letters alone (or an encoded one), then an optional port. */
const NAMED_HOST =
  /^https?:\/\/([a-z0-9À-ÖØ-öø-ɏ]([a-z0-9À-ÖØ-öø-ɏ-]{0,61}[a-z0-9À-ÖØ-öø-ɏ])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})(:[0-9]{1,5})?([/?#]|$)/i;

/** Names that never leave a local network (RFC 6761, RFC 6762, RFC 8375, ICANN's list of private names). */
const INTERNAL_HOST =
  /^https?:\/\/[^/?#:]*\.(localhost|local|localdomain|internal|intranet|lan|home|corp|private|test|invalid|onion|arpa)(:[0-9]*)?([/?#]|$)/i;

/**
 * Whether a text is an address that visitors can be sent to: http or https, a host with a name on the public internet, nobody's
 * password. Numeric hosts are refused in whatever notation: no practice is reached by one, and a private address could hide in
 * it. The database refuses the same texts in `website`, `booking_url` and `social_links`.
 */
export function isPublicWebAddress(text: string): boolean {
  const host = /^[^:]*:\/\/([^/?#]*)/.exec(text)?.[1];
  return (
    text.length <= MAX_LENGTH &&
    !UNSAFE.test(text) &&
    NAMED_HOST.test(text) &&
    // A letter that stands for another, as the long s does, could spell an internal name.
    host === host?.normalize('NFKC') &&
    !INTERNAL_HOST.test(text)
  );
}

/** An address as people type it, with https where they wrote no scheme; `''` stays empty. */
export function withScheme(typed: string): string {
  const text = typed.trim();
  // `example.ca:8080` is a host with its port, `javascript:` a scheme.
  if (text === '' || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)) return text;
  return `https://${text.replace(/^\/+/, '')}`;
}

/** Why a text cannot stand as a web address on a profile. */
export type WebAddressProblem = 'webScheme' | 'webInternal' | 'webMalformed';

/** Why the text is no address that visitors can be sent to, or null when it is one (or empty). */
export function webAddressProblem(typed: string): WebAddressProblem | null {
  const text = withScheme(typed);
  if (text === '' || isPublicWebAddress(text)) return null;
  if (!/^https?:/i.test(text)) return 'webScheme';
  return URL.canParse(text) && LOCAL_HOST.test(new URL(text).hostname) ? 'webInternal' : 'webMalformed';
}

/** Names of a local network, and hosts in numbers as the URL parser writes them. It only chooses the sentence. */
const LOCAL_HOST =
  /^[\d.]+$|^\[|(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|test|invalid|onion|arpa)$/;
