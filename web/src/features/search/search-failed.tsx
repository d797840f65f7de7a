import '../../ui/empty-state.css';
import { useInstantSearch } from 'react-instantsearch';
import { useIsHydrated } from '../../site/contexts.ts';
import { Button } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isTooBusy } from './model/patient-search.ts';
import { useSearchAddress } from './search-address-context.ts';
import { useRetry } from './search-engine.tsx';

/** Stands in the list's place when search did not answer. */
export function SearchFailed() {
  const { t } = useTranslation('search');
  return (
    <div className="empty-state no-results">
      <p className="empty-state-title">{t('empty.text')}</p>
      <Retry />
    </div>
  );
}

function Retry() {
  const { t } = useTranslation('search');
  const { state, hrefOf } = useSearchAddress();
  const isHydrated = useIsHydrated();
  const retry = useRetry();
  const { error } = useInstantSearch({ catchError: true });
  return (
    <div role="alert">
      <p>{t(isTooBusy(error) ? 'failed.busy' : 'failed.text')}</p>
      {isHydrated ? (
        <Button onClick={retry}>{t('failed.retry')}</Button>
      ) : (
        <a className="button button-primary" href={hrefOf(state)}>
          {t('failed.retry')}
        </a>
      )}
    </div>
  );
}
