import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { ShareButtons } from '../share/share-buttons.tsx';
import { ProfileColumns } from './profile-columns.tsx';

/** Below a profile's header: ways to pass it on, the two tabs, and how to reach the psychologist. */
export function ProfileBody({ profile }: { profile: PublicProfile }) {
  return (
    <>
      <ShareButtons kind="profile" path={profile.path} name={profile.name} />
      <ProfileColumns profile={profile} />
    </>
  );
}
