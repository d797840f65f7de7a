import './combobox.css';
import './results.css';
import './search-screen.css';
import { useEffect, useEffectEvent, useRef } from 'react';
import { provinceByCode, type ProvinceCode } from '@directory/domain/places/provinces';
import { isPrivate } from '@directory/domain/query/understood';
import { paths } from '@directory/domain/site/paths';
import { useDocumentMark } from '../../site/document-marks.ts';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useTrackedSearch } from '../analytics/use-tracked-search.ts';
import { MapSlot, MapToggle } from './map/map-slot.tsx';
import { Asked } from './asked.tsx';
import { nearNote } from './fetched-parts.tsx';
import { FilterBar, PlainFilters } from './filter-bar.tsx';
import { countChips } from './model/search-state.ts';
import { DangerNotice, OnlineSearchNotice, UnderstoodNotes } from './notices.tsx';
import { ResultList } from './result-list.tsx';
import type { HeardWords } from './model/address-bar.ts';
import { RESULTS_HEADING_ID, useSearchAddress } from './search-address-context.ts';
import { SearchForm } from './search-form.tsx';
import { PageLinks } from './page-links.tsx';
import { useResults, type Results } from './use-results.ts';

export function SearchScreen() {
  const { t } = useTranslation(['search', 'shell']);
  const { state, hrefOf, isMap } = useSearchAddress();
  const results = useResults();
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentMark('at-search');
  useHeardWords(results);
  useLastPage(results);
  useCountedSearch(results);

  // There is nothing to order or to map where nothing was found out; a map that stands can still be left.
  const hasMap = results.phase !== 'failed' || isMap;
  const showBeginning = () => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  };
  // People first: how far is measured is said below them. With keys the note keeps its state where it moves.
  const isMeasured = Boolean(results.near?.place) && !results.near?.isOwn;
  const note = results.near && <nearNote.Component key="near" near={results.near} />;
  const listed = (
    <div key="listed" className="results-listed stack">
      <UnderstoodNotes />
      <OnlineSearchNotice />
      <ResultList />
      <PageLinks
        label={t('pages')}
        page={state.page}
        pages={results.pages}
        hrefOf={(page) => hrefOf({ ...state, page })}
        onTurn={showBeginning}
      />
    </div>
  );
  return (
    <div className={`search-screen container${isMap ? ' is-map' : ''}`}>
      <h1 className="visually-hidden">{t('page.heading')}</h1>
      <search className="search-top">
        <SearchForm />
        <DangerNotice province={state.province ?? saidProvince(results)} />
        <div className="results-head">
          <ResultCount />
          {results.phase !== 'failed' && (
            <Link className="small no-print" to={paths.howItWorks()}>
              {t('shell:paid')}
            </Link>
          )}
          {hasMap && <MapToggle />}
        </div>
        <div className="search-narrowed">
          <FilterBar />
          <Asked />
        </div>
        <PlainFilters />
      </search>
      <div className="search-columns">
        <section className="search-results stack gap-3" aria-labelledby={RESULTS_HEADING_ID}>
          <h2 id={RESULTS_HEADING_ID} className="visually-hidden" ref={heading} tabIndex={-1}>
            {t('results.heading')}
          </h2>
          {isMeasured ? [listed, note] : [note, listed]}
        </section>
        {isMap && <MapSlot />}
      </div>
    </div>
  );
}

/** How many results there are, read out politely when it changes. Empty when search failed: there is no count. */
function ResultCount() {
  const { t } = useTranslation('search');
  const { phase, total, isMany } = useResults();
  const isAwaited = phase === 'waiting' || phase === 'late';
  return (
    <p className="result-count" role="status">
      {isAwaited && t('results.searching')}
      {phase === 'shown' && (isMany ? t('results.many') : t('results.count', { count: total }))}
    </p>
  );
}

function saidBy({ understood }: Pick<Results, 'understood'>): HeardWords['says'] {
  if (isPrivate(understood)) return 'danger';
  return understood?.mayBecomeDanger ? 'half' : 'nothing';
}

/** The province of the place that the words name: its lines are shown, too. */
function saidProvince({ understood, near }: Pick<Results, 'understood' | 'near'>): ProvinceCode | null {
  // Also where it is only told, or said not to be wanted: somebody is there.
  const named = [...(understood?.conditions ?? []), ...(understood?.perhaps ?? [])];
  const place = named.find(({ kind }) => kind === 'place');
  const code = place?.anyOf[0]?.values[0]?.slice(0, 2);
  return provinceByCode(code)?.code ?? near?.place?.province ?? null;
}

/** Tells the address whether it may say the words of these results. */
function useHeardWords(results: Results): void {
  const { hear, state, entryKey } = useSearchAddress();
  const { phase, query } = results;
  const says = saidBy(results);
  const tell = useEffectEvent(hear);
  useEffect(() => {
    if (phase === 'shown') tell({ keyword: query, says });
  }, [phase, query, says, state.search, entryKey]);
}

function useLastPage({ phase, page, pages }: Results): void {
  const { state, replace } = useSearchAddress();
  const last = Math.max(pages, 1);
  // Of the search before, whose pages may be fewer, nothing is concluded: who goes Back to page 15 gets there.
  const isBeyond = phase === 'shown' && page === state.page && page > last;
  useEffect(() => {
    if (isBeyond) replace({ ...state, page: last });
  }, [isBeyond, replace, state, last]);
}

/** Counts what was searched and how much it found, once the results stand; never words of death or danger. */
function useCountedSearch({ phase, total, groups, query, understood }: Results): void {
  const { state } = useSearchAddress();
  // Whether words speak of danger is known with their own results, not with those of the words before.
  const isKnown = phase === 'shown' && query === state.search && saidBy({ understood }) === 'nothing';
  const places = (state.province === null ? 0 : 1) + (state.city === '' ? 0 : 1);
  const near = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const isNear = total === 0 && near > 0;
  useTrackedSearch(
    isKnown
      ? {
          query: state.search,
          filters: countChips(state) + places,
          results: isNear ? near : total,
          found: isNear ? 'nearest' : 'exact',
        }
      : null,
  );
}
