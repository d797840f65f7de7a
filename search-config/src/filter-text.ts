/**
 * A text as a value in a filter expression. Within quotes the engine takes a backslash before a quote or another backslash
 * for an escape; so does the search screen's adapter.
 */
export function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}
