import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useQueryClient } from '../site/use-query.ts';
import { unlistedHead } from '../site/route.ts';
import { DashboardSkeleton } from '../features/dashboard/dashboard-skeleton.tsx';
import { MEMBER_KEY, useSession } from '../features/session/use-session.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { loginPath } from '../features/session/next-path.ts';
import { isSigningOut } from '../features/session/sign-out.ts';

// A visitor who is not signed in is sent away before any of it is needed.
const Dashboard = lazy(async () => ({
  default: (await import('../features/dashboard/dashboard.tsx')).Dashboard,
}));

export const head = unlistedHead('shell:nav.dashboard');

export function Component() {
  const { status } = useSession();
  const queryClient = useQueryClient();
  useEffect(() => {
    // Whoever signs in next in this tab finds nothing of this member.
    if (status === 'signed-out') queryClient.forget(([first]) => first === MEMBER_KEY);
  }, [status, queryClient]);
  return (
    <RequireSession fallback={<DashboardSkeleton />}>
      <Suspense fallback={<DashboardSkeleton />}>
        <Dashboard />
      </Suspense>
    </RequireSession>
  );
}

interface RequireSessionProps {
  /** Stands in place of the page on the server, while it is hydrated, and while a visitor is sent to sign in. */
  fallback: ReactNode;
  /** What only a member sees. It is never rendered on the server. */
  children: ReactNode;
}

/**
 * A page, or a part of one, for signed-in members. Everyone else is sent to sign in and comes back afterwards. It guards
 * nothing: what a member may read and write, the server decides.
 */
function RequireSession({ fallback, children }: RequireSessionProps) {
  const { t } = useTranslation();
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const here = pathname + search + hash;

  useEffect(() => {
    if (status === 'signed-out' && !isSigningOut()) void navigate(loginPath(here), { replace: true });
  }, [status, here, navigate]);

  if (status === 'signed-in') return children;
  return (
    <>
      <noscript>
        <p className="container">{t('needsScripts')}</p>
      </noscript>
      {fallback}
    </>
  );
}
