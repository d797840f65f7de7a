import { fold } from './fold.ts';

/**
 * Reads one of the register's comma-separated list fields: split on commas, semicolons and line ends, trimmed, inner
 * white space made one space, empty items dropped, repeats (whatever their case or accents) dropped, first spelling kept.
 */
export function splitList(field: string | null | undefined): string[] {
  return uniqueFolded((field ?? '').split(/[,;\n]/).map((item) => item.replace(/\s+/g, ' ').trim()));
}

/** A list of common words as a phrase: no capital after the first. */
export const smallAfterFirst = (list: string): string => list.replace(/, ./gu, (next) => next.toLowerCase());

/** Keeps the first of each run of items that differ only in case or accents; drops empty ones. */
export function uniqueFolded(items: Iterable<string>): string[] {
  const seen = new Map<string, string>();
  for (const item of items) {
    const key = fold(item);
    if (key !== '' && !seen.has(key)) seen.set(key, item);
  }
  return [...seen.values()];
}
