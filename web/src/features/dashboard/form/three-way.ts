import type { FieldName, ProfileForm } from '@directory/domain/profile/fields';
import { changedFields } from './profile-form.ts';

/** A field that someone else changed since this member began to edit, to something else than stands in the form. */
export interface FieldConflict {
  field: FieldName;
  /** The member changed it too. Otherwise only the other side did, and taking theirs loses nothing. */
  bothChanged: boolean;
}

export type Side = 'mine' | 'theirs';

export type Choices = Readonly<Partial<Record<FieldName, Side>>>;

/**
 * What a second save must ask about.
 * @param base what the member began with
 * @param mine what stands in the form
 * @param theirs what is saved now
 * @returns nothing when the other side's changes touch no field of the form, or are the same as the member's
 */
export function findConflicts(base: ProfileForm, mine: ProfileForm, theirs: ProfileForm): FieldConflict[] {
  const differing = new Set(changedFields(mine, theirs));
  const changedByMe = new Set(changedFields(base, mine));
  return changedFields(base, theirs)
    .filter((field) => differing.has(field))
    .map((field) => ({ field, bothChanged: changedByMe.has(field) }));
}

/** The choices that need no thought: what only the other side changed is theirs. The rest is the member's to choose. */
export function initialChoices(conflicts: readonly FieldConflict[]): Choices {
  return Object.fromEntries(
    conflicts.filter(({ bothChanged }) => !bothChanged).map(({ field }) => [field, 'theirs' as const]),
  );
}

/** The form after the member has chosen: their own, with the chosen fields taken from what is saved. */
export function mergeForms(mine: ProfileForm, theirs: ProfileForm, choices: Choices): ProfileForm {
  const chosen = Object.entries(choices)
    .filter(([, side]) => side === 'theirs')
    .map(([field]) => [field, theirs[field as FieldName]] as const);
  return { ...mine, ...Object.fromEntries(chosen) };
}
