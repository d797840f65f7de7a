import * as Tabs from '@radix-ui/react-tabs';
import { columnsIn, labelOf } from '@directory/domain/profile/columns';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { TabList, TabPanel } from '../../ui/tabs/tabs.tsx';
import { TagList } from '../../ui/tag.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ProfileCard } from './profile-card.tsx';
import { ProfileOverview } from './profile-overview.tsx';
import { ShareButtons } from '../share/share-buttons.tsx';

interface ProfileColumnsProps {
  profile: PublicProfile;
  /** Where "Send a message" leads, when not to the form on this page; null where there is none to lead to. */
  writeHref?: string | null;
}

/** What people decide by and how to reach the psychologist; beside or below it the profile's two tabs. */
export function ProfileColumns({ profile, writeHref }: ProfileColumnsProps) {
  const { t } = useTranslation('profile');
  return (
    <div className="profile-columns stack">
      <ProfileCard profile={profile} {...(writeHref !== undefined && { writeHref })} />
      {/* Both panels are in the page, so that they print and can be read without scripts. */}
      <Tabs.Root className="profile-tabs" defaultValue="overview">
        <TabList className="tabs" aria-label={t('tabs.label')}>
          <Tabs.Trigger className="tab" value="overview">
            {t('tabs.overview')}
          </Tabs.Trigger>
          <Tabs.Trigger className="tab" value="specialties">
            {t('tabs.specialties')}
          </Tabs.Trigger>
        </TabList>
        <TabPanel className="tab-panel stack gap-6" value="overview">
          <ProfileOverview profile={profile} />
        </TabPanel>
        <TabPanel className="tab-panel stack gap-6" value="specialties">
          <ProfileSpecialties profile={profile} />
        </TabPanel>
      </Tabs.Root>
    </div>
  );
}

function ProfileSpecialties({ profile }: { profile: PublicProfile }) {
  const { t, language } = useTranslation('profile');
  const groups = [
    { label: t('specialties.specialties'), items: profile.specialties, name: 'practice_areas' },
    {
      label: t('specialties.expertise'),
      items: profile.expertise.filter((name) => !profile.specialties.includes(name)),
      name: 'practice_areas',
    },
    ...columnsIn('specialties').map((name) => ({
      label: t(`columns.${name}`),
      items: (profile[name] ?? []) as readonly string[],
      name,
    })),
  ] as const;
  const known = groups.filter((group) => group.items.length > 0);
  if (known.length === 0) return <p>{t('specialties.none')}</p>;
  return known.map(({ label, items, name }) => (
    <section className="stack gap-3" key={label}>
      <h2 className="text-lg">{label}</h2>
      <TagList items={items.map((item) => labelOf(name, item, language))} />
    </section>
  ));
}

/** Below a profile's header: the two tabs, how to reach the psychologist, and ways to pass the profile on. */
export function ProfileBody({ profile }: { profile: PublicProfile }) {
  return (
    <>
      <ProfileColumns profile={profile} />
      <ShareButtons kind="profile" path={profile.path} name={profile.name} />
    </>
  );
}
