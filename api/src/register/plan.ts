import { fieldOf, readCell, type RegisterFieldName } from './fields.ts';
import { keptFields } from './own-words.ts';
import type { RegisterEntry, RegisterValues } from './read-rows.ts';

/** A profile that stands in the register, or did, as the database has it now. */
export interface PresentProfile {
  key: string;
  id: string;
  revision: number;
  isActive: boolean;
  /** It stood there, and was missing in a later file. */
  hasDeparted: boolean;
  /** Its page names this register. */
  isMarked: boolean;
  /** Its departure hid it. */
  hiddenByDeparture: boolean;
  /** What the profile says of itself, as stored. */
  values: RegisterValues;
  /** The columns that its member has written. */
  memberColumns: readonly string[];
}

export interface FieldChange {
  field: RegisterFieldName;
  from: string | null;
  to: string | null;
}

export interface ChangedProfile {
  profile: PresentProfile;
  /** Not yet known to stand in this register. */
  isFound: boolean;
  changes: FieldChange[];
}

/** Where the register says something else than the member wrote, whose words stay. */
export interface KeptWords {
  key: string;
  id: string;
  fields: FieldChange[];
}

/** What an import would write. */
export interface ImportPlan {
  added: RegisterEntry[];
  changed: ChangedProfile[];
  unchanged: number;
  /** No longer in the file: to be hidden. */
  departed: PresentProfile[];
  /** In the file again: to be shown again, if their departure hid them. */
  returned: ChangedProfile[];
  kept: KeptWords[];
}

/**
 * Compares a register's file with what stands in the directory.
 * @param present of this register, also those that have departed
 * @param found profiles that stand in no register and are the entry's all the same, by its key
 */
export function planImport(
  entries: readonly RegisterEntry[],
  present: readonly PresentProfile[],
  found: ReadonlyMap<string, PresentProfile>,
): ImportPlan {
  const byKey = new Map(present.map((profile) => [profile.key, profile]));
  const listed = new Set(entries.map(({ key }) => key));
  const plan: ImportPlan = { added: [], changed: [], unchanged: 0, departed: [], returned: [], kept: [] };
  for (const entry of entries) {
    const known = byKey.get(entry.key);
    const profile = known ?? found.get(entry.key);
    if (!profile) {
      plan.added.push(entry);
      continue;
    }
    const { changes, kept } = compare(entry, profile);
    const changed = { profile, changes, isFound: known === undefined };
    if (kept.length > 0) plan.kept.push({ key: entry.key, id: profile.id, fields: kept });
    if (profile.hasDeparted) plan.returned.push(changed);
    else if (changes.length > 0 || changed.isFound || !profile.isMarked) plan.changed.push(changed);
    else plan.unchanged += 1;
  }
  plan.departed = present.filter(({ key, hasDeparted }) => !hasDeparted && !listed.has(key));
  return plan;
}

function compare(
  entry: RegisterEntry,
  profile: PresentProfile,
): { changes: FieldChange[]; kept: FieldChange[] } {
  const own = keptFields(profile.memberColumns);
  const changes: FieldChange[] = [];
  const kept: FieldChange[] = [];
  for (const [name, to] of Object.entries(entry.values) as [RegisterFieldName, string | null][]) {
    const from = profile.values[name] ?? null;
    // A value that differs in spaces or the like alone is the same: registers and exports tidy differently.
    if (to === tidied(name, from)) continue;
    (own.has(name) ? kept : changes).push({ field: name, from, to });
  }
  return { changes, kept };
}

function tidied(name: RegisterFieldName, stored: string | null): string | null {
  const reading = readCell(fieldOf(name), stored ?? '');
  return 'value' in reading ? reading.value : stored;
}
