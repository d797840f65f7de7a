import '../../ui/card.css';
import '../../ui/updating-list.css';
import { memo } from 'react';
import { SESSION_TYPE_LABELS } from '@directory/domain/profile/session-types';
import { languageList } from '@directory/domain/vocabulary/languages';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { assessmentVocabulary } from '@directory/domain/vocabulary/profile-terms';
import { therapyVocabulary } from '@directory/domain/vocabulary/therapies';
import type { Language } from '@directory/domain/language';
import { useLanguage } from '../../site/contexts.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Link } from '../../ui/link.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { PlaceText } from '../../ui/place-text.tsx';
import { PremiumTag } from '../../ui/tag.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PracticalFacts } from '../practical-facts/practical-facts.tsx';
import { Heart } from '../shortlist/heart.tsx';
import { HITS_PER_PAGE } from '@directory/domain/contracts/search-limits';
import { cardDistance, FEW, nearestAnswers, nearHeading } from './fetched-parts.tsx';
import { SearchFailed } from './search-failed.tsx';
import { type Results, type ResultHit, useRested } from './use-results.ts';
import { MarkedRanges } from './highlight.tsx';
import { placeLabel } from './model/url-state.ts';
import { useSearchAddress } from './search-address-context.ts';

/** Cards whose photos may be in view when the page opens. */
const EAGER_PHOTOS = 4;

/** As many cards as the window of a desktop has room for, above all that stands below them. */
const IN_WINDOW = 8;

const SKELETON_CARDS = 5;

/** Those who meet all that was asked for; where they are few, the nearest searches, and under headings of their own who is near. */
export function ResultList({ results }: { results: Results }) {
  const { t } = useTranslation('search');
  const { state } = useSearchAddress();
  const { phase, hits: strict, groups, total, understood } = results;
  if (phase === 'waiting') return <ResultSkeleton />;
  if (phase === 'failed') return <SearchFailed />;
  const led = Math.max(0, (understood?.leading ?? strict.length) - (state.page - 1) * HITS_PER_PAGE);
  const [leading, others] = [strict.slice(0, led), strict.slice(led)];
  // People first: what else to ask for stands below those who come near.
  const areAllNear = strict.length === 0 && groups.length > 0;
  const offers = total < FEW && <nearestAnswers.Component results={results} />;
  return (
    <>
      {leading.length > 0 && <Cards hits={leading} results={results} />}
      {others.length > 0 && others.length < strict.length && (
        <h3 className="near-heading">{t('understood.otherPeople')}</h3>
      )}
      {others.length > 0 && (
        <Cards hits={others} results={results} heading={others.length < strict.length ? 'h4' : 'h3'} />
      )}
      {areAllNear ? <p>{t('empty.text')}</p> : offers}
      {groups.map(({ offer, hits: some }, index) => (
        <section key={index} className="near-group">
          <nearHeading.Component offer={offer} results={results} />
          <Cards hits={some} results={results} heading="h4" />
        </section>
      ))}
      {areAllNear && offers}
    </>
  );
}

interface CardsProps {
  hits: readonly ResultHit[];
  results: Results;
  /** The rank of a name: below a heading of its own it is one lower. */
  heading?: 'h3' | 'h4';
}

function Cards({ hits, results: { phase, understood }, heading = 'h3' }: CardsProps) {
  const { state } = useSearchAddress();
  const isFeeAsked =
    state.fee.length > 0 || (understood?.conditions.some(({ kind }) => kind === 'price') ?? false);
  const rested = useRested(hits);
  // Those below the window wait until typing rests.
  const inWindow = hits.slice(0, IN_WINDOW);
  const below = rested
    .slice(IN_WINDOW, hits.length)
    .filter(({ id }) => !inWindow.some((hit) => hit.id === id));
  return (
    <ol className="result-list updating-list" aria-busy={phase === 'late'}>
      {[...inWindow, ...below].map((hit, index) => (
        <ResultCard
          key={hit.id}
          hit={hit}
          eager={index < EAGER_PHOTOS}
          heading={heading}
          isFeeAsked={isFeeAsked}
        />
      ))}
    </ol>
  );
}

