import { printable, printableLines } from './printable.ts';

/** A record's values by label, one a line; empty ones are left out, texts of several lines follow below. */
export function recordText(
  values: Readonly<Record<string, string | number | Date | null>>,
  text: string | null,
): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== '');
  const width = Math.max(...given.map(([label]) => label.length));
  const lines = given.map(([label, value]) => {
    const words = value instanceof Date ? value.toISOString() : String(value);
    return `${label.padEnd(width)}  ${printable(words)}`;
  });
  return text === null ? lines.join('\n') : [...lines, printableLines(text)].join('\n');
}

/** Rows in columns, under a heading; `nothing` when there is none. */
export function tableText(
  heading: readonly string[],
  rows: readonly (readonly string[])[],
  nothing: string,
): string {
  if (rows.length === 0) return nothing;
  const cells = [heading, ...rows.map((row) => row.map(printable))];
  const widths = heading.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** How a mail stands: `sent`, `queued`, or `failed: reason`. */
export function mailText(status: string, attempts: number, reason: string | null): string {
  const tries = attempts === 1 ? '1 try' : `${attempts} tries`;
  return reason === null ? `${status} (${tries})` : `${status} (${tries}): ${reason}`;
}
