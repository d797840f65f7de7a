import * as Tabs from '@radix-ui/react-tabs';
import { useTranslation } from 'react-i18next';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { ShareButtons } from '../share/share-buttons.tsx';
import { ContactCard } from './contact-card.tsx';
import { ProfileOverview } from './profile-overview.tsx';
import { ProfileSpecialties } from './profile-specialties.tsx';

/** Below a profile's header: ways to pass it on, the two tabs, and how to reach the psychologist. */
export function ProfileBody({ profile }: { profile: PublicProfile }) {
  const { t } = useTranslation('profile');
  return (
    <>
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
    </>
  );
}
