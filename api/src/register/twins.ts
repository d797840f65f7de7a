import { slugify } from '@directory/domain/slug';
import { numberKey } from './fields.ts';
import type { PresentProfile } from './plan.ts';
import type { RegisterEntry, RegisterValues } from './read-rows.ts';

/** Somebody of the directory who bears the name of a new entry. */
export interface Namesake {
  profile: PresentProfile;
  /** The register in which the profile stands or stood; null when in none. */
  regulator: string | null;
  numberKey: string;
}

/** A new entry that may be somebody whom the directory, or the same file, has already. */
export interface Twin {
  key: string;
  name: string;
  /** The other's registration number, as far as it is known. */
  otherNumber: string | null;
  /** The other's profile; null when it is another entry of the file. */
  otherId: string | null;
  /** What beside the name is the same. */
  because: ('city' | 'email' | 'phone' | 'number')[];
}

/** First and last name, or the whole name, as names are compared, by their letters alone: O’Brien is OBrien. `selectNamesakes` does the same. */
export function nameKey({ first_name: first, last_name: last, name }: RegisterValues): string {
  const parts = first && last ? slugify(`${first} ${last}`) : '';
  return (parts || slugify(name ?? last ?? '')).replaceAll('-', '');
}

/**
 * Finds the profiles that are a new entry's although no register has them: same name, number and province. Only where exactly one is.
 */
export function findUnlisted(
  added: readonly RegisterEntry[],
  namesakes: ReadonlyMap<string, readonly Namesake[]>,
  province: string,
): Map<string, PresentProfile> {
  const found = new Map<string, PresentProfile>();
  for (const entry of added) {
    const same = (namesakes.get(nameKey(entry.values)) ?? []).filter(
      (other) =>
        other.regulator === null &&
        other.numberKey === entry.key &&
        (other.profile.values.province ?? province) === province,
    );
    const [only] = same;
    if (only && same.length === 1) found.set(entry.key, only.profile);
  }
  return found;
}

/** The new entries that share more than a name with somebody: two people, or one who would stand in the directory twice. */
export function findTwins(
  added: readonly RegisterEntry[],
  namesakes: ReadonlyMap<string, readonly Namesake[]>,
): Twin[] {
  const inFile = new Map<string, RegisterEntry[]>();
  const twins: Twin[] = [];
  for (const entry of added) {
    const name = nameKey(entry.values);
    const shown =
      [entry.values.first_name, entry.values.last_name].filter(Boolean).join(' ') ||
      (entry.values.name ?? '');
    for (const other of namesakes.get(name) ?? []) {
      const because = likenesses(entry.values, other.profile.values);
      if (other.numberKey === entry.key) because.push('number');
      if (because.length > 0)
        twins.push({
          key: entry.key,
          name: shown,
          otherNumber: other.profile.values.registration_number ?? null,
          otherId: other.profile.id,
          because,
        });
    }
    const earlier = inFile.get(name) ?? [];
    for (const other of earlier) {
      const because = likenesses(entry.values, other.values);
      if (because.length > 0)
        twins.push({
          key: entry.key,
          name: shown,
          otherNumber: other.values.registration_number ?? null,
          otherId: null,
          because,
        });
    }
    inFile.set(name, [...earlier, entry]);
  }
  return twins;
}

function likenesses(a: RegisterValues, b: RegisterValues): Twin['because'] {
  const same = (x: string | null | undefined, y: string | null | undefined, key: (text: string) => string) =>
    Boolean(x && y && key(x) !== '' && key(x) === key(y));
  return [
    ...(same(a.city, b.city, slugify) ? (['city'] as const) : []),
    ...(same(a.email, b.email, (text) => text.toLowerCase()) ? (['email'] as const) : []),
    ...(same(a.phone, b.phone, (text) => numberKey(text).slice(-10)) ? (['phone'] as const) : []),
  ];
}
