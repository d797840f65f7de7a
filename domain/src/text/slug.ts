import { openLetters } from './fold.ts';

/**
 * The marks that Latin letters bear. Listed, because Postgres' regular expressions know no `\p{M}` and its `slugify(text)` follows
 * the same rule (a test holds the two together). Marks of other scripts become hyphens, as their letters do.
 */
const LATIN_MARKS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]/g;

/**
 * A text as a part of an address: accents removed, lowercased, every run of other characters made one hyphen.
 * `slugify('Élise', 'Côté-Roy')` is `'elise-cote-roy'`; a text without Latin letters or digits gives `''`.
 */
export function slugify(...parts: string[]): string {
  return openLetters(parts.join(' ').normalize('NFKD').replace(LATIN_MARKS, '').toLowerCase())
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
