import './search-screen.css';
import { memo, Suspense, useEffect, useRef } from 'react';
import { Link } from '../../ui/link.tsx';
import { paths } from '@directory/domain/paths';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FILTERS_ID, FilterDrawer } from './filter-drawer.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { PageLinks } from './page-links.tsx';
import { ResultCount } from './result-count.tsx';
import { ResultList } from './result-list.tsx';
import { useSearchAddress } from './search-address.tsx';
import { SearchForm } from './search-form.tsx';
import { useIsHydrated } from '../../site/use-is-hydrated.ts';
import { CountedSearch } from './counted-search.ts';
import { useResults, type Results } from './use-results.ts';

/** The whole search screen. */
export function SearchScreen() {
  const { t } = useTranslation('search');
  const isHydrated = useIsHydrated();
  const results = useResults();
  const heading = useRef<HTMLHeadingElement>(null);
  useLastPage(results);

  const showBeginning = () => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className={`search-screen container${isHydrated ? ' is-hydrated' : ''}`}>
      <header className="search-intro">
        <h1>{t('page.heading')}</h1>
        <p className="lead">{t('page.intro')}</p>
      </header>
      <CountedSearch results={results} />
      <SearchForm />
      <div className="search-columns">
        <section className="search-results" aria-labelledby="results-heading">
          <h2 id="results-heading" className="visually-hidden" ref={heading} tabIndex={-1}>
            {t('results.heading')}
          </h2>
          <div className="results-head">
            <ResultCount results={results} />
            <FilterDrawer results={results} />
            <Link className="results-order" to={paths.howItWorks()}>
              {t('results.order')}
            </Link>
          </div>
          <ActiveFilters />
          <ResultList results={results} />
          <PageLinks pages={results.pages} onTurn={showBeginning} />
        </section>
        <aside id={FILTERS_ID} className="search-filters" aria-labelledby="filters-heading">
          <h2 id="filters-heading">{t('filters.heading')}</h2>
          <Filters />
        </aside>
      </div>
    </div>
  );
}

/** The filters are half of the screen: they come to life after the rest and in slices, or at once when one is pressed. */
const Filters = memo(function Filters() {
  return (
    <Suspense>
      <FilterPanel />
    </Suspense>
  );
});

/** Goes to the last page when the address names one beyond it. */
function useLastPage({ phase, pages }: Results): void {
  const { state, correct } = useSearchAddress();
  const isBeyond = phase === 'shown' && pages > 0 && state.page > pages;
  useEffect(() => {
    if (isBeyond) correct({ ...state, page: pages });
  }, [isBeyond, correct, state, pages]);
}
