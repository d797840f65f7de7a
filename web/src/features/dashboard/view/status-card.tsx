import { Fragment } from 'react';
import { LOCALES } from '@directory/domain/language';
import { profilePath } from '@directory/domain/paths';
import { useLanguage } from '../../../site/contexts.ts';
import { Link } from '../../../ui/link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { OwnProfile } from '../data/own-profile.ts';

/** Whether the profile is public, as it truly is (Active or Hidden), and on which plan. */
export function StatusCard({ profile }: { profile: OwnProfile }) {
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
