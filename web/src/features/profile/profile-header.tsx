import '../../ui/dotted-line.css';
import type { ReactNode } from 'react';
import { concernsOf } from '@directory/domain/profile/display';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { registeredTitle } from '@directory/domain/profile/title';
import { provinceByCode } from '@directory/domain/places/provinces';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { Avatar } from '../../ui/avatar.tsx';
import { Premium, TagList } from '../../ui/tag.tsx';
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
  const { t, language } = useTranslation(['profile', 'shell']);
  const place = [profile.city, provinceByCode(profile.province)?.name[language] ?? t('shell:canada')]
    .filter(Boolean)
    .join(', ');
  return (
    <header className="profile-top">
      <Avatar name={profile.name} photoUrl={profile.photo_url} size={160} eager />
      <div className="stack gap-1">
        <div className="profile-name-line media">
          <Heading className="profile-name">{profile.name}</Heading>
          {children}
        </div>
        <p className="dotted-line">
          <span>{registeredTitle(profile.gender, language)}</span>{' '}
          {profile.credentials && <span>{profile.credentials}</span>}
        </p>
        <p className="dotted-line muted">
          <span>{place}</span> {profile.is_premium && <Premium />}
        </p>
      </div>
      <TagList
        label={t('mainSpecialties')}
        items={concernsOf(profile)
          .slice(0, TOP_SPECIALTIES)
          .map((name) => specialtyVocabulary.label(name, language))}
      />
    </header>
  );
}
