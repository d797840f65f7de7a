import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@directory/domain/paths';
import { useTranslation } from '../../i18n/use-translation.ts';
import { signOut, type LogInLocationState } from '../../features/session/sign-out.ts';

interface LogOutButtonProps {
  className: string;
  onDone?: () => void;
}

/** Ends the session and goes to the sign-in page, which says so. When the session could not be ended, that is said. */
export function LogOutButton({ className, onDone }: LogOutButtonProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle');

  async function leave(): Promise<void> {
    setState('leaving');
    try {
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
