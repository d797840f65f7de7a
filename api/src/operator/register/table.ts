import { isAscii } from 'node:buffer';
import Papa from 'papaparse';

/** Encodings that a file may be in. Windows-1252 is what older spreadsheets write. */
export const ENCODINGS = ['utf-8', 'windows-1252', 'utf-16le'] as const;
export type FileEncoding = (typeof ENCODINGS)[number];

/** What the operator says of a file. */
export interface Form {
  encoding?: FileEncoding | undefined;
  delimiter?: string | undefined;
}

/** Bytes as they come, from a file or a pipe. */
export type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** A row's cells; blank rows are left out. */
export interface TableRow {
  row: number;
  cells: string[];
}

export type TableFile = Awaited<ReturnType<typeof readTable>>;

/** A file that cannot be read as a table. The message is for the operator. */
export class FileError extends Error {
  override readonly name = 'FileError';
  readonly code = 'unreadable_file';
}

/** What the delimiter and the line ends are found out from. */
const SAMPLE_CHARACTERS = 64 * 1024;
/** Far more than all fields together may have: what is longer is no row, but text behind an open quotation mark. */
const LONGEST_ROW = 1024 * 1024;

/**
 * Reads delimited text with a heading line. Encoding and delimiter are found out unless given. `row` counts as a spreadsheet does: the
 * headings are row 1. Of a file of any size only some rows are held.
 * @throws FileError when it is no such text
 */
export async function readTable(bytes: Bytes, given: Form = {}) {
  const found: Form = { encoding: given.encoding };
  const texts = decoded(bytes, found);
  let sample = '';
  let isWhole = false;
  while (!isWhole && sample.length < SAMPLE_CHARACTERS) {
    const { done = false, value = '' } = await texts.next();
    isWhole = done;
    sample += value;
  }
  const { meta } = Papa.parse(sample, { delimiter: given.delimiter ?? '', preview: 10 });
  const form = { delimiter: meta.delimiter, newline: meta.linebreak as '\n' };
  const rows = filledRows(follow(sample, texts), form);
  const opening = await rows.next();
  const first = opening.done ? [] : opening.value;
  const headings = first.shift()?.cells;
  if (!headings) throw new FileError('It is empty.');
  if (headings.length < 2)
    throw new FileError('Its first row is one column: name what stands between columns with --delimiter.');
  return {
    /** Known for certain once the rows are read: until then all may be plain ASCII. */
    get encoding(): FileEncoding {
      return found.encoding ?? 'utf-8';
    },
    delimiter: meta.delimiter,
    headings: headings.map((heading) => heading.replace(/\s+/g, ' ').trim()),
    /** Read as they are asked for, some at a time, and once. @throws FileError */
    rows: follow(first, rows),
  };
}

/** A cell that is said otherwise than the file has it: `12:Heading=value`. */
const CELL = /^(\d+):(.+=.*)$/s;

/**
 * The rows of a file, in which some cells are read as is said here.
 * @throws FileError for a cell that the file has not
 */
export async function* mended(
  { headings, rows }: Pick<TableFile, 'headings' | 'rows'>,
  cells: readonly string[],
): AsyncIterable<TableRow[]> {
  const said = cells.map((cell) => {
    const [, row, text = ''] = CELL.exec(cell) ?? [];
    const place = headings.findIndex((heading) => text.startsWith(`${heading}=`));
    if (place < 0) throw new FileError(`It has no cell ${cell}.`);
    return { row: Number(row), place, value: text.slice((headings[place] ?? '').length + 1) };
  });
  const unread = new Set(said);
  for await (const some of rows) {
    for (const cell of said) {
      const found = some.find((each) => each.row === cell.row);
      if (!found) continue;
      found.cells[cell.place] = cell.value;
      unread.delete(cell);
    }
    yield some;
  }
  for (const { row } of unread) throw new FileError(`It has no row ${row}.`);
}

async function* follow<Piece>(first: Piece, rest: AsyncIterable<Piece>): AsyncIterable<Piece> {
  yield first;
  yield* rest;
}

/** Rows that have something in them. */
async function* filledRows(
  texts: AsyncIterable<string>,
  form: { delimiter: string; newline: '\n' },
): AsyncGenerator<TableRow[], undefined> {
  let count = 0;
  let rest = '';
  const rowsOf = (text: string, isLast: boolean): TableRow[] => {
    const parsed = new Papa.Parser(form).parse(rest + text, 0, !isLast) as Papa.ParseResult<string[]>;
    // What is found in a row that is not whole yet is found again, if it is so.
    const isWhole = ({ row = 0 }: Papa.ParseError) => isLast || row < parsed.data.length;
    const broken = parsed.errors.find((error) => error.type === 'Quotes' && isWhole(error));
    if (broken) throw new FileError(openQuote(count + (broken.row ?? 0) + 1));
    rest = (rest + text).slice(parsed.meta.cursor);
    if (!isLast && rest.length > LONGEST_ROW) throw new FileError(openQuote(count + parsed.data.length + 1));
    const rows = parsed.data.map((cells) => ({ row: (count += 1), cells: cells.map(unguard) }));
    return rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  };
  for await (const text of texts) {
    const rows = rowsOf(text, false);
    if (rows.length > 0) yield rows;
  }
  yield rowsOf('', true);
  return undefined;
}

const openQuote = (row: number) => `Row ${row}: a quotation mark is not closed.`;

/**
 * Text of bytes that come in pieces, without a byte order mark. The first letter beyond ASCII tells the encoding, which is noted.
 * @throws FileError when they are no text in that encoding
 */
async function* decoded(bytes: Bytes, found: Form): AsyncGenerator<string, undefined> {
  let decoder: TextDecoder | undefined;
  let held: Uint8Array = new Uint8Array();
  const decode = (chunk: Uint8Array, isLast: boolean): string => {
    const piece = Buffer.concat([held, chunk]);
    held = new Uint8Array();
    if (!found.encoding && isAscii(piece)) return piece.toString('latin1');
    // A letter may go on in the next piece.
    if (!found.encoding && !isLast && isAscii(piece.subarray(0, -3))) {
      held = piece;
      return '';
    }
    found.encoding ??= encodingOf(piece, isLast);
    decoder ??= new TextDecoder(found.encoding, { fatal: true });
    try {
      return decoder.decode(piece, { stream: !isLast });
    } catch (cause) {
      throw new FileError(`It is not in ${found.encoding}.`, { cause });
    }
  };
  const textOf = (chunk: Uint8Array, isLast: boolean): string => {
    const text = decode(chunk, isLast);
    if (text.includes('\0')) throw new FileError('It is no text: save the table as CSV first.');
    return text;
  };
  for await (const chunk of bytes) yield textOf(chunk, false);
  yield textOf(new Uint8Array(), true);
  return undefined;
}

function encodingOf(bytes: Uint8Array, isWhole: boolean): FileEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole });
    return 'utf-8';
  } catch {
    // Accents in Windows-1252 are hardly ever valid UTF-8.
    return 'windows-1252';
  }
}

/** What a spreadsheet would take for a formula, also behind the marks that guard one. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** The cell so that no spreadsheet runs it: OWASP's guard against CSV injection. Read back by {@link unguard}. */
export const guard = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** The cell as it was before {@link guard}. */
export const unguard = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

/** A table as CSV: commas, UTF-8 with the mark by which spreadsheets know it, formulas guarded. */
export function writeTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(guard));
  return `\ufeff${Papa.unparse({ fields: [...headings], data: cells }, { newline: '\r\n' })}\r\n`;
}
