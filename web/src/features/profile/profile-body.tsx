import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { ShareButtons } from '../share/share-buttons.tsx';
import { ProfileColumns } from './profile-columns.tsx';

/** Below a profile's header: the two tabs, how to reach the psychologist, and ways to pass the profile on. */
export function ProfileBody({ profile }: { profile: PublicProfile }) {
  return (
    <>
      <ProfileColumns profile={profile} />
      <ShareButtons kind="profile" path={profile.path} name={profile.name} />
    </>
  );
}
