import './profile.css';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { GetListed } from './get-listed.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { LazyProfileBody, LazyProfileReach } from './profile-parts.tsx';

/** A psychologist's page: who they are, what they offer, how to reach them. */
export function ProfileView({ profile }: { profile: PublicProfile }) {
  return (
    <article className="profile container">
      <ProfileHeader profile={profile} />
      <LazyProfileBody profile={profile} />
      <LazyProfileReach profile={profile} />
      <GetListed />
    </article>
  );
}
