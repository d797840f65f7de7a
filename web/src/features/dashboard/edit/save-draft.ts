import type { EditableColumn } from '@directory/domain/profile/columns';
import type { EditableRow } from '@directory/domain/profile/row';
import type { KeptValues } from '@directory/domain/profile/form';
import {
  type ProfileDraft,
  changedFields,
  columnsOfForm,
  formOfProfile,
  findConflicts,
  type FieldConflict,
} from '../form/profile-form.ts';
import { memberFailure, refused, restFailure } from '../data/member-request.ts';
import { readOwnProfile, type OwnProfile } from '../data/own-profile.ts';
import { loadSupabase } from '../../session/load-supabase.ts';

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
export async function saveDraft(id: string, draft: ProfileDraft, stored: KeptValues): Promise<SaveOutcome> {
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
