import '../../ui/empty-state.css';
import { useInstantSearch } from 'react-instantsearch';
import { useIsHydrated } from '../../site/contexts.ts';
import { Button } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isTooBusy } from './model/patient-search.ts';
import { useSearchAddress } from './search-address-context.ts';
import { useRetry } from './search-engine.tsx';

/** Stands in the list's place when search did not answer: that first, and of the empty list that it tells nothing of who there is. */
export function SearchFailed() {
  const { t } = useTranslation('search');
  return (
    <div className="empty-state no-results">
      <Retry />
      <p className="empty-state-text">
        {t('empty.text')} {t('failed.unknown')}
      </p>
    </div>
  );
}

function Retry() {
  const { t } = useTranslation('search');
  const { state, hrefOf } = useSearchAddress();
  const isHydrated = useIsHydrated();
  const retry = useRetry();
  const { error } = useInstantSearch({ catchError: true });
  const reason = isTooBusy(error) ? 'busy' : 'failed';
  return (
    <div role="alert">
      <p className="empty-state-title">{t(`${reason}.title`)}</p>
      <p>{t(`${reason}.text`)}</p>
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
