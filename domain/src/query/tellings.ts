import type { Match } from './phrase-tree.ts';

/**
 * What is told in parts that need not follow each other: a line of the phrase files such as `<young> ~ bruise*`. Behind `~` the part stands near
 * the others on either side of them, behind `..` it follows; a third mark (`~~~`, `...`) lets it stand further away.
 */
export interface Telling<Meaning> {
  readonly meaning: Meaning;
  readonly parts: readonly TellingPart[];
}

interface TellingPart {
  /** The number of its pattern: the same one is looked for once. */
  readonly pattern: number;
  readonly follows: boolean;
  /** So many words may stand between. */
  readonly within: number;
}

/** Tellings by the number of the first part's pattern: most are not even begun. */
export type Tellings<Meaning> = readonly (readonly Telling<Meaning>[] | undefined)[];

/** A telling that was found, with the matches of its parts. */
export interface Told<Meaning> {
  readonly meaning: Meaning;
  readonly parts: readonly Match<Meaning>[];
}

/** The matches of parts, by the number of their pattern. */
type PartsFound<Meaning> = ReadonlyMap<number, readonly Match<Meaning>[]>;

const NEAR = 6;
const FAR = 12;
const MARKS = / (~~~|~|\.\.\.|\.\.) /;

/** The telling of a line, or null where it is one phrase. `patterns` gives each pattern its number. */
export function readTelling<Meaning>(
  line: string,
  meaning: Meaning,
  patterns: Map<string, number>,
): Telling<Meaning> | null {
  const pieces = line.split(MARKS);
  if (pieces.length === 1) return null;
  const parts = pieces.flatMap((piece, at): TellingPart[] => {
    if (at % 2 === 1) return [];
    const mark = pieces[at - 1] ?? '';
    const pattern = patterns.get(piece) ?? patterns.size;
    patterns.set(piece, pattern);
    return [{ pattern, follows: mark.startsWith('.'), within: mark.length > 2 ? FAR : NEAR }];
  });
  return { meaning, parts };
}

/** The tellings whose parts are all there, near each other and apart. */
export function toldIn<Meaning>(tellings: Tellings<Meaning>, found: PartsFound<Meaning>): Told<Meaning>[] {
  const told: Told<Meaning>[] = [];
  // There are thousands of patterns, and a text has a few of them.
  for (const first of [...found.keys()].sort((a, b) => a - b)) {
    for (const { meaning, parts } of tellings[first] ?? []) {
      // Nearly all lack the part that comes next.
      if (!found.has(parts[1]?.pattern ?? 0)) continue;
      const matches = fitting(parts, found, []);
      if (matches) told.push({ meaning, parts: matches });
    }
  }
  return told;
}

function fitting<Meaning>(
  [part, ...others]: readonly TellingPart[],
  found: PartsFound<Meaning>,
  before: readonly Match<Meaning>[],
): readonly Match<Meaning>[] | null {
  if (!part) return before;
  for (const match of found.get(part.pattern) ?? []) {
    if (!fits(match, part, before)) continue;
    const told = fitting(others, found, [...before, match]);
    if (told) return told;
  }
  return null;
}

function fits<Meaning>(
  { start, end }: Match<Meaning>,
  { follows, within }: TellingPart,
  before: readonly Match<Meaning>[],
): boolean {
  const last = before.at(-1);
  if (!last) return true;
  if (follows) return start >= last.end && start - last.end <= within;
  return (
    before.every((other) => start >= other.end || end <= other.start) &&
    before.some((other) => Math.max(start - other.end, other.start - end) <= within)
  );
}
