import '../../ui/empty-state.css';
import { useInstantSearch } from 'react-instantsearch';
import { LOCALES, type Language } from '@directory/domain/language';
import { useIsHydrated, useLanguage } from '../../site/contexts.ts';
import { useRouteState } from '../../site/route.ts';
import { Button } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { SearchRouteState } from './model/client.ts';
import { isTooBusy, rebuiltIn } from './model/search-pace.ts';
import { useSearchAddress } from './search-address-context.ts';
import { useResults } from './use-results.ts';

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
  const language = useLanguage();
  const routeState = useRouteState<SearchRouteState>();
  const { state, hrefOf } = useSearchAddress();
  const isHydrated = useIsHydrated();
  const { retry } = useResults();
  const { error } = useInstantSearch({ catchError: true });
  // The server's failure until there is one of the browser's.
  const seconds = error ? rebuiltIn(error) : routeState?.rebuiltIn;
  const reason = seconds === undefined ? (isTooBusy(error) ? 'busy' : 'failed') : 'rebuilding';
  return (
    <div role="alert">
      <p className="empty-state-title">{t(`${reason}.title`)}</p>
      <p>{t(`${reason}.text`, { time: about(seconds ?? 0, language) })}</p>
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

/** No wait is known to the second: tens of seconds, or minutes, and never less than it takes. */
function about(seconds: number, language: Language): string {
  const [value, unit] = seconds > 90 ? [seconds / 60, 'minute'] : [Math.ceil(seconds / 10) * 10, 'second'];
  const format = new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.ceil(value));
}
