import { useEffect, useRef, type ReactNode, Fragment } from 'react';
import { paths, profilePath } from '@directory/domain/paths';
import type { FieldName } from '@directory/domain/profile/fields';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { LOCALES } from '@directory/domain/language';
import { useLanguage } from '../../../site/contexts.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Outcome } from '../../../ui/outcome.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { OwnProfile } from '../data/own-profile.ts';
import { StatsPanel } from '../stats/stats-panel.tsx';
import { formatLocation } from '../../search/model/location-param.ts';
import { FactsCard } from '../facts/facts-card.tsx';
import { ReviewCard } from '../review/review-card.tsx';
import { ProfilePreview } from './profile-preview.tsx';
import { SearchStatusLine } from './search-status-line.tsx';

interface MemberViewProps {
  profile: OwnProfile;
  shown: PublicProfile;
  email: string | undefined;
  /** What was saved just now; null when nothing was. */
  savedFields: readonly FieldName[] | null;
  photo: ReactNode;
  /** The profile is to be read anew. */
  refresh: () => Promise<void>;
  onEdit: () => void;
}

/** The view mode: how the profile stands, what it does, and what visitors see of it. */
export function MemberView(props: MemberViewProps) {
  const { profile, shown, email, savedFields, photo, refresh, onEdit } = props;
  const { t } = useTranslation('dashboard');
  const wasSaved = savedFields !== null;
  const waiting = profile.waiting_changes.map(({ field }): FieldName => field);
  const inReview = savedFields?.some((field) => waiting.includes(field)) ?? false;
  // What waits does not come into search: to say "live" of it would be untrue.
  const reachedSearch = wasSaved && (!inReview || savedFields.some((field) => !waiting.includes(field)));
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone with the form.
    if (wasSaved) outcome.current?.focus();
  }, [wasSaved]);

  return (
    <>
      <Outcome title={wasSaved ? t('outcome.saved') : undefined} ref={outcome} tabIndex={-1}>
        {inReview && (
          <p>
            {t('outcome.review')} {reachedSearch && profile.is_active && t('outcome.restIsPublic')}
          </p>
        )}
      </Outcome>
      {reachedSearch && <SearchStatusLine email={email} revision={profile.revision} />}
      <div className="button-row member-actions" role="group" aria-label={t('actions.label')}>
        <Button onClick={onEdit}>{t('actions.edit')}</Button>
        {profile.is_active && (
          <>
            <LinkButton variant="secondary" to={ownSearch(shown)}>
              {t('actions.inSearch')}
            </LinkButton>
            <LinkButton variant="secondary" to={profilePath(profile)}>
              {t('actions.page')}
            </LinkButton>
          </>
        )}
      </div>
      <div className="dashboard-columns">
        <div className="dashboard-side">
          <FactsCard profile={profile} email={email} refresh={refresh} />
          <StatusCard profile={profile} />
          <ReviewCard changes={profile.waiting_changes} onTakenBack={refresh} />
          {photo}
        </div>
        <div className="dashboard-main">
          <StatsPanel email={email} />
          <ProfilePreview
            profile={shown}
            title={t('preview.title')}
            text={t(profile.is_active ? 'preview.viewText' : 'preview.hiddenText')}
            pageHref={profile.is_active ? profilePath(profile) : null}
          />
        </div>
      </div>
    </>
  );
}

/** The search that shows this profile first: its name, and its city, because people elsewhere may have the same name. */
function ownSearch({ name, city, province }: PublicProfile): string {
  const location = formatLocation({ city: city ?? '', province });
  return paths.search({ search: name, ...(location && { location }) });
}

/** Whether the profile is public, and on which plan. */
function StatusCard({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const state = profile.is_active ? 'active' : 'hidden';
  const changed = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeStyle: 'short' });
  return (
    <section className="card status-card" aria-labelledby="status-card-title">
      <h2 id="status-card-title">{t('status.label')}</h2>
      <p className={`status-badge is-${state}`}>{t(`status.${state}`)}</p>
      <p className="muted">{t(`status.${state}Text`)}</p>
      <dl className="status-facts">
        <div>
          <dt>{t('status.plan')}</dt>
          <dd>{t(profile.is_premium ? 'status.premium' : 'status.free')}</dd>
        </div>
        <div>
          <dt>{t('status.changed')}</dt>
          <dd>{changed.format(new Date(profile.updated_at))}</dd>
        </div>
        {profile.is_active && (
          <div>
            <dt>{t('status.address')}</dt>
            <dd>
              <Link to={profilePath(profile)}>
                {profilePath(profile)
                  .split(/(?=\/)/)
                  .map((part) => (
                    <Fragment key={part}>
                      {part}
                      <wbr />
                    </Fragment>
                  ))}
              </Link>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
