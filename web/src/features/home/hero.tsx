import './home.css';
import '../../ui/field.css';
import '../search/combobox.css';
import '../../ui/dotted-line.css';
import { type ReactNode, useEffect } from 'react';
import { paths } from '@directory/domain/site/paths';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { calendarDay } from '../../site/days.ts';
import { checksQuery, featuredQuery, filtersQuery } from '../../site/directory-queries.ts';
import { lazyPart } from '../../site/early-input/lazy-part.tsx';
import { useQuery, useQueryClient } from '../../site/use-query.ts';
import { LinkButton } from '../../ui/button.tsx';
import { PartFailure } from '../../ui/failure-page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../ui/link.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import type { ProfileCard } from '@directory/domain/profile/public-profile';
import { registeredTitle } from '@directory/domain/profile/title';
import { provinceByCode } from '@directory/domain/places/provinces';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Heart } from '../shortlist/heart.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Premium } from '../../ui/tag.tsx';

// The search box's style sheets belong to the page: it is rendered whole before its code has come.

const searchBox = lazyPart({
  load: async () => (await import('./search-box.tsx')).SearchBox,
  className: 'hero-search',
  onceUsed: true,
  fallback: null,
  failure: <PartFailure />,
});

/** Makes the server render the search box. */
export const prepareSearchBox = searchBox.prepare;

/** What the site is for, its ways in, and who is in it. */
export function Hero({ children }: { children: ReactNode }) {
  const { t } = useTranslation('home');
  return (
    <div className="hero">
      <div className="hero-inner container">
        <div className="stack gap-5">
          <h1>{t('hero.heading')}</h1>
          <p className="lead">{t('hero.lead')}</p>
          <searchBox.Component />
          <Concerns />
          <div className="row">
            <LinkButton className="button-flush" variant="quiet" to={paths.search()}>
              {t('hero.search')}
            </LinkButton>
            <LinkButton className="button-flush" variant="quiet" to={paths.assessments()}>
              {t('hero.quiz')}
            </LinkButton>
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}

/** Frequent reasons to look for a psychologist, by their index values. */
const concerns = [
  'Anxiety',
  'Depression',
  'Couples',
  'Trauma',
  'ADHD',
  'Sleep and Insomnia',
  'Grief and Loss',
  'Parenting',
  'Autism',
];

/** Ways into the search for people who would rather pick a word than think of one. */
function Concerns() {
  const { t, language } = useTranslation('home');
  return (
    <nav aria-label={t('concerns')}>
      <ul className="cluster">
        {concerns
          .map((value) => specialtyVocabulary.label(value, language))
          .map((label) => (
            <li key={label}>
              <Link className="pill" to={paths.search({ search: label })}>
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** What the directory promises, and what stands behind it; the promise alone while nothing is known of that. */
export function CheckedPromise() {
  const { t, language } = useTranslation('home');
  const { data } = useQuery(checksQuery());
  return (
    <section className="home-section promise container" aria-labelledby="promise-heading">
      <div>
        <h2 className="text-xl" id="promise-heading">
          {t('promise.title')}
        </h2>
        <p className="muted">
          {t('promise.text')} <Link to={paths.verification()}>{t('promise.how')}</Link>
        </p>
      </div>
      {data?.checked_on && (
        <ul className="ticks stack gap-2 small">
          {[
            t('promise.read', { date: calendarDay(data.checked_on, language) }),
            t('promise.registered', { registered: data.registered, psychologists: data.psychologists }),
            t('promise.confirmed', { count: data.confirmed }),
          ].map((text) => (
            <li key={text}>
              <RichText text={text} parts={{ b: (words) => <strong>{words}</strong> }} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const cards = [
  { key: 'seek', to: paths.search() },
  { key: 'join', to: paths.join() },
  { key: 'learn', to: paths.blog() },
] as const;

export function HelpCards() {
  const { t } = useTranslation('home');
  return (
    <section className="home-section container stack" aria-labelledby="help-heading">
      <h2 id="help-heading">{t('help.heading')}</h2>
      <ul className="cards help-cards">
        {cards.map(({ key, to }) => (
          <li key={key}>
            <div className="card card-is-link">
              <h3>
                <Link className="card-link" to={to}>
                  {t(`help.${key}.title`)}
                </Link>
              </h3>
              <p className="muted">{t(`help.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <nav aria-label={t('places.label')}>
        <ul className="link-row">
          {PLACES.map(({ key, to }) => (
            <li key={key}>
              <Link to={to}>{t(`places.${key}`)}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}

/** The directory's home first: nothing is known of where the visitor is. */
const PLACES = [
  { key: 'winnipeg', to: paths.city('manitoba', 'winnipeg') },
  { key: 'manitoba', to: paths.province('manitoba') },
  { key: 'all', to: paths.locationsInfo() },
] as const;

/** Up to three psychologists who have a photo. Meanwhile, what the search screen will need is fetched. */
export function FeaturedSection() {
  const { t } = useTranslation('home');
  const { data, isPending, isError, refetch } = useQuery(featuredQuery());
  usePrefetchedFilters();

  return (
    <section className="card featured" aria-labelledby="featured-heading" aria-busy={isPending}>
      <h2 className="text-lg" id="featured-heading">
        {t('featured.heading')}
      </h2>
      <p className="muted small">{t('featured.paid')}</p>
      {isPending && (
        <>
          <Loading shapes={[]} />
          <ul className="featured-cards">
            {[0, 1, 2].map((place) => (
              <li key={place}>
                <FeaturedCardSkeleton />
              </li>
            ))}
          </ul>
        </>
      )}
      {isError && <EmptyState title={t('featured.failed')} retry={refetch} />}
      {data?.length === 0 && <EmptyState title={t('featured.empty')} />}
      {data && data.length > 0 && (
        <ul className="featured-cards">
          {data.map((card) => (
            <li key={card.id}>
              <FeaturedCard card={card} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Fetches the filters ahead of the search screen. Nothing here needs them, so a failure is only a warning. */
function usePrefetchedFilters(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    queryClient.query(filtersQuery()).catch((error: unknown) => {
      // oxlint-disable-next-line no-console -- nothing on the page would show it
      console.warn('The directory’s filters could not be prefetched.', error);
    });
  }, [queryClient]);
}

const SPECIALTIES_SHOWN = 2;

/** One featured psychologist; the whole row leads to the profile. */
function FeaturedCard({ card }: { card: ProfileCard }) {
  const { t, language } = useTranslation();
  const { registration_number: number } = card;
  const place = [card.city, provinceByCode(card.province)?.name[language] ?? t('canada')];
  return (
    <div className="featured-card media">
      <Avatar name={card.name} photoUrl={card.photo_url} size={64} eager />
      <div>
        <h3>
          <Link className="card-link" to={card.path}>
            {card.name}
          </Link>
        </h3>
        <p className="featured-card-role muted small">{registeredTitle(card.gender, language)}</p>
        <p className="dotted-line muted small">
          <span>{place.filter(Boolean).join(', ')}</span> {number && <span>{t('number', { number })} </span>}
          {card.is_premium && <Premium />}
        </p>
        <p className="small">
          {card.specialties
            .slice(0, SPECIALTIES_SHOWN)
            .map((name) => specialtyVocabulary.label(name, language))
            .join(', ')}
        </p>
      </div>
      <Heart id={card.id} name={card.name} />
    </div>
  );
}

function FeaturedCardSkeleton() {
  return (
    <div className="featured-card media">
      <Skeleton shape="avatar" />
      <div className="featured-card-skeleton">
        <Skeleton shape="heading" />
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}
