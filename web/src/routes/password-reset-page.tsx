import { useState } from 'react';
import { paths } from '@directory/domain/site/paths';
import { type RouteHead, unlistedHead } from '../site/route.ts';
import { Link } from '../ui/link.tsx';
import { AuthPage } from '../features/auth/auth-page.tsx';
import { ResetRequestForm } from '../features/auth/reset-request-form.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

export const head: RouteHead = (of) => ({
  ...unlistedHead('account:reset.title')(of),
  parents: [{ label: of.t('account:login.title'), to: paths.login() }],
});

export function Component() {
  const { t } = useTranslation('account');
  const [isSent, setIsSent] = useState(false);
  return (
    // What to do, and what follows: once it has been done, the form says what has followed.
    <AuthPage title={t('reset.title')} {...(!isSent && { lead: t('reset.lead') })}>
      <ResetRequestForm onSent={setIsSent} />
      <p className="link-row">
        <Link to={paths.login()}>{t('reset.login')}</Link>
      </p>
    </AuthPage>
  );
}
