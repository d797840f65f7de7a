import '../../ui/card.css';
import '../../ui/updating-list.css';
import { memo, useMemo } from 'react';
import { cardOfDocument } from '@directory/domain/profile/card';
import type { Understood } from '@directory/domain/query/understood';
import { SESSION_TYPE_LABELS } from '@directory/domain/session-types';
import { languageList } from '@directory/domain/vocabulary/languages';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { therapyVocabulary } from '@directory/domain/vocabulary/therapies';
import { useLanguage } from '../../site/contexts.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Link } from '../../ui/link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { PlaceText } from '../../ui/place-text.tsx';
import { PremiumTag } from '../../ui/tag.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { cardDistance } from '../near/near-parts.tsx';
import { PracticalFacts } from '../practical-facts/practical-facts.tsx';
import { Heart } from '../shortlist/heart.tsx';
import { byNearness } from './model/by-nearness.ts';
import { FEW, nearestAnswers, nearHeading } from './nearest-parts.tsx';
import { SearchFailed } from './search-failed.tsx';
import type { Results, ResultHit } from './use-results.ts';
import { Highlight, isHighlighted } from './highlight.tsx';
import { placeLabel } from './model/location-param.ts';
import { useSearchAddress } from './search-address-context.ts';

/** Cards whose photos may be in view when the page opens. */
const EAGER_PHOTOS = 4;

const SKELETON_CARDS = 5;

/** Those who meet all that was asked for; where they are few, the nearest searches, and under headings of their own who is near. */
export function ResultList({ results }: { results: Results }) {
  const { t } = useTranslation('search');
  const { phase, hits, total, understood } = results;
  if (phase === 'waiting') return <ResultSkeleton />;
  if (phase === 'failed') return <SearchFailed />;
  const { strict, groups } = byNearness(hits, understood?.near);
  // People first: what else to ask for stands below those who come near.
  const areAllNear = strict.length === 0 && groups.length > 0;
  const offers = total < FEW && <nearestAnswers.Component results={results} />;
  return (
    <>
      {strict.length > 0 && <Cards hits={strict} results={results} />}
      {areAllNear ? <p>{t('empty.text')}</p> : offers}
      {groups.map(({ near, hits: some }) => (
        <section key={JSON.stringify(near)} className="near-group">
          <nearHeading.Component near={near} results={results} />
          <Cards hits={some} results={results} />
        </section>
      ))}
      {areAllNear && offers}
    </>
  );
}

function Cards({ hits, results: { phase, understood } }: { hits: readonly ResultHit[]; results: Results }) {
  const { state, isFromScreen } = useSearchAddress();
  const { therapies, concerns } = state;
  const meant = useMemo(() => [...concerns, ...meantValues(understood)], [concerns, understood]);
  return (
    <ol
      className={`result-list updating-list${isFromScreen ? ' is-from-screen' : ''}`}
      aria-busy={phase === 'late'}
    >
      {hits.map((hit, index) => (
        <li key={hit.id} data-person={hit.id}>
          <ResultCard hit={hit} eager={index < EAGER_PHOTOS} chosenTherapies={therapies} meant={meant} />
        </li>
      ))}
    </ol>
  );
}