/** Holds the places of the first results while they load; the count above says that they do. */
function ResultSkeleton() {
  return (
    <div className="result-list" aria-hidden="true">
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

/** The index's names of the page's languages. */
const LANGUAGE_NAMES = { en: 'English', fr: 'French' } as const;

interface ResultCardProps {
  hit: ResultHit;
  /** True for the cards in view at once, whose photos are not put off. */
  eager: boolean;
  heading: 'h3' | 'h4';
  isFeeAsked: boolean;
}

/** One psychologist in the list. The link on the name covers the whole card. A key that is typed leaves it as it is. */
const ResultCard = memo(function ResultCard(props: ResultCardProps) {
  const { hit, eager, heading: Heading, isFeeAsked } = props;
  const { t } = useTranslation('search');
  const language = useLanguage();
  const { rest, therapies } = hit;
  const place = placeLabel({ province: hit.province, city: hit.city ?? '' }, language);
  const specialties = hit.specialties.map((value, index) => ({
    matched: index < hit.matched,
    label: specialtyVocabulary.label(value, language),
  }));
  const ways = useWaysToMeet(hit);
  return (
    <li className="card card-is-link result-card" data-person={hit.id}>
      <Avatar name={hit.name} photoUrl={hit.photo_url} size={96} eager={eager} />
      <div className={typeof hit.distance_km === 'number' ? 'result-body is-near' : 'result-body'}>
        <div className="result-head">
          <Heading className="result-name">
            <Link className="card-link" to={hit.path} data-ahead="">
              <MarkedRanges text={hit.name} ranges={hit.marks ?? []} />
            </Link>
          </Heading>
          {hit.is_premium && <PremiumTag />}
          <Heart id={hit.id} name={hit.name} />
        </div>
        <p className="result-facts">
          {hit.credentials}
          {place && (
            <span className={hit.credentials ? 'result-place follows' : 'result-place'}>
              <PlaceText text={place} />
            </span>
          )}
        </p>
        {typeof hit.distance_km === 'number' && <cardDistance.Component hit={hit} />}
        {specialties.length > 0 && (
          <ul className="result-tags" aria-label={t('results.specialties')}>
            {specialties.map(({ label, matched }, index) => {
              // Bound to the last, so that it is never alone on a line.
              const isLast = rest > 0 && index === specialties.length - 1;
              return (
                <li key={label} className={`tag${matched ? ' is-matched' : ''}${isLast ? ' has-rest' : ''}`}>
                  {label}
                  {isLast && (
                    <span className="result-rest" role="img" aria-label={t('results.more', { count: rest })}>
                      {`+${rest}`}
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
        )}
        {therapies.length > 0 && (
          <ul className="result-tags" aria-label={t('results.matching')}>
            {therapies.map((value) => (
              <li key={value} className="tag is-matched">
                {labelOf(value, language)}
              </li>
            ))}
          </ul>
        )}
        {ways.length > 0 && <p className="result-sessions">{ways.join('\u2002·\u2002')}</p>}
      </div>
      <PracticalFacts facts={hit} isFeeAsked={isFeeAsked} />
    </li>
  );
});

/** Where one meets, and in which languages; the page's own language alone goes without saying. */
function useWaysToMeet({ session_types, languages }: ResultHit): string[] {
  const language = useLanguage();
  const spoken = languageList(languages, language);
  const isPagesOnly = languages.length === 1 && languages[0] === LANGUAGE_NAMES[language];
  const sessions = session_types.map((type) => SESSION_TYPE_LABELS[type][language]);
  return !spoken || isPagesOnly ? sessions : [...sessions, spoken];
}

/** Of a therapy or an assessment; words of a profile's own as they are. */
function labelOf(value: string, language: Language): string {
  return (assessmentVocabulary.find(value) ?? therapyVocabulary.find(value))?.[language] ?? value;
}
