import * as Tabs from '@radix-ui/react-tabs';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ContactCard } from './contact-card.tsx';
import { ProfileOverview } from './profile-overview.tsx';
import { ProfileSpecialties } from './profile-specialties.tsx';

interface ProfileColumnsProps {
  profile: PublicProfile;
  /** Where "Send a message" leads, when not to the form on this page; null where there is none to lead to. */
  writeHref?: string | null;
}

/** A profile's two tabs, and beside them how to reach the psychologist. */
export function ProfileColumns({ profile, writeHref }: ProfileColumnsProps) {
  const { t } = useTranslation('profile');
  return (
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
      <ContactCard profile={profile} {...(writeHref !== undefined && { writeHref })} />
    </div>
  );
}
