import { SHORTLIST_MAX } from '@directory/domain/site/shortlist';
import { paths } from '@directory/domain/site/paths';

/** The parameter that names the people of a link. */
export const IDS_PARAM = 'ids';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A UUID as the site writes it, in small letters. */
export function isUuidText(text: unknown): text is string {
  return typeof text === 'string' && UUID.test(text);
}

/** The path of a link that names these people and nothing else: no note, nothing of the visitor. */
export function listLink(ids: readonly string[]): string {
  return `${paths.shortlist()}?${IDS_PARAM}=${ids.map(shortId).join(',')}`;
}

export interface ListLink {
  /** Whom it names, each once, as many as a list holds. */
  ids: readonly string[];
  /** What of it is not among them: something that is no id, as in a link that was cut off, or people beyond what a list holds. */
  lost: 'unread' | 'beyond' | null;
}

/** What a link names; null when the address names nobody at all: then it is the page of the visitor's own list. */
export function readListLink(params: URLSearchParams): ListLink | null {
  const text = params.get(IDS_PARAM);
  if (text === null) return null;
  const parts = text.split(',').filter(Boolean);
  const ids = new Set(parts.flatMap((part) => longId(part) ?? []));
  const isUnread = parts.some((part) => longId(part) === null);
  return {
    ids: [...ids].slice(0, SHORTLIST_MAX),
    lost: isUnread ? 'unread' : ids.size > SHORTLIST_MAX ? 'beyond' : null,
  };
}

/** A UUID in 22 characters (base64url) rather than 36: four people fit into one line of a message. */
function shortId(id: string): string {
  const bytes = id.replaceAll('-', '').match(/../g) ?? [];
  const binary = bytes.map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The UUID of a short id, or of one that is written in full; null for anything else. */
function longId(text: string): string | null {
  if (isUuidText(text.toLowerCase())) return text.toLowerCase();
  if (!/^[\w-]{22}$/.test(text)) return null;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const hex = Array.from(binary, (letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
