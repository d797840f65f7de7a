import { lazy, Suspense, useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { RouteHead } from '../site/route.ts';
import { DashboardSkeleton } from '../features/dashboard/dashboard-skeleton.tsx';
import { MEMBER_KEY } from '../features/dashboard/data/member-key.ts';
import { RequireSession } from '../features/session/require-session.tsx';
import { useSession } from '../features/session/use-session.ts';

// A visitor who is not signed in is sent away before any of it is needed.
const Dashboard = lazy(async () => ({
  default: (await import('../features/dashboard/dashboard.tsx')).Dashboard,
}));

export const head: RouteHead = ({ t }) => ({
  title: t('dashboard:title'),
  description: t('dashboard:description'),
  noIndex: true,
});

export function Component() {
  const { status } = useSession();
  const queryClient = useQueryClient();
  useEffect(() => {
    // Whoever signs in next in this tab finds nothing of this member.
    if (status === 'signed-out') queryClient.removeQueries({ queryKey: [MEMBER_KEY] });
  }, [status, queryClient]);
  return (
    <RequireSession fallback={<DashboardSkeleton />}>
      <Suspense fallback={<DashboardSkeleton />}>
        <Dashboard />
      </Suspense>
    </RequireSession>
  );
}
