import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Predicate, readPredicate } from './predicate.ts';

/** What somebody typed, and what a good answer is like. */
export interface JudgedQuery {
  text: string;
  satisfies: Predicate;
}

/**
 * The queries of a file beside this one: `what was typed => predicate`, one a line; `#` begins a remark. Written from what people say,
 * never from what the directory understands.
 * @throws Error that names the line which cannot be read
 */
export function readQueries(file: string): JudgedQuery[] {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [text = '', predicate = ''] = line.split(' => ');
      if (predicate === '') throw new Error(`${file}: "${line}" has no " => ".`);
      return { text: text.trim(), satisfies: readPredicate(predicate) };
    });
}
