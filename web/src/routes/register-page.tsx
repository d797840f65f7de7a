import { paths } from '@directory/domain/site/paths';
import type { RouteHead } from '../site/route.ts';
import { LinkButton } from '../ui/button.tsx';
import { TextPage } from '../ui/text-page.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

export const head: RouteHead = ({ t }) => ({
  title: t('account:register.title'),
  noIndex: true,
});

export function Component() {
  const { t } = useTranslation('account');
  return (
    <TextPage title={t('register.title')} lead={t('register.lead')}>
      <div className="button-row">
        <LinkButton to={paths.join()}>{t('aside.join')}</LinkButton>
        <LinkButton variant="secondary" to={paths.login()}>
          {t('login.title')}
        </LinkButton>
      </div>
    </TextPage>
  );
}
