import Papa from 'papaparse';

/** Encodings that a file may be in. Windows-1252 is what older spreadsheets write. */
export const ENCODINGS = ['utf-8', 'windows-1252', 'utf-16le'] as const;
export type FileEncoding = (typeof ENCODINGS)[number];

export interface TableFile {
  encoding: FileEncoding;
  delimiter: string;
  headings: string[];
  /** Cells by row; blank rows are left out. */
  rows: { row: number; cells: string[] }[];
}

/** A file that cannot be read as a table. The message is for the operator. */
export class FileError extends Error {
  override readonly name = 'FileError';
  readonly code = 'unreadable_file';
}

/**
 * Reads delimited text with a heading line. Encoding and delimiter are found out unless given. `row` counts as a spreadsheet does: the
 * headings are row 1.
 * @throws FileError when it is no such text
 */
export function readTable(
  bytes: Uint8Array,
  given: { encoding?: FileEncoding; delimiter?: string } = {},
): TableFile {
  const encoding = given.encoding ?? detectEncoding(bytes);
  const text = decode(bytes, encoding);
  if (text.includes('\0')) throw new FileError('It is no text: save the table as CSV first.');
  const parsed = Papa.parse<string[]>(text, { delimiter: given.delimiter ?? '' });
  const broken = parsed.errors.find(({ type }) => type === 'Quotes');
  if (broken) throw new FileError(`Row ${(broken.row ?? 0) + 1}: a quotation mark is not closed.`);
  const lines = parsed.data.map((cells, index) => ({ row: index + 1, cells: cells.map(unguard) }));
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [first, ...rows] = filled;
  if (!first) throw new FileError('It is empty.');
  if (first.cells.length < 2)
    throw new FileError('Its first row is one column: name what stands between columns with --delimiter.');
  return {
    encoding,
    delimiter: parsed.meta.delimiter,
    headings: first.cells.map((heading) => heading.replace(/\s+/g, ' ').trim()),
    rows,
  };
}

function detectEncoding(bytes: Uint8Array): FileEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    // Accents in Windows-1252 are hardly ever valid UTF-8.
    return 'windows-1252';
  }
}

/** The text without a byte order mark. @throws FileError when it is not in that encoding */
function decode(bytes: Uint8Array, encoding: FileEncoding): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    throw new FileError(`It is not in ${encoding}.`, { cause: error });
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
