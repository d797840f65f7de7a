import { SEARCH_LIMITS } from '@directory/search-config/limits';
import { EQUALITY_FIELDS } from '@directory/search-config/settings';
import { invalidRequest } from '../errors.ts';

interface Token {
  kind: 'word' | 'quoted' | 'symbol';
  /** The text meant: quotes and escapes removed. */
  text: string;
}

const PATTERN = /\s*(?:(?<symbol>[<>]=?|!=|[=(),[\]])|(?<quote>["'])|(?<word>[^\s"'=<>!(),[\]\\]+))/uy;

/**
 * Cuts a filter expression into words, quoted texts and symbols.
 * @throws ApiError 400 for an open quote or a character that has no place in a filter
 */
function readTokens(text: string): Token[] {
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

type Comparison = '>' | '>=' | '<' | '<=';

/** A filter as understood: it is rebuilt from this, so that nothing a visitor typed reaches the engine as syntax. */
export type Filter =
  | { kind: 'equals'; field: string; value: string }
  | { kind: 'in'; field: string; values: readonly string[] }
  | { kind: 'compare'; field: string; operator: Comparison; value: number }
  | { kind: 'and' | 'or'; parts: readonly Filter[] };

/** What names are looked up by serves the gateway alone. */
const TEXT_FIELDS: ReadonlySet<string> = new Set(
  EQUALITY_FIELDS.filter((field) => field !== 'name_keys' && field !== 'surnames'),
);
const YES_NO_FIELDS: ReadonlySet<string> = new Set(['is_premium', 'accepting_new_clients']);
const NUMBER_FIELDS: ReadonlySet<string> = new Set(['lat', 'lng']);

/**
 * Parses Meilisearch's filter expressions as far as the public may use them: `field = "value"`, `field IN [..]`, ranges on
 * `lat` and `lng`, joined by AND, OR and parentheses.
 * @throws ApiError 400 that says what is wrong
 */
export function parseFilterText(text: string): Filter {
  const tokens = readTokens(text);
  let position = 0;
  let openGroups = 0;

  const peek = (): Token | undefined => tokens[position];
  const next = (): Token => {
    const token = tokens[position];
    if (!token) throw invalidRequest('A filter ends too early.');
    position += 1;
    return token;
  };
  const isWord = (token: Token | undefined, word: string) =>
    token?.kind === 'word' && token.text.toUpperCase() === word;
  const isSymbol = (token: Token | undefined, symbol: string) =>
    token?.kind === 'symbol' && token.text === symbol;

  function chain(word: 'AND' | 'OR', part: () => Filter): Filter {
    const parts = [part()];
    while (isWord(peek(), word)) {
      next();
      parts.push(part());
    }
    return join(word === 'AND' ? 'and' : 'or', parts);
  }
  const expression = (): Filter => chain('OR', conjunction);
  const conjunction = (): Filter => chain('AND', primary);

  function primary(): Filter {
    if (!isSymbol(peek(), '(')) return condition();
    next();
    openGroups += 1;
    // The parser calls itself for each parenthesis, so their number is bounded before the depth is known.
    if (openGroups > MAX_OPEN_GROUPS) throw tooDeep();
    const inner = expression();
    if (!isSymbol(next(), ')')) throw invalidRequest('A filter lacks a closing parenthesis.');
    openGroups -= 1;
    return inner;
  }

  function condition(): Filter {
    const field = next();
    if (field.kind === 'symbol') throw invalidRequest(`A filter has "${field.text}" in the wrong place.`);
    if (NUMBER_FIELDS.has(field.text)) return range(field.text);
    if (!TEXT_FIELDS.has(field.text)) throw invalidRequest(`"${field.text}" cannot be filtered by.`);
    const operator = next();
    if (isSymbol(operator, '=')) return { kind: 'equals', field: field.text, value: value(field.text) };
    if (isWord(operator, 'IN')) return { kind: 'in', field: field.text, values: list(field.text) };
    throw invalidRequest(`"${field.text}" can be filtered with = and IN only.`);
  }

  function list(field: string): string[] {
    if (!isSymbol(next(), '[')) throw invalidRequest('IN needs a list in square brackets.');
    const values: string[] = [];
    while (!isSymbol(peek(), ']')) {
      values.push(value(field));
      if (!isSymbol(peek(), ',')) break;
      next();
    }
    if (!isSymbol(next(), ']')) throw invalidRequest('A list in a filter lacks its closing bracket.');
    return values;
  }

  function value(field: string): string {
    const token = next();
    if (token.kind === 'symbol') throw invalidRequest(`The filter on "${field}" lacks a value.`);
    if (token.text.length > SEARCH_LIMITS.filterLength) {
      throw invalidRequest(`A filter value may have ${SEARCH_LIMITS.filterLength} characters at most.`);
    }
    if (YES_NO_FIELDS.has(field) && token.text !== 'true' && token.text !== 'false') {
      throw invalidRequest(`"${field}" is either true or false.`);
    }
    return token.text;
  }

  function range(field: string): Filter {
    const operator = peek();
    if (operator?.kind === 'symbol' && /^[<>]=?$/.test(operator.text)) {
      next();
      return compare(field, operator.text as Comparison, number(field));
    }
    const from = number(field);
    if (!isWord(next(), 'TO')) throw invalidRequest(`A range of "${field}" is written: ${field} 1 TO 2.`);
    return join('and', [compare(field, '>=', from), compare(field, '<=', number(field))]);
  }

  function number(field: string): number {
    const token = next();
    if (token.kind !== 'symbol' && /^-?\d{1,3}(\.\d{1,20})?$/.test(token.text)) return Number(token.text);
    throw invalidRequest(`"${field}" is compared with numbers only.`);
  }

  const filter = expression();
  const rest = peek();
  if (rest) throw invalidRequest(`A filter has "${rest.text}" in the wrong place.`);
  return filter;
}

/** Joins filters, opening groups of the same kind, so that depth counts real alternations only. */
export function join(kind: 'and' | 'or', parts: readonly Filter[]): Filter {
  const flat = parts.flatMap((part) => (part.kind === kind ? part.parts : [part]));
  const [only] = flat;
  return flat.length === 1 && only ? only : { kind, parts: flat };
}

/** The 400 for a filter with too many levels of AND within OR. */
export function tooDeep(): Error {
  return invalidRequest(`A filter may have ${SEARCH_LIMITS.filterDepth} levels of AND and OR at most.`);
}

const MAX_OPEN_GROUPS = 8;

function compare(field: string, operator: Comparison, value: number): Filter {
  return { kind: 'compare', field, operator, value };
}
