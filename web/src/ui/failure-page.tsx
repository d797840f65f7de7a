import { useLocation } from 'react-router-dom';
import { paths } from '@directory/domain/paths';
import { useTranslation } from '../i18n/use-translation.ts';
import { Message } from './message.tsx';

/** Says that a page failed and offers to load it again. Plain links: they work when scripts do not. */
export function FailurePage() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <Message title={t('failure.title')} text={t('failure.text')}>
      <a className="button button-primary" href={pathname + search}>
        {t('failure.reload')}
      </a>
      <a className="button button-secondary" href={paths.home()}>
        {t('failure.home')}
      </a>
    </Message>
  );
}
