/** The address that dials a number as it is written; an extension is dialled after a pause. */
export function phoneHref(phone: string): string {
  const [number = '', extension] = phone.split(/\s*(?:ext\.?|x|poste|#)\s*/i);
  const digits = number.replace(/[^\d+]/g, '');
  return `tel:${digits}${extension ? `,${extension.replace(/\D/g, '')}` : ''}`;
}

/** The address that writes to a member's own email address, and to no other: what a `?` in it would add is part of the name. */
export function emailHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}

/**
 * A link to a website that a member typed, and its short text. Without a scheme https is meant; another scheme than http
 * or https (`javascript:`) is no website, and gives null.
 */
export function webAddress(typed: string | null): { href: string; label: string } | null {
  if (!typed) return null;
  const text = /^[a-z][a-z\d+.-]*:/i.test(typed) && !/^[^/]+:\d/.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const path = url.pathname === '/' ? '' : url.pathname;
  return { href: url.href, label: url.host.replace(/^www\./, '') + path };
}
