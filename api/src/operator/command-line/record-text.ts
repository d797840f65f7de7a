import { lookAlikeWords, withoutLookAlikes } from '@directory/domain/text/look-alikes';
import type { MessageRecord } from '../../messages/contact/store.ts';
import type { MailRecord } from '../../messages/mail/store.ts';

type Cell = string | number | Date | readonly string[] | null;

/** What stands under each label: a field of the row, or what is made of it. */
export type Columns<Row> = Readonly<Record<string, keyof Row | ((row: Row) => Cell)>>;

/** Fields that are called as they are labelled. */
export const named = <Key extends string>(...keys: Key[]): Record<string, Key> =>
  Object.fromEntries(keys.map((key) => [`${key.charAt(0).toUpperCase()}${key.slice(1)}`, key]));

/** What stands there, a moment as `moment` writes it; empty where there is nothing. */
function cellOf<Row>(column: Columns<Row>[string], row: Row, moment: (moment: Date) => string): string {
  const cell = typeof column === 'function' ? column(row) : (row[column] as Cell);
  if (cell instanceof Date) return moment(cell);
  return printable(Array.isArray(cell) ? cell.join(', ') : String(cell ?? ''));
}

/** Rows as they are shown, under their labels. */
export interface Table {
  labels: readonly string[];
  rows: readonly (readonly string[])[];
  /** How many rows there are in all, of a list. */
  total?: number;
  /** What somebody wrote, of one record. */
  prose?: string | null;
}

export function tableOf<Row>(columns: Columns<Row>, rows: readonly Row[]): Table {
  const cells = (row: Row) => Object.values(columns).map((column) => cellOf(column, row, minute));
  return { labels: Object.keys(columns), rows: rows.map(cells) };
}

/** A record's values by label, one a line; empty ones are left out, texts of several lines follow below. */
export function recordText<Row>(columns: Columns<Row>, row: Row, text: string | null): string {
  const given = Object.entries(columns)
    .map(([label, column]) => [label, cellOf(column, row, (moment) => moment.toISOString())] as const)
    .filter(([, value]) => value !== '');
  const width = Math.max(...given.map(([label]) => label.length));
  const lines = given.map(([label, value]) => `${label.padEnd(width)}  ${value}`);
  return text === null ? lines.join('\n') : [...lines, printableLines(text)].join('\n');
}

/** Rows in columns, under their labels; `nothing` when there is none. */
export function columnsText<Row>(columns: Columns<Row>, rows: readonly Row[], nothing: string): string {
  return tableText(tableOf(columns, rows), nothing);
}

export function tableText({ labels, rows }: Table, nothing: string): string {
  if (rows.length === 0) return nothing;
  const cells = [labels.map((label) => label.toUpperCase()), ...rows];
  const widths = labels.map((_, place) => Math.max(...cells.map((row) => row[place]?.length ?? 0)));
  const padded = cells.map((row) => row.map((cell, place) => cell.padEnd(widths[place] ?? 0)));
  return padded.map((row) => row.join('  ').trimEnd()).join('\n');
}

/** Those sentences that are to be said. */
export const said = (...sentences: readonly (string | false)[]): string[] =>
  sentences.filter((sentence) => sentence !== false);

/** Why something failed, in a sentence. */
export const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error);

export const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

/** A moment to the minute, in UTC. */
const minute = (moment: Date): string => moment.toISOString().slice(0, 16);

/** Only a message's own mail is ever held back: the others need not say. */
type MailProgress = Pick<MailRecord, 'status' | 'failure_reason'> &
  Partial<Pick<MailRecord, 'not_before'>> & { attempts: number | null };

/** How a mail stands: `sent`, `queued`, `waiting until 2026-11-22T15:04Z`, or `failed: reason`. */
export function mailText({
  status,
  attempts,
  failure_reason: reason,
  not_before: until,
}: MailProgress): string {
  if (status === 'queued' && until && until.getTime() > Date.now()) return `waiting until ${minute(until)}Z`;
  const tries = attempts === 1 ? '1 try' : `${attempts ?? 0} tries`;
  return reason === null ? `${status} (${tries})` : `${status} (${tries}): ${reason}`;
}

/** The same for the mail that tells a form's sender that it has arrived; of a message that was passed on there is none. */
export const confirmationText = ({
  confirmation_status: status,
  confirmation_attempts: attempts,
  confirmation_failure_reason: reason,
}: Pick<MessageRecord, `confirmation_${'status' | 'attempts' | 'failure_reason'}`>): string =>
  status === null ? 'none' : mailText({ status, attempts, failure_reason: reason });

/**
 * What a terminal must not be sent: control characters (they move the cursor, colour, or answer for the operator) and marks
 * that turn the direction of text around. Visitors wrote the texts that the commands show.
 */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** The text on one line, with what a terminal must not be sent written out: `\u001b`. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, escape);
}

/** The same for a text of several lines: each is indented, so that none passes for the command's own words. */
export function printableLines(text: string): string {
  return text
    .split('\n')
    .map((line) => `  | ${printable(line)}`)
    .join('\n');
}

/** JSON that reads as the same values and holds nothing that a terminal must not be sent. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value).replace(UNPRINTABLE, escape);
}

function escape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/**
 * The words, with those that may be there to be taken for others, and the letters that no reader can tell from Latin ones by looking: a
 * Cyrillic о spells somebody else's name, too.
 */
export function wordsText(words: string): string {
  const alike = lookAlikeWords(words);
  const others = [...new Set(words.match(/(?!\p{Script=Latin})\p{L}/gu))].map(
    (letter) => `${letter} U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
  const notes = said(
    alike.length > 0 && `LOOK-ALIKE LETTERS in ${alike.join(', ')}: reads ${withoutLookAlikes(words)}`,
    others.length > 0 && `not Latin: ${others.slice(0, 5).join(', ')}`,
  );
  return notes.length === 0 ? words : `${words} (${notes.join('; ')})`;
}
