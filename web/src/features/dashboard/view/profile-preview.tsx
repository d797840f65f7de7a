import '../../profile/profile.css';
import './profile-preview.css';
import { memo } from 'react';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProfileColumns } from '../../profile/profile-columns.tsx';
import { ProfileHeader } from '../../profile/profile-header.tsx';

interface ProfilePreviewProps {
  profile: PublicProfile;
  title: string;
  text: string;
  /** Where the public page is; null while there is none. */
  pageHref: string | null;
  /** In the edit mode, beside the form. */
  isLive?: boolean;
}

/** The profile as visitors see it, made of the profile page's own parts. */
export const ProfilePreview = memo(function ProfilePreview({
  profile,
  title,
  text,
  pageHref,
  isLive = false,
}: ProfilePreviewProps) {
  const { t } = useTranslation('dashboard');
  return (
    // No landmark: the contact details inside are one.
    <div
      role="group"
      className={isLive ? 'profile-preview is-live' : 'profile-preview'}
      id="profile-preview"
      aria-labelledby="profile-preview-title"
    >
      <div className="profile-preview-top">
        <h2 id="profile-preview-title">{title}</h2>
        <p className="muted">{text}</p>
        {isLive && (
          <a className="profile-preview-back" href="#profile-form">
            {t('preview.back')}
          </a>
        )}
      </div>
      <div className="profile-preview-page">
        <ProfileHeader profile={profile} heading="h2" />
        <ProfileColumns profile={profile} writeHref={pageHref && `${pageHref}#contact`} />
      </div>
    </div>
  );
});
