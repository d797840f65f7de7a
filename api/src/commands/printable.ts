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
