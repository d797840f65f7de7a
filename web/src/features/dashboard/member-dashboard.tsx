import './dashboard.css';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useQueryClient } from '@tanstack/react-query';
import { profilePath } from '@directory/domain/paths';
import { useDirectory, useSite } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { forgetOldVersions } from './data/forget-old-versions.ts';
import { ownProfileQuery, type OwnProfile } from './data/own-profile.ts';
import { ProfileEditor } from './edit/profile-editor.tsx';
import { useProfileEditor } from './edit/use-profile-editor.ts';
import type { FormErrors } from './form/profile-form.ts';
import { PhotoEditor } from './photo/photo-editor.tsx';
import { MemberView } from './view/member-view.tsx';
import { previewProfile, shownProfile } from './view/preview-profile.ts';
import { ProfilePreview } from './view/profile-preview.tsx';

interface MemberDashboardProps {
  profile: OwnProfile;
  email: string | undefined;
}

/** A member's own profile in view mode, or in edit mode with its live preview beside it. */
export function MemberDashboard({ profile, email }: MemberDashboardProps) {
  const { t } = useTranslation('dashboard');
  const { photoBaseUrl } = useSite();
  const queryClient = useQueryClient();
  const directory = useDirectory();
  const [wasSaved, setWasSaved] = useState(false);

  /** Every page that shows the profile asks anew; this one at once. */
  async function refresh(): Promise<void> {
    forgetOldVersions(queryClient, directory);
    await queryClient.invalidateQueries({ queryKey: ownProfileQuery(email).queryKey });
  }
  const editor = useProfileEditor({
    profile,
    onSaved: async () => {
      await refresh();
      setWasSaved(true);
    },
    onRefused: focusFirst,
  });
  const { draft } = editor;
  const shown = useMemo(
    () =>
      draft
        ? previewProfile(profile, draft.base, draft.form, photoBaseUrl)
        : shownProfile(profile, photoBaseUrl),
    [profile, draft, photoBaseUrl],
  );
  const pageHref = profile.is_active ? profilePath(profile) : null;
  const photo = (
    <PhotoEditor profile={profile} photoUrl={shown.photoUrl} name={shown.name} onChanged={refresh} />
  );

  return (
    <div className="dashboard container">
      <h1>{t('title')}</h1>
      {draft ? (
        <div className="dashboard-edit">
          <ProfileEditor profile={profile} editor={editor} draft={draft}>
            {photo}
          </ProfileEditor>
          <ProfilePreview
            profile={shown}
            title={t('preview.live')}
            text={t('preview.liveText')}
            pageHref={pageHref}
            isLive
          />
        </div>
      ) : (
        <MemberView
          profile={profile}
          shown={shown}
          email={email}
          wasSaved={wasSaved}
          photo={photo}
          onEdit={() => {
            setWasSaved(false);
            editor.start();
          }}
        />
      )}
    </div>
  );
}

/** Leads to the first refused control, once its error stands beside it. */
function focusFirst(errors: FormErrors): void {
  // At once, so that the control already names its error when it gets the focus.
  flushSync(() => undefined);
  const names = Object.keys(errors);
  const controls = document.querySelectorAll<HTMLElement>('#profile-form [name]');
  [...controls].find((control) => names.includes(control.getAttribute('name') ?? ''))?.focus();
}