/** What the words were understood to ask for: a card says first what it has of this. */
function meantValues(understood: Understood | null): readonly string[] {
  return (understood?.conditions ?? []).flatMap(({ anyOf }) => anyOf.flatMap(({ values }) => values));
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

/** Specialties a card names; the profile names all. */
const SPECIALTIES_SHOWN = 3;

/** The index's names of the page's languages. */
const LANGUAGE_NAMES = { en: 'English', fr: 'French' } as const;

interface ResultCardProps {
  hit: ResultHit;
  /** True for the cards in view at once, whose photos are not put off. */
  eager: boolean;
  chosenTherapies: readonly string[];
  /** Values that were asked for in words, and concerns that were chosen. */
  meant: readonly string[];
}

/** One psychologist in the list. The link on the name covers the whole card. A key that is typed leaves it as it is. */
const ResultCard = memo(function ResultCard({ hit, eager, chosenTherapies, meant }: ResultCardProps) {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const card = cardOfDocument(hit);
  const place = placeLabel({ province: card.province, city: card.city ?? '' }, language);
  // A concern that was asked for may stand among what else the profile names.
  const others = hit.concerns.filter((value) => !card.specialties.includes(value));
  const specialties = matchedFirst(
    [...card.specialties, ...others.filter((value) => meant.includes(value))],
    hit._highlightResult?.specialties,
    meant,
  )
    .slice(0, SPECIALTIES_SHOWN)
    .map(({ value, matched }) => ({ matched, label: specialtyVocabulary.label(value, language) }));
  const therapies = relevantTherapies(hit, chosenTherapies, meant);
  // All that a filter finds them by: the counts beside the filters are of the same.
  const rest = card.specialties.length + others.length - specialties.length;
  const ways = useWaysToMeet(hit);
  return (
    <article className="card card-is-link result-card">
      <Avatar name={card.name} photoUrl={card.photoUrl} size={96} eager={eager} />
      <div className="result-body">
        <div className="result-head">
          <h3 className="result-name">
            <Link className="card-link" to={card.path}>
              <Highlight text={hit._highlightResult?.name?.value ?? card.name} />
            </Link>
          </h3>
          {card.isPremium && <PremiumTag />}
          <Heart id={card.id} name={card.name} />
        </div>
        <p className="result-facts">
          {card.credentials && <span>{card.credentials}</span>}
          {place && (
            <span className="result-place">
              <PlaceText text={place} />
            </span>
          )}
        </p>
        {typeof hit.distance_km === 'number' && <cardDistance.Component hit={hit} />}
        {specialties.length > 0 && (
          <ul className="result-tags" aria-label={t('results.specialties')}>
            {specialties.map(({ label, matched }, index) => (
              <li key={label}>
                <span className={matched ? 'tag is-matched' : 'tag'}>{label}</span>
                {/* Bound to the last, so that it is never alone on a line. */}
                {rest > 0 && index === specialties.length - 1 && (
                  <span className="result-rest">
                    <span aria-hidden="true">+{rest}</span>
                    <VisuallyHidden>{t('results.more', { count: rest })}</VisuallyHidden>
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
        {therapies.length > 0 && (
          <ul className="result-tags" aria-label={t('results.matching')}>
            {therapies.map((value) => (
              <li key={value} className="tag is-matched">
                {therapyVocabulary.label(value, language)}
              </li>
            ))}
          </ul>
        )}
        {ways.length > 0 && (
          <ul className="result-sessions dotted-line" aria-label={t('results.sessions')}>
            {ways.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
        )}
      </div>
      <PracticalFacts facts={hit} />
    </article>
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

/** What tells why this person is in the list: therapies and own words that the keyword matched, or which of several chosen therapies. */
function relevantTherapies(
  hit: ResultHit,
  chosenTherapies: readonly string[],
  meant: readonly string[],
): string[] {
  const chosen = chosenTherapies.length > 1 ? chosenTherapies : [];
  const marked = hit._highlightResult;
  return [
    ...matchedFirst(hit.therapies, marked?.therapies, meant),
    ...matchedFirst(hit.own_words, marked?.own_words, []),
  ]
    .filter(({ value, matched }) => matched || chosen.includes(value))
    .map(({ value }) => value)
    .slice(0, 3);
}

/** The values with whether the keyword matched or meant each, these first. */
function matchedFirst(
  values: readonly string[],
  marked: readonly { value: string }[] | undefined,
  meant: readonly string[],
) {
  return values
    .map((value, index) => ({
      value,
      matched: meant.includes(value) || isHighlighted(marked?.[index]?.value ?? ''),
    }))
    .sort((a, b) => Number(b.matched) - Number(a.matched));
}
