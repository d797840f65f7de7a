import { useTranslation } from 'react-i18next';
import { paths } from '@directory/domain/paths';
import type { HeadContext, PageHead } from '../app/route.ts';
import { LinkButton } from '../components/button.tsx';
import { SupportLink } from '../components/support-link.tsx';
import { TextPage } from '../components/text-page.tsx';

export function head({ t }: HeadContext): PageHead {
  return { title: t('account:login.title'), description: t('account:login.description') };
}

export function Component() {
  const { t } = useTranslation('account');
  return (
    <TextPage title={t('login.title')} lead={t('login.lead')}>
      <p className="prose text-section">{t('login.text')}</p>
      <div className="button-row">
        <SupportLink label={(email) => t('login.write', { email })} />
        <LinkButton variant="secondary" to={paths.join()}>
          {t('login.join')}
        </LinkButton>
      </div>
    </TextPage>
  );
}
