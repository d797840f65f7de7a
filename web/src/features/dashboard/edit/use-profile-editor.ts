import { useEffect, useState } from 'react';
import type { EditableColumn } from '@directory/domain/profile/columns';
import type { ProfileForm } from '@directory/domain/profile/row';
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
} from '../form/profile-form.ts';
import { asFailure } from '../data/member-request.ts';
import type { OwnProfile } from '../data/own-profile.ts';
import { saveDraft, type ProfileConflict } from './save-draft.ts';

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
