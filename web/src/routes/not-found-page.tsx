import { useTranslation } from 'react-i18next';
import { paths } from '@directory/domain/paths';
import type { HeadContext, LoadResult, PageHead } from '../app/route.ts';
import { LinkButton } from '../components/button.tsx';
import { Message } from '../components/message.tsx';

export function load(): Promise<LoadResult> {
  return Promise.resolve({ status: 404 });
}

export function head({ t }: HeadContext): PageHead {
  return { title: t('shell:notFound.title'), description: t('shell:notFound.description'), noIndex: true };
}

export function Component() {
  const { t } = useTranslation();
  return (
    <Message title={t('notFound.title')} text={t('notFound.text')}>
      <LinkButton to={paths.search()}>{t('notFound.search')}</LinkButton>
      <LinkButton variant="secondary" to={paths.home()}>
        {t('notFound.home')}
      </LinkButton>
    </Message>
  );
}
