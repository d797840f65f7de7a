import { lazy } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/failure-page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSession } from '../session/use-session.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { ownProfileQuery } from './data/own-profile.ts';
import { MemberDashboard } from './member-dashboard.tsx';

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
  if (!data)
    return (
      <ProfileNotFound
        onStarted={async () => {
          await refetch();
        }}
      />
    );
  return <MemberDashboard key={data.id} profile={data} email={email} />;
}
