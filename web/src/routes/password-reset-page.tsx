import { paths } from '@directory/domain/paths';
import type { HeadContext, PageHead } from '../site/route.ts';
import { Link } from '../ui/link.tsx';
import { TextPage } from '../ui/text-page.tsx';
import { AuthAside } from '../features/auth/auth-aside.tsx';
import { ResetRequestForm } from '../features/auth/reset-request-form.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

export function head({ t }: HeadContext): PageHead {
  return {
    title: t('account:reset.title'),
    description: t('account:reset.description'),
    parents: [{ label: t('account:login.title'), to: paths.login() }],
    noIndex: true,
  };
}

export function Component() {
  const { t } = useTranslation('account');
  return (
    <TextPage title={t('reset.title')} lead={t('reset.lead')}>
      <div className="auth-columns">
        <div className="auth-main">
          <ResetRequestForm />
          <Link className="auth-link" to={paths.login()}>
            {t('reset.login')}
          </Link>
        </div>
        <AuthAside />
      </div>
    </TextPage>
  );
}
