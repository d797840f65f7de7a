import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { ProfileContactForm } from '../contact-form/profile-contact-form.tsx';
import { PracticeMap } from '../map/practice-map.tsx';
import { SimilarPsychologists } from '../similar/similar-psychologists.tsx';

/** The end of a profile: write to the psychologist, find the practice, see who else is near by. */
export function ProfileReach({ profile }: { profile: PublicProfile }) {
  return (
    <>
      <div className="profile-reach">
        <ProfileContactForm profile={profile} />
        <PracticeMap profile={profile} />
      </div>
      <SimilarPsychologists profile={profile} />
    </>
  );
}
