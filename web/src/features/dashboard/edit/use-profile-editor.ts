import { useEffect, useState } from 'react';
import type { EditableColumn } from '@directory/domain/profile/columns';
import type { ProfileForm, EditableRow } from '@directory/domain/profile/row';
import type { ApiFailure } from '../../../site/ask-api.ts';
import {
  readProfileDraft,
  removeProfileDraft,
  writeProfileDraft,
  type ProfileDraft,
  changedFields,
  checkForm,
  formOfProfile,
  type FormErrors,
  mergeForms,
  type Choices,
  columnsOfForm,
  findConflicts,
  type FieldConflict,
} from '../form/profile-form.ts';
import {
  asFailure,
  memberFailure,
  refused,
  restFailure,
  type OwnProfile,
  readOwnProfile,
} from '../data/member-request.ts';
import type { KeptValues } from '@directory/domain/profile/form';
import { loadSupabase } from '../../session/load-supabase.ts';

interface EditorOptions {
  profile: OwnProfile;
  /** The changes of these fields are saved: the profile and all that shows it are to be fetched anew. */
  onSaved: (fields: readonly EditableColumn[]) => Promise<void>;
  /** Some fields were refused, before anything was sent. */
  onRefused: (errors: FormErrors) => void;
}

/**
 * The editing of a profile: what is typed stays in the tab until it is saved or given up, also over a reload, and a failure of
 * whatever kind loses none of it.
 */
export function useProfileEditor({ profile, onSaved, onRefused }: EditorOptions) {
  const [restored] = useState(() => readProfileDraft(profile.id));
  const [draft, setDraft] = useState<ProfileDraft | null>(restored);
  const [isRestored, setIsRestored] = useState(restored !== null);
  const [errors, setErrors] = useState<FormErrors>({});
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [conflict, setConflict] = useState<ProfileConflict | null>(null);
  const isDirty = draft !== null && changedFields(draft.base, draft.form).length > 0;

  useEffect(() => {
    if (draft && isDirty) writeProfileDraft(profile.id, draft);
    else removeProfileDraft();
  }, [profile.id, draft, isDirty]);

  function close(): void {
    removeProfileDraft();
    setDraft(null);
    setErrors({});
    setFailure(null);
    setConflict(null);
    setIsRestored(false);
  }

  async function save(edited: ProfileDraft, current: OwnProfile): Promise<void> {
    if (isSaving) return;
    const found = checkForm(edited.form, changedFields(edited.base, edited.form));
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0) {
      onRefused(found);
      return;
    }
    setIsSaving(true);
    try {
      const outcome = await saveDraft(profile.id, edited, current);
      if (outcome.kind === 'conflict') {
        setConflict(outcome);
        return;
      }
      await onSaved(outcome.fields);
      close();
    } catch (error) {
      setFailure(asFailure(error, 'unreachable'));
    } finally {
      setIsSaving(false);
    }
  }

  return {
    draft,
    isDirty,
    isRestored,
    errors,
    isSaving,
    failure,
    conflict,
    start: () => {
      const base = formOfProfile(profile);
      setDraft({ revision: profile.revision, base, form: base });
    },
    change: <Name extends EditableColumn>(name: Name, value: ProfileForm[Name]) => {
      setDraft((now) => now && { ...now, form: { ...now.form, [name]: value } });
      setErrors((now) => withoutField(now, name));
    },
    cancel: close,
    save: async () => {
      if (draft) await save(draft, profile);
    },
    /** Goes back to the form; the next save asks again. */
    postpone: () => setConflict(null),
    /** Saves with the member's choices, on top of what the conflict showed. */
    settle: async (choices: Choices) => {
      if (!draft || !conflict) return;
      const base = formOfProfile(conflict.theirs);
      const settled = {
        revision: conflict.theirs.revision,
        base,
        form: mergeForms(draft.form, base, choices),
      };
      setConflict(null);
      setDraft(settled);
      await save(settled, conflict.theirs);
    },
  };
}

export type ProfileEditor = ReturnType<typeof useProfileEditor>;

/** A refusal goes away as soon as its field is changed. */
function withoutField(errors: FormErrors, field: EditableColumn): FormErrors {
  const rest = Object.entries(errors).filter(([name]) => name !== field && !name.startsWith(`${field}.`));
  return Object.fromEntries(rest);
}

export interface ProfileConflict {
  theirs: OwnProfile;
  conflicts: readonly FieldConflict[];
}

type SaveOutcome =
  | { kind: 'saved'; fields: readonly EditableColumn[] }
  | ({ kind: 'conflict' } & ProfileConflict);

/** Each try starts from the version that won the last one. A profile that still changes after four is not being edited by people. */
const TRIES = 4;

/**
 * Saves what the member changed, and nothing else. Where the profile was saved by someone else meanwhile, it is saved on top when the
 * two touch different things; otherwise the outcome says what to ask, and nothing is written.
 * @throws ApiFailure when the server refused or did not answer
 */
async function saveDraft(id: string, draft: ProfileDraft, stored: KeptValues): Promise<SaveOutcome> {
  let { base, revision } = draft;
  let columns = stored;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const fields = changedFields(base, draft.form);
    if (fields.length === 0) return { kind: 'saved', fields };
    if (await saveProfile(id, revision, columnsOfForm(draft.form, fields, columns)))
      return { kind: 'saved', fields };
    const theirs = await readOwnProfile();
    if (!theirs) throw memberFailure('notAllowed');
    // The version is still ours, yet no row was written: the session has ended, and the database takes nothing from it.
    if (theirs.revision === revision) return refused(memberFailure('signedOut'));
    const theirForm = formOfProfile(theirs);
    const conflicts = findConflicts(base, draft.form, theirForm);
    if (conflicts.length > 0) return { kind: 'conflict', theirs, conflicts };
    base = theirForm;
    revision = theirs.revision;
    columns = theirs;
  }
  throw memberFailure('unexpected');
}

/**
 * Writes columns of the member's profile, if it has not been saved since.
 * @param revision the version that the member began with
 * @returns false when the profile has a later version by now; nothing is written then
 * @throws ApiFailure when the server refused or did not answer
 */
export async function saveProfile(
  id: string,
  revision: number,
  columns: Partial<EditableRow>,
): Promise<boolean> {
  const supabase = await loadSupabase();
  const { data, error, status } = await supabase
    .from('psychologist_profiles')
    .update(columns)
    .eq('id', id)
    .eq('revision', revision)
    .select('id');
  if (error) return refused(restFailure(error, status));
  return data.length > 0;
}
