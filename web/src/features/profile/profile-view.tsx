import './profile.css';
import * as Tabs from '@radix-ui/react-tabs';
import { useTranslation } from 'react-i18next';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { ProfileContactForm } from '../contact-form/profile-contact-form.tsx';
import { PracticeMap } from '../map/practice-map.tsx';
import { ShareButtons } from '../share/share-buttons.tsx';
import { SimilarPsychologists } from '../similar/similar-psychologists.tsx';
import { ContactCard } from './contact-card.tsx';
import { GetListed } from './get-listed.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { ProfileOverview } from './profile-overview.tsx';
import { ProfileSpecialties } from './profile-specialties.tsx';

/** A psychologist's page: who they are, how to reach them, and the two tabs. */
export function ProfileView({ profile }: { profile: PublicProfile }) {
  const { t } = useTranslation('profile');
  return (
    <article className="profile container">
      <ProfileHeader profile={profile} />
      <ShareButtons profile={profile} />
      <div className="profile-columns">
        {/* Both panels are in the page, so that they print and can be read without scripts. */}
        <Tabs.Root className="profile-tabs" defaultValue="overview">
          <Tabs.List className="tabs" aria-label={t('tabs.label')}>
            <Tabs.Trigger className="tab" value="overview">
              {t('tabs.overview')}
            </Tabs.Trigger>
            <Tabs.Trigger className="tab" value="specialties">
              {t('tabs.specialties')}
            </Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content className="tab-panel" value="overview" forceMount>
            <ProfileOverview profile={profile} />
          </Tabs.Content>
          <Tabs.Content className="tab-panel" value="specialties" forceMount>
            <ProfileSpecialties profile={profile} />
          </Tabs.Content>
        </Tabs.Root>
        <ContactCard profile={profile} />
      </div>
      <div className="profile-reach">
        <ProfileContactForm profile={profile} />
        <PracticeMap profile={profile} />
      </div>
      <SimilarPsychologists profile={profile} />
      <GetListed />
    </article>
  );
}
