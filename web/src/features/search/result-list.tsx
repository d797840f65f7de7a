import '../../ui/updating-list.css';
import { useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { HITS_PER_PAGE, OFFERS_BELOW } from '@directory/domain/contracts/search-limits';
import { LOCALES, type Language } from '@directory/domain/language';
import { useIsHydrated, useLanguage } from '../../site/contexts.ts';
import { useRouteState } from '../../site/route.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { nearestAnswers, nearHeading } from './fetched-parts.tsx';
import type { SearchRouteState } from './model/client.ts';
import { isTooBusy, rebuiltIn } from './model/search-pace.ts';
import { ResultCard } from './result-card.tsx';
import { useSearchAddress } from './search-address-context.ts';
import { type ResultHit, useRested, useResults } from './use-results.ts';

/** Cards whose photos may be in view when the page opens. */
const EAGER_PHOTOS = 4;

/** The least height of what stands above the list, and of a card with its gap, as `results.css` has it. */
const ABOVE_LIST_PX = 200;
const CARD_PX = 176;

/** As many cards as the window may show. A key draws each of them, and on a slow phone one is felt. */
function cardsInWindow(): number {
  // There is no window on the server, where nobody types.
  const height = 'innerHeight' in globalThis ? globalThis.innerHeight : 0;
  return Math.max(2, Math.ceil((height - ABOVE_LIST_PX) / CARD_PX));
}

const SKELETON_CARDS = 4;

/** Those who meet all that was asked for; where they are few, the nearest searches, and under headings of their own who is near. */
export function ResultList() {
  const { t } = useTranslation('search');
  const { state } = useSearchAddress();
  const { phase, hits: strict, groups, total, understood } = useResults();
  if (phase === 'waiting') return <ResultSkeleton />;
  if (phase === 'failed') return <SearchFailed />;
  const led = Math.max(0, (understood?.leading ?? strict.length) - (state.page - 1) * HITS_PER_PAGE);
  const [leading, others] = [strict.slice(0, led), strict.slice(led)];
  // People first: what else to ask for stands below those who come near.
  const areAllNear = strict.length === 0 && groups.length > 0;
  const offers = total < OFFERS_BELOW && <nearestAnswers.Component />;
  return (
    <>
      {leading.length > 0 && <Cards hits={leading} />}
      {others.length > 0 && others.length < strict.length && (
        <h3 className="near-heading">{t('understood.otherPeople')}</h3>
      )}
      {others.length > 0 && <Cards hits={others} heading={others.length < strict.length ? 'h4' : 'h3'} />}
      {areAllNear ? <p>{t('empty.text')}</p> : offers}
      {groups.map(({ offer, hits: some }, index) => (
        <section key={index} className="near-group stack">
          <nearHeading.Component offer={offer} />
          <Cards hits={some} heading="h4" />
        </section>
      ))}
      {areAllNear && offers}
    </>
  );
}

interface CardsProps {
  hits: readonly ResultHit[];
  /** The rank of a name: below a heading of its own it is one lower. */
  heading?: 'h3' | 'h4';
}

function Cards({ hits, heading = 'h3' }: CardsProps) {
  const { phase } = useResults();
  const { isTyping } = useSearchAddress();
  const rested = useRested(hits);
  const [first] = useState(cardsInWindow);
  // Those below the window wait until typing rests.
  const inWindow = hits.slice(0, first);
  const below = rested.slice(first, hits.length).filter(({ id }) => !inWindow.some((hit) => hit.id === id));
  return (
    <ol
      className={`result-list updating-list stack${isTyping ? ' is-typing' : ''}`}
      aria-busy={phase === 'late'}
    >
      {[...inWindow, ...below].map((hit, index) => (
        <ResultCard key={hit.id} hit={hit} eager={index < EAGER_PHOTOS} heading={heading} />
      ))}
    </ol>
  );
}

/** Holds the places of the first results while they load; the count above says that they do. */
function ResultSkeleton() {
  return (
    <div className="result-list stack" aria-hidden="true">
      {Array.from({ length: SKELETON_CARDS }, (_, index) => (
        <div key={index} className="card result-card">
          <Skeleton shape="avatar" />
          <div className="result-body">
            <Skeleton shape="heading" />
            <Skeleton />
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Stands in the list's place when search did not answer: that first, and of the empty list that it tells nothing of who there is. */
function SearchFailed() {
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
    <div className="empty-state no-results">
      <div className="stack start measure" role="alert">
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
      <p className="empty-state-text measure muted">
        {t('empty.text')} {t('failed.unknown')}
      </p>
    </div>
  );
}

/** No wait is known to the second: tens of seconds, or minutes, and never less than it takes. */
function about(seconds: number, language: Language): string {
  const [value, unit] = seconds > 90 ? [seconds / 60, 'minute'] : [Math.ceil(seconds / 10) * 10, 'second'];
  const format = new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.ceil(value));
}
