import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { paths } from '@directory/domain/site/paths';
import { unlistedHead } from '../site/route.ts';
import { Link } from '../ui/link.tsx';
import { AuthPage } from '../features/auth/auth-page.tsx';
import { LoginForm } from '../features/auth/login-form.tsx';
import type { LogInLocationState } from '../features/session/sign-out.ts';
import { nextPath, readNext } from '../features/session/next-path.ts';
import { useSession } from '../features/session/use-session.ts';
import { useTranslation } from '../i18n/use-translation.ts';

export const head = unlistedHead('account:login.title');

export function Component() {
  const { t } = useTranslation('account');
  const { status } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const next = readNext(location.search);
  // Just now, and not again after a reload: the browser keeps the state of the address, which the server knows nothing of.
  const loggedOut =
    useNavigationType() === NavigationType.Push &&
    (location.state as LogInLocationState | null)?.loggedOut === true;

  useEffect(() => {
    // Just signed in, or long before: either way there is nothing to do here.
    if (status === 'signed-in') void navigate(nextPath(next), { replace: true });
  }, [status, next, navigate]);

  return (
    <AuthPage title={t('login.title')} lead={t('login.lead')}>
      {loggedOut && (
        <p className="panel is-soft" role="status">
          {t('login.loggedOut')}
        </p>
      )}
      {next !== null && !loggedOut && <p className="panel">{t('login.toGoOn')}</p>}
      <LoginForm />
      <p className="link-row">
        <Link to={paths.passwordReset()}>{t('login.forgot')}</Link>
      </p>
    </AuthPage>
  );
}
