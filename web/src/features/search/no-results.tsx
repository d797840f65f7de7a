import '../../ui/empty-state.css';
import { provinceByCode } from '@directory/domain/provinces';
import { useIsHydrated, useLanguage } from '../../site/contexts.ts';
import { Link } from '../../ui/link.tsx';
import { Button } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import {
  chooseProvince,
  countChips,
  EMPTY_SEARCH,
  NO_CHIPS,
  type SearchState,
} from './model/search-state.ts';
import { useSearchAddress } from './search-address.tsx';
import { useRetry } from './search-engine.tsx';

/** Stands in the list's place when nothing matches, with wider searches to try, or when search did not answer. */
export function NoResults({ failed }: { failed: boolean }) {
  const { t } = useTranslation('search');
  return (
    <div className="empty-state no-results">
      <p className="empty-state-title">{t('empty.text')}</p>
      {failed ? <SearchFailed /> : <WiderSearches />}
    </div>
  );
}

function SearchFailed() {
  const { t } = useTranslation('search');
  const { state, hrefOf } = useSearchAddress();
  const isHydrated = useIsHydrated();
  const retry = useRetry();
  return (
    <div role="alert">
      <p>{t('failed.text')}</p>
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

function WiderSearches() {
  const { t } = useTranslation('search');
  const { hrefOf } = useSearchAddress();
  return (
    <>
      <p>{t('empty.next')}</p>
      <ul>
        {useWiderSearches().map(({ label, state }) => (
          <li key={label}>
            <Link to={hrefOf(state)}>{label}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The search with one of its narrowings taken back, each in turn. */
function useWiderSearches(): { label: string; state: SearchState }[] {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const { state } = useSearchAddress();
  const first = { ...state, page: 1 };
  const province = provinceByCode(state.province);
  const hasChips = countChips(state) > 0;
  return [
    ...(state.search
      ? [{ label: t('empty.withoutKeyword', { keyword: state.search }), state: { ...first, search: '' } }]
      : []),
    ...(hasChips ? [{ label: t('empty.withoutFilters'), state: { ...first, ...NO_CHIPS } }] : []),
    ...(state.city && province
      ? [
          {
            label: t('empty.wholeProvince', { where: province.locative[language], city: state.city }),
            state: { ...first, city: '' },
          },
        ]
      : []),
    ...(state.city || province
      ? [{ label: t('empty.allOfCanada'), state: chooseProvince(state, null) }]
      : []),
    { label: t('empty.everyone'), state: EMPTY_SEARCH },
  ];
}
