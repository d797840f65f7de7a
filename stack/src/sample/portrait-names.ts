import type { Gender } from '@directory/domain/facets';
import type { Random } from './random.ts';

/** How many portraits of each kind there are. */
const PER_KIND = { women: 100, men: 70, anyone: 30 } as const;

type Kind = keyof typeof PER_KIND;

/** The file names of all sample portraits. */
export const PORTRAIT_NAMES: readonly string[] = (Object.keys(PER_KIND) as Kind[]).flatMap((kind) =>
  Array.from({ length: PER_KIND[kind] }, (_, index) => nameOf(kind, index)),
);

/** A portrait that goes with a gender, or with none given. */
export function portraitName(random: Random, gender: Gender | null): string {
  const kind: Kind = gender === null ? 'anyone' : gender === 'Female' ? 'women' : 'men';
  return nameOf(kind, random.whole(0, PER_KIND[kind] - 1));
}

function nameOf(kind: Kind, index: number): string {
  return `sample-${kind}-${String(index + 1).padStart(3, '0')}.webp`;
}
