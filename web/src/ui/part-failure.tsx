import { useLocation } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation.ts';
import { EmptyState } from './empty-state.tsx';

/** Stands in place of a part of a page that failed, or whose code could not be had. */
export function PartFailure() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <EmptyState title={t('failure.title')} text={t('errors.unreachable')} live>
      <a className="button button-secondary" href={pathname + search}>
        {t('failure.reload')}
      </a>
    </EmptyState>
  );
}
