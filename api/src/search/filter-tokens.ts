import { invalidRequest } from '../errors.ts';

export interface Token {
  kind: 'word' | 'quoted' | 'symbol';
  /** The text meant: quotes and escapes removed. */
  text: string;
}

const PATTERN = /\s*(?:(?<symbol>[<>]=?|!=|[=(),[\]])|(?<quote>["'])|(?<word>[^\s"'=<>!(),[\]\\]+))/uy;

/**
 * Cuts a filter expression into words, quoted texts and symbols.
 * @throws ApiError 400 for an open quote or a character that has no place in a filter
 */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  let position = 0;
  while (position < end) {
    PATTERN.lastIndex = position;
    const groups = PATTERN.exec(text)?.groups;
    if (!groups) throw invalidRequest('A filter has a character in the wrong place.');
    position = PATTERN.lastIndex;
    if (groups['quote']) {
      const quoted = readQuoted(text, position, groups['quote']);
      tokens.push({ kind: 'quoted', text: quoted.text });
      position = quoted.end;
    } else if (groups['symbol']) tokens.push({ kind: 'symbol', text: groups['symbol'] });
    else tokens.push({ kind: 'word', text: groups['word'] ?? '' });
  }
  return tokens;
}

function readQuoted(text: string, start: number, quote: string): { text: string; end: number } {
  let value = '';
  for (let index = start; index < text.length; index += 1) {
    let character = text.charAt(index);
    if (character === quote) return { text: value, end: index + 1 };
    if (character === '\\') {
      index += 1;
      character = text.charAt(index);
      if (!/["'\\]/.test(character)) {
        throw invalidRequest('A filter value may hold a backslash only before a quote or another backslash.');
      }
    }
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    if (/[\u0000-\u001f\u007f]/.test(character)) {
      throw invalidRequest('A filter value may not hold control characters.');
    }
    value += character;
  }
  throw invalidRequest('A filter lacks a closing quote.');
}
