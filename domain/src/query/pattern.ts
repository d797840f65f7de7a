import { wordsOf } from './words.ts';

/**
 * A phrase of the phrase files, read: a word in any inflection, the beginning of words, a slot that is filled by what is said there, one
 * part after the other, or one of several.
 */
export type Pattern =
  | { readonly kind: 'word' | 'stem' | 'slot'; readonly text: string }
  | { readonly kind: 'sequence' | 'choice'; readonly parts: readonly Pattern[] };

/** Words that were read before: the same few thousand make up all phrases. */
export type WordsRead = Map<string, readonly Pattern[]>;

/**
 * Reads one line. In `lost (my|a) [best] <friend>` one of the words in round brackets is said, what stands in square ones may be left
 * out, and `<friend>` is a slot; `depress*` is every word that begins so. Whoever reads many lines gives `read`, one for all of them.
 * @throws Error that names the line when it cannot be read
 */
export function readPattern(line: string, read: WordsRead = new Map()): Pattern {
  const pieces: Pieces = { line, all: line.match(PIECES) ?? [], at: 0, read };
  const pattern = readSequence(pieces);
  const rest = pieces.all.slice(pieces.at).join(' ');
  if (rest !== '') throw new Error(`Unexpected "${rest}" in the phrase "${line}"`);
  if (mayBeNothing(pattern)) throw new Error(`The phrase "${line}" may be nothing at all`);
  return pattern;
}

/** A name without the signs of this notation. */
export function plain(name: string): string {
  return name.replace(/[()[\]<>|*+]/g, ' ').trim();
}

/** A bracket, a bar, a slot, or what stands between white space. */
const PIECES = /[()[\]|]|<[a-z-]+>|[^()[\]|<>\s]+|[<>]/g;

interface Pieces {
  line: string;
  all: readonly string[];
  /** The piece that is read next. */
  at: number;
  read: WordsRead;
}

/** Reads until the end, or to the bracket or bar that ends a part. */
function readSequence(pieces: Pieces): Pattern {
  const parts: Pattern[] = [];
  for (;;) {
    const piece = pieces.all[pieces.at];
    if (piece === undefined || piece === ')' || piece === ']' || piece === '|')
      return { kind: 'sequence', parts };
    pieces.at += 1;
    if (piece === '(' || piece === '[') parts.push(readChoice(pieces, piece));
    else if (piece.startsWith('<') || piece === '>') parts.push(readSlot(pieces, piece));
    else parts.push(...readWords(pieces, piece));
  }
}

/** Reads what a bracket holds, and the bracket that closes it. */
function readChoice(pieces: Pieces, open: '(' | '['): Pattern {
  const close = open === '(' ? ')' : ']';
  const parts: Pattern[] = open === '[' ? [{ kind: 'sequence', parts: [] }] : [];
  do {
    parts.push(readSequence(pieces));
    pieces.at += 1;
  } while (pieces.all[pieces.at - 1] === '|');
  if (pieces.all[pieces.at - 1] !== close)
    throw new Error(`A "${close}" is missing in the phrase "${pieces.line}"`);
  return { kind: 'choice', parts };
}

function readSlot({ line }: Pieces, piece: string): Pattern {
  if (piece.length < 2) throw new Error(`"${piece}" cannot be read in the phrase "${line}"`);
  return { kind: 'slot', text: piece.slice(1, -1) };
}

function readWords({ read }: Pieces, piece: string): readonly Pattern[] {
  const before = read.get(piece);
  if (before) return before;
  const words = wordsOf(piece.replace(/\*$/, ''));
  const open = piece.endsWith('*') ? words.length - 1 : -1;
  const patterns = words.map(({ form, folded }, at): Pattern =>
    at === open ? { kind: 'stem', text: folded } : { kind: 'word', text: form },
  );
  read.set(piece, patterns);
  return patterns;
}

function mayBeNothing(pattern: Pattern): boolean {
  if (pattern.kind === 'sequence') return pattern.parts.every(mayBeNothing);
  return pattern.kind === 'choice' && pattern.parts.some(mayBeNothing);
}
