import { useTranslation } from 'react-i18next';
import { paths } from '@directory/domain/paths';
import type { HeadContext, PageHead } from '../app/route.ts';
import { LinkButton } from '../components/button.tsx';
import { SupportLink } from '../components/support-link.tsx';
import { TextPage } from '../components/text-page.tsx';

export function head({ t }: HeadContext): PageHead {
  return { title: t('account:reset.title'), description: t('account:reset.description'), noIndex: true };
}

export function Component() {
  const { t } = useTranslation('account');
  return (
    <TextPage title={t('reset.title')} lead={t('reset.lead')}>
      <p className="prose text-section">{t('reset.text')}</p>
      <div className="button-row">
        <SupportLink label={(email) => t('reset.write', { email })} />
        <LinkButton variant="secondary" to={paths.login()}>
          {t('reset.login')}
        </LinkButton>
      </div>
    </TextPage>
  );
}
