import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Writable } from 'node:stream';

/** Rows are handed over in pieces of about this many characters: few writes, little memory. */
const PIECE_LENGTH = 256 * 1024;

export type CopyValue =
  | string
  | number
  | boolean
  | null
  | Date
  | readonly string[]
  | Readonly<Record<string, unknown>>;

/** One row in the text format of COPY. Arrays are written as Postgres arrays of text, other objects as JSON. */
export function copyLine(values: readonly CopyValue[]): string {
  let line = '';
  for (const [index, value] of values.entries()) line += (index === 0 ? '' : '\t') + copyField(value);
  return `${line}\n`;
}

function copyField(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escape(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value instanceof Date) return value.toISOString();
  if (isList(value)) return escape(`{${value.map(arrayItem).join(',')}}`);
  return escape(JSON.stringify(value));
}

const isList = (value: object): value is readonly string[] => Array.isArray(value);

const arrayItem = (item: string) => `"${item.replace(/["\\]/g, '\\$&')}"`;

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function escape(text: string): string {
  // Nearly no text needs it, and the test is far cheaper than the replacement.
  return /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (found) => ESCAPES[found] ?? found) : text;
}

/** Streams the lines into a `copy … from stdin`, waiting whenever the database is the slower one. */
export async function copyInto(target: Writable, lines: Iterable<string>): Promise<void> {
  await pipeline(Readable.from(pieces(lines), { objectMode: true, highWaterMark: 2 }), target);
}

function* pieces(lines: Iterable<string>): Generator<string> {
  let piece = '';
  for (const line of lines) {
    piece += line;
    if (piece.length >= PIECE_LENGTH) {
      yield piece;
      piece = '';
    }
  }
  if (piece !== '') yield piece;
}
