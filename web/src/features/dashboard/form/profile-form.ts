import * as z from 'zod/mini';
import { EDITABLE_COLUMNS, type EditableColumn } from '@directory/domain/profile/columns';
import type { ProfileRow, ProfileForm, EditableRow } from '@directory/domain/profile/row';
import { type FieldError, type Field, type KeptValues, fieldOf } from '@directory/domain/profile/form';
import { readStored, removeStored, writeStored } from '../../device/device-storage.ts';

/** What each field makes of its definition. */
function ofEachField<Result>(make: (field: Field<unknown>) => Result) {
  return Object.fromEntries(EDITABLE_COLUMNS.map((name) => [name, make(fieldOf(name))]));
}

/** The form's first values: what the profile says, read by the rules of the profile page. */
export function formOfProfile(profile: ProfileRow): ProfileForm {
  return ofEachField(({ read }) => read(profile)) as ProfileForm;
}

/** The columns that hold these fields, with the values to write. */
export function columnsOfForm(
  form: ProfileForm,
  fields: readonly EditableColumn[],
  kept: KeptValues,
): Partial<EditableRow> {
  const columns = fields.map((name) => fieldOf(name).write(form[name], kept));
  return Object.assign({}, ...columns) as Partial<EditableRow>;
}

const profileFormSchema = z.object(ofEachField(({ rule }) => rule));

/** Refused controls by their name (`website`, `specialties_detailed.adhd.years`), in the order of the form. */
export type FormErrors = Readonly<Record<string, FieldError>>;

/** Checks these fields of a form, which are those to be saved: an empty object when they can be. What the register wrote may stay. */
export function checkForm(
  form: ProfileForm,
  fields: readonly EditableColumn[] = EDITABLE_COLUMNS,
): FormErrors {
  const { error } = profileFormSchema.safeParse(form);
  const errors: Record<string, FieldError> = {};
  for (const { path, message } of error?.issues ?? [])
    if (fields.includes(path[0] as EditableColumn)) errors[path.join('.')] ??= message as FieldError;
  return errors;
}

/** The fields whose values differ, in the order of the form. Outer white space is no difference. */
export function changedFields(from: ProfileForm, to: ProfileForm): EditableColumn[] {
  return EDITABLE_COLUMNS.filter((name) => comparable(from[name]) !== comparable(to[name]));
}

/** Equal for equal values, whatever order an object's keys came in. */
function comparable(value: ProfileForm[EditableColumn]): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner === 'string') return inner.trim();
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** A field that someone else changed since this member began to edit, to something else than stands in the form. */
export interface FieldConflict {
  field: EditableColumn;
  /** The member changed it too. Otherwise only the other side did, and taking theirs loses nothing. */
  bothChanged: boolean;
}

export type Side = 'mine' | 'theirs';

export type Choices = Readonly<Partial<Record<EditableColumn, Side>>>;

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
    .map(([field]) => [field, theirs[field as EditableColumn]] as const);
  return { ...mine, ...Object.fromEntries(chosen) };
}

/** What a member has typed and not yet saved, with what they began with. */
export interface ProfileDraft {
  /** The version of the profile that the edit began with. */
  revision: number;
  base: ProfileForm;
  form: ProfileForm;
}

const DRAFT_KEY = 'profile-draft';

/** The shape alone: a draft may well hold what cannot be saved yet. */
const draftShape = z.object({
  profileId: z.string(),
  revision: z.number(),
  base: z.unknown(),
  form: z.unknown(),
});

/** The draft that this tab keeps of a profile; null when there is none. */
export function readProfileDraft(profileId: string): ProfileDraft | null {
  const stored = draftShape.safeParse(readStored(DRAFT_KEY, 'tab')).data;
  if (stored?.profileId !== profileId || !isForm(stored.base) || !isForm(stored.form)) return null;
  return { revision: stored.revision, base: stored.base, form: stored.form };
}

/** Where storage is full or refused, the form itself still holds what was typed. */
export function writeProfileDraft(profileId: string, draft: ProfileDraft): void {
  writeStored(DRAFT_KEY, { profileId, ...draft }, 'tab');
}

export function removeProfileDraft(): void {
  removeStored(DRAFT_KEY, 'tab');
}

/** A form of this release: every field there and of its type, whatever it says. */
function isForm(value: unknown): value is ProfileForm {
  const issues = profileFormSchema.safeParse(value).error?.issues ?? [];
  return issues.every(({ code }) => code === 'custom' || code === 'too_big');
}
