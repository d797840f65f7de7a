import type { Language } from '@directory/domain/language';

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

/** Ten digits, however they are parted, with the country's 1 or without, and perhaps an extension. */
const NUMBER =
  /^(?:\+?1[\s.-]*)?\(?([2-9]\d\d)\)?[\s./-]*(\d{3})[\s.-]*(\d{4})(?:[\s,;]*(?:ext(?:ension)?|x|poste|#)[\s.:#]*(\d{1,6}))?$/i;

/** Area codes of numbers that are free to call, which are written with the 1 in front. */
const TOLL_FREE = /^8(?:00|33|44|55|66|77|88)$/;

/** A number as all are written here, `204-555-0138`, whoever wrote it how; what is no number of this country stays as it is. */
export function displayPhone(phone: string, language: Language): string {
  const [, area, exchange, line, extension] = NUMBER.exec(phone.trim()) ?? [];
  if (!area) return phone;
  const number = `${TOLL_FREE.test(area) ? '1-' : ''}${area}-${exchange}-${line}`;
  return extension ? `${number} ${language === 'fr' ? 'poste' : 'ext.'} ${extension}` : number;
}
