import type { EditableColumns } from '@directory/domain/profile/row';
import { loadSupabase } from '../../session/load-supabase.ts';
import { restFailure } from './member-failure.ts';
import { refused } from './member-request.ts';

/**
 * Writes columns of the member's profile, if nobody has saved it since.
 * @param revision the version that the member began with
 * @returns false when the profile has a later version by now; nothing is written then
 * @throws ApiFailure when the server refused or did not answer
 */
export async function saveProfile(
  id: string,
  revision: number,
  columns: Partial<EditableColumns>,
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
