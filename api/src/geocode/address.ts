/** The address as it is kept and asked for: single spaces, lower case, no control characters. */
export function normalizeAddress(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .toLowerCase();
}
