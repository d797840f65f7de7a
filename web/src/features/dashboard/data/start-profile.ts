import type { ProvinceCode } from '@directory/domain/provinces';
import type { Language } from '@directory/domain/language';
import { loadSupabase } from '../../session/load-supabase.ts';
import { memberFailure, restFailure } from './member-failure.ts';
import { refused } from './member-request.ts';

/** What a new profile needs: a name, and where the practice is, which its address on the site is made of. */
export interface NewProfile {
  firstName: string;
  lastName: string;
  city: string;
  province: ProvinceCode;
}

/**
 * Starts the member's own profile, hidden until the operator activates it.
 * @param bioLanguage what the member will most likely write in
 * @throws ApiFailure when the server refused or did not answer
 */
export async function startProfile(profile: NewProfile, bioLanguage: Language): Promise<void> {
  const supabase = await loadSupabase();
  const { data } = await supabase.auth.getSession();
  const user = data.session?.user;
  if (!user) throw memberFailure('signedOut');
  const { error, status } = await supabase.from('psychologist_profiles').insert({
    name: `${profile.firstName} ${profile.lastName}`,
    first_name: profile.firstName,
    last_name: profile.lastName,
    email: user.email ?? null,
    city: profile.city,
    province: profile.province,
    bio_language: bioLanguage,
  });
  if (error) return refused(restFailure(error, status));
}
