import '../../profile/profile.css';
import './profile-preview.css';
import { lazy, memo, Suspense } from 'react';
import { type PublicProfile, toPublicProfile } from '@directory/domain/profile/public-profile';
import type { EditableColumn } from '@directory/domain/profile/columns';
import type { ProfileForm, ProfileRow } from '@directory/domain/profile/row';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ErrorBoundary } from '../../../site/error-boundary.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ProfileHeader } from '../../profile/profile-header.tsx';
import { changedFields, columnsOfForm } from '../form/profile-form.ts';
import type { OwnProfile } from '../data/member-request.ts';

// Far below what a member comes for.
const ProfileColumns = lazy(async () => ({
  default: (await import('../../profile/profile-columns.tsx')).ProfileColumns,
}));

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
export const ProfilePreview = memo(function ProfilePreview(props: ProfilePreviewProps) {
  const { profile, title, text, pageHref, isLive = false } = props;
  const { t } = useTranslation('dashboard');
  const page = (
    <div className="profile-preview-page">
      <ProfileHeader profile={profile} heading="h2" />
      <ErrorBoundary fallback={null}>
        <Suspense fallback={<Skeleton shape="block" />}>
          <ProfileColumns profile={profile} writeHref={pageHref && `${pageHref}#contact`} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
  return (
    // No landmark: the contact details inside are one.
    <div
      role="group"
      className={`profile-preview stack${isLive ? ' is-live' : ''}`}
      id="profile-preview"
      aria-labelledby="profile-preview-title"
    >
      <div>
        <h2 className="text-xl" id="profile-preview-title">
          {title}
        </h2>
        <p className={isLive ? 'muted' : 'profile-preview-text muted'}>{text}</p>
        {isLive && (
          <a className="profile-preview-back" href="#profile-form">
            {t('preview.back')}
          </a>
        )}
      </div>
      {isLive ? (
        page
      ) : (
        <details className="profile-preview-fold more">
          <summary>{text}</summary>
          {page}
        </details>
      )}
    </div>
  );
});

/**
 * What visitors would see if the form were saved now: the profile page's own rules on the columns that the save would write.
 * @param base what the member began with
 */
export function previewProfile(profile: OwnProfile, base: ProfileForm, form: ProfileForm): PublicProfile {
  const changed = changedFields(base, form);
  const row = {
    ...profile,
    ...columnsOfForm(form, changed, profile),
    ...keptByDatabase(changed, new Date()),
  };
  // A member's own list takes the place of the specialties that the operator has joined.
  const specialties = changed.includes('practice_areas') ? [] : row.specialties;
  return toPublicProfile({ ...row, specialties });
}

/** What the database writes beside a member's own columns, as far as visitors see it. */
function keptByDatabase(changed: readonly EditableColumn[], now: Date): Partial<ProfileRow> {
  const said = (...names: readonly EditableColumn[]) => names.some((name) => changed.includes(name));
  return {
    ...(said('address', 'city') && { full_address: null, own_place: true }),
    ...(said('accepting_new_clients') && { accepting_confirmed_at: now, accepting_lapsed: false }),
    ...(said('wait_times') && { wait_confirmed_at: now }),
    ...(said('fee_individual_cents', 'fee_couple_cents', 'sliding_scale') && { fees_confirmed_at: now }),
    ...(said('stated_registrations') && { registrations_stated_at: now }),
  };
}
