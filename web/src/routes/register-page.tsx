import { paths } from '@directory/domain/site/paths';
import { unlistedHead } from '../site/route.ts';
import { LinkButton } from '../ui/button.tsx';
import { TextPage } from '../ui/text-page.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

export const head = unlistedHead('account:register.title', 'account:register.description');

export function Component() {
  const { t } = useTranslation('account');
  return (
    <TextPage title={t('register.title')} lead={t('register.lead')}>
      <div className="button-row">
        <LinkButton to={paths.join()}>{t('register.join')}</LinkButton>
        <LinkButton variant="secondary" to={paths.login()}>
          {t('register.login')}
        </LinkButton>
      </div>
    </TextPage>
  );
}
