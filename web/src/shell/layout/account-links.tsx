import './header.css';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@directory/domain/site/paths';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSession } from '../../features/session/use-session.ts';
import type { LogInLocationState } from '../../features/session/sign-out.ts';

/**
 * The list items of the member's account: Dashboard and Logout, or Log in. Until it is known which, both are there and the
 * document's mark (session/stored-session.ts) shows the right one from the first paint on: nothing ever moves.
 */
export function AccountLinks({ className, onFollow }: { className: string; onFollow?: () => void }) {
  const { t } = useTranslation();
  const { status } = useSession();
  const { pathname } = useLocation();
  const isUnknown = status === 'unknown';
  const link = (to: string, label: string) => (
    <Link
      className={className}
      to={to}
      aria-current={pathname === to ? 'page' : undefined}
      onClick={onFollow}
    >
      {label}
    </Link>
  );
  return (
    <>
      {status !== 'signed-in' && (
        <li className={isUnknown ? 'unless-session-kept' : undefined}>
          {link(paths.login(), t('nav.login'))}
        </li>
      )}
      {status !== 'signed-out' && (
        <>
          <li className={isUnknown ? 'if-session-kept' : undefined}>
            {link(paths.dashboard(), t('nav.dashboard'))}
          </li>
          <li className={isUnknown ? 'if-session-kept' : 'account-log-out'}>
            <LogOutButton className={className} {...(onFollow && { onDone: onFollow })} />
          </li>
        </>
      )}
    </>
  );
}

/** Ends the session and goes to the sign-in page, which says so. When the session could not be ended, that is said. */
function LogOutButton({ className, onDone }: { className: string; onDone?: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle');

  async function leave(): Promise<void> {
    setState('leaving');
    try {
      // Fetched when it is wanted: most visitors have no account.
      const { signOut } = await import('../../features/session/sign-out.ts');
      await signOut(() => {
        onDone?.();
        return navigate(paths.login(), { state: { loggedOut: true } satisfies LogInLocationState });
      });
    } catch {
      // Whatever the reason, to the member it is the same: still logged in, and worth another try.
      setState('failed');
    }
  }

  return (
    <>
      <button
        className={`${className} log-out`}
        type="button"
        // A form with unsaved changes asks first (use-unsaved-guard.ts).
        data-leaves
        disabled={state === 'leaving'}
        onClick={() => void leave()}
      >
        {state === 'leaving' ? t('nav.loggingOut') : t('nav.logout')}
      </button>
      {state === 'failed' && (
        // At the end of a long menu, too.
        <p
          className="log-out-failure"
          role="alert"
          ref={(element) => element?.scrollIntoView({ block: 'nearest' })}
        >
          {t('nav.logoutFailed')}
        </p>
      )}
    </>
  );
}
