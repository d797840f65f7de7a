import '../../ui/dotted-line.css';
import type { ReactNode } from 'react';
import { concernsOf } from '@directory/domain/profile/display';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { registeredTitle } from '@directory/domain/profile/title';
import { provinceByCode } from '@directory/domain/places/provinces';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { useLanguage } from '../../site/contexts.ts';
import { factDay } from '../../site/days.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { PremiumTag, TagList } from '../../ui/tag.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** How many specialties a profile counts as its main ones. */
export const TOP_SPECIALTIES = 3;

interface ProfileHeaderProps {
  profile: PublicProfile;
  /** The name's rank among the page's headings. */
  heading?: 'h1' | 'h2' | 'h3';
  /** What visitors can do, beside the name. */
  children?: ReactNode;
}

export function ProfileHeader({ profile, heading: Heading = 'h1', children }: ProfileHeaderProps) {
  const { t } = useTranslation(['profile', 'shell']);
  const language = useLanguage();
  const place = [profile.city, provinceByCode(profile.province)?.name[language] ?? t('shell:canada')]
    .filter(Boolean)
    .join(', ');
  const accepting = profile.accepting_new_clients;
  return (
    <header className="profile-top row">
      <Avatar name={profile.name} photoUrl={profile.photo_url} size={160} eager />
      <div className="profile-top-text stack gap-2">
        <div className="profile-name-line media">
          <Heading className="profile-name">{profile.name}</Heading>
          {children}
        </div>
        <p className="profile-role dotted-line">
          <span>{registeredTitle(profile.gender, language)}</span>{' '}
          {profile.credentials && <span>{profile.credentials}</span>}
        </p>
        <p className="muted">{place}</p>
        {(profile.is_premium || accepting !== null || profile.accepting_lapsed) && (
          <p className="row gap-2">
            {profile.is_premium && <PremiumTag />}
            {accepting !== null && (
              <span className={accepting ? 'tag tag-open' : 'tag'}>
                {t(accepting ? 'accepting' : 'notAccepting')}
              </span>
            )}
            {accepting !== null && profile.accepting_confirmed_at && (
              <span className="muted small">
                {t('confirmed', { date: factDay(profile.accepting_confirmed_at, language) })}
              </span>
            )}
            {profile.accepting_lapsed && <span className="tag">{t('acceptingLapsed')}</span>}
          </p>
        )}
        <TagList
          label={t('mainSpecialties')}
          items={concernsOf(profile)
            .slice(0, TOP_SPECIALTIES)
            .map((name) => specialtyVocabulary.label(name, language))}
        />
      </div>
    </header>
  );
}
