import './dashboard.css';
import { lazy, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { profilePath } from '@directory/domain/site/paths';
import { toPublicProfile } from '@directory/domain/profile/public-profile';
import { REVIEWED_COLUMNS, type EditableColumn } from '@directory/domain/profile/columns';
import { useQuery, useQueryClient } from '../../site/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/failure-page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSession } from '../session/use-session.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { ownProfileQuery, forgetOldVersions, type OwnProfile } from './data/member-request.ts';
import { ProfileEditor } from './edit/profile-editor.tsx';
import { useProfileEditor } from './edit/use-profile-editor.ts';
import { changedFields, type FormErrors, type ProfileDraft } from './form/profile-form.ts';
import { useOwnPhotoUrl, PhotoEditor } from './photo/photo-editor.tsx';
import { MemberView } from './view/member-view.tsx';
import { previewProfile, ProfilePreview } from './view/profile-preview.tsx';

// Most members have a profile.
const ProfileNotFound = lazy(async () => ({
  default: (await import('./start/profile-not-found.tsx')).ProfileNotFound,
}));

/** The signed-in member's dashboard: loading, no profile yet, or the profile. */
export function Dashboard() {
  const { t } = useTranslation(['dashboard', 'shell']);
  const session = useSession();
  const email = session.status === 'signed-in' ? session.email : undefined;
  const { data, isPending, isError, refetch } = useQuery(ownProfileQuery(email));
  if (isPending) return <DashboardSkeleton />;
  if (isError && !data) {
    return (
      <Message title={t('loadFailed.title')} text={t('loadFailed.text')}>
        <Button onClick={() => void refetch()}>{t('shell:retry')}</Button>
      </Message>
    );
  }
  if (!data) return <ProfileNotFound onStarted={() => refetch()} />;
  return <MemberDashboard key={data.id} profile={data} email={email} />;
}

/** A member's own profile in view mode, or in edit mode with its live preview beside it. */
function MemberDashboard({ profile, email }: { profile: OwnProfile; email: string | undefined }) {
  const { t } = useTranslation(['dashboard', 'shell']);
  const queryClient = useQueryClient();
  const [savedFields, setSavedFields] = useState<readonly EditableColumn[] | null>(null);

  /** Every page that shows the profile asks anew; this one at once. */
  async function refresh(): Promise<void> {
    forgetOldVersions(queryClient);
    await queryClient.refresh(ownProfileQuery(email));
  }
  const editor = useProfileEditor({
    profile,
    onSaved: async (fields) => {
      await refresh();
      setSavedFields(fields);
    },
    onRefused: focusFirst,
  });
  const { draft } = editor;
  const drafted = useMemo(
    () => (draft ? previewProfile(profile, draft.base, draft.form) : toPublicProfile(profile)),
    [profile, draft],
  );
  const photoUrl = useOwnPhotoUrl(profile, drafted.photo_url);
  const shown = useMemo(() => ({ ...drafted, photo_url: photoUrl }), [drafted, photoUrl]);
  const pageHref = profile.is_active ? profilePath(profile) : null;
  const photo = <PhotoEditor profile={profile} photoUrl={photoUrl} name={shown.name} onChanged={refresh} />;

  return (
    <div className="dashboard container stack gap-5">
      <h1>{t('shell:nav.dashboard')}</h1>
      {draft ? (
        <div className="dashboard-edit stack">
          <ProfileEditor profile={profile} editor={editor} draft={draft} refresh={refresh}>
            {photo}
          </ProfileEditor>
          <ProfilePreview
            profile={shown}
            title={t('preview.live')}
            text={t(waits(draft) ? 'preview.liveReviewText' : 'preview.liveText')}
            pageHref={pageHref}
            isLive
          />
        </div>
      ) : (
        <MemberView
          profile={profile}
          shown={shown}
          email={email}
          savedFields={savedFields}
          photo={photo}
          refresh={refresh}
          onEdit={() => {
            setSavedFields(null);
            editor.start();
          }}
        />
      )}
    </div>
  );
}

/** Whether a part of the draft would not be public at once. */
function waits({ base, form }: ProfileDraft): boolean {
  const changed = changedFields(base, form);
  return (
    REVIEWED_COLUMNS.some((name) => changed.includes(name)) ||
    (changed.includes('email') && form.email !== '')
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
