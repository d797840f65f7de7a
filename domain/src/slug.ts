import { fold } from './fold.ts';

/**
 * The specification's slug: accents folded, lowercased, every run of other characters made one hyphen.
 * `slugify('Élise', 'Côté-Roy')` is `'elise-cote-roy'`; a text without letters or digits gives `''`.
 * The database's `slugify(text)` follows the same rule; a test holds the two together.
 */
export function slugify(...parts: string[]): string {
  return fold(parts.join(' '))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
