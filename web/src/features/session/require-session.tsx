import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { loginPath } from './next-path.ts';
import { isSigningOut } from './sign-out.ts';
import { useSession } from './use-session.ts';

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
export function RequireSession({ fallback, children }: RequireSessionProps) {
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
