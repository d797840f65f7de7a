import { wordsOf } from './words.ts';

/**
 * A phrase of the phrase files, read: a word in any inflection, the beginning of words, a slot that is filled by what is said there, one
 * part after the other, or one of several.
 */
export type Pattern =
  | { readonly kind: 'word'; readonly form: string }
  | { readonly kind: 'stem'; readonly stem: string }
  | { readonly kind: 'slot'; readonly name: string }
  | { readonly kind: 'sequence'; readonly parts: readonly Pattern[] }
  | { readonly kind: 'choice'; readonly parts: readonly Pattern[] };

/**
 * Reads one line. In `lost (my|a) [best] <friend>` one of the words in round brackets is said, what stands in square ones may be left
 * out, and `<friend>` is a slot; `depress*` is every word that begins so.
 * @throws Error that names the line when it cannot be read
 */
export function readPattern(line: string): Pattern {
  const { pattern, rest } = readSequence(line, line);
  if (rest !== '') throw new Error(`Unexpected "${rest}" in the phrase "${line}"`);
  if (mayBeNothing(pattern)) throw new Error(`The phrase "${line}" may be nothing at all`);
  return pattern;
}

/** The words, stems and slots that a pattern is made of. */
export function leavesOf(pattern: Pattern): Exclude<Pattern, { kind: 'sequence' | 'choice' }>[] {
  return 'parts' in pattern ? pattern.parts.flatMap(leavesOf) : [pattern];
}

interface Read {
  pattern: Pattern;
  rest: string;
}

/** Reads until the end, or to the bracket or bar that ends a part. */
function readSequence(text: string, line: string): Read {
  const parts: Pattern[] = [];
  let rest = text;
  while (rest !== '' && !/^[)\]|]/.test(rest)) {
    const part = readPart(rest, line);
    parts.push(part.pattern);
    rest = part.rest;
  }
  return { pattern: { kind: 'sequence', parts }, rest };
}

function readPart(text: string, line: string): Read {
  if (text.startsWith('(') || text.startsWith('[')) {
    const close = text.startsWith('(') ? ')' : ']';
    const parts: Pattern[] = close === ']' ? [{ kind: 'sequence', parts: [] }] : [];
    let rest = text;
    do {
      const part = readSequence(rest.slice(1), line);
      parts.push(part.pattern);
      rest = part.rest;
    } while (rest.startsWith('|'));
    if (!rest.startsWith(close)) throw new Error(`A "${close}" is missing in the phrase "${line}"`);
    return { pattern: { kind: 'choice', parts }, rest: rest.slice(1) };
  }
  const slot = /^<([a-z-]+)>/.exec(text);
  if (slot) return { pattern: { kind: 'slot', name: slot[1] ?? '' }, rest: text.slice(slot[0].length) };
  const plain = /^[^()[\]<>|]+/.exec(text)?.[0];
  if (plain === undefined) throw new Error(`"${text}" cannot be read in the phrase "${line}"`);
  return { pattern: { kind: 'sequence', parts: readWords(plain) }, rest: text.slice(plain.length) };
}

function readWords(text: string): Pattern[] {
  return text.split(/\s+/).flatMap((piece): Pattern[] => {
    const words = wordsOf(piece.replace(/\*$/, ''));
    const last = words.at(-1);
    if (!piece.endsWith('*') || !last) return words.map(({ form }) => ({ kind: 'word', form }));
    return [
      ...words.slice(0, -1).map(({ form }): Pattern => ({ kind: 'word', form })),
      { kind: 'stem', stem: last.folded },
    ];
  });
}

function mayBeNothing(pattern: Pattern): boolean {
  if (pattern.kind === 'sequence') return pattern.parts.every(mayBeNothing);
  return pattern.kind === 'choice' && pattern.parts.some(mayBeNothing);
}
