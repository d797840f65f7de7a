// The search box's style sheets belong to the page: it is rendered whole before its code has come.
import './home.css';
import '../../ui/field.css';
import '../search/combobox.css';
import type { ReactNode } from 'react';
import { paths } from '@directory/domain/site/paths';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { calendarDay } from '../../site/days.ts';
import { checksQuery } from '../../site/directory-queries.ts';
import { lazyPart } from '../../site/early-input/lazy-part.tsx';
import { useQuery } from '../../site/use-query.ts';
import { LinkButton } from '../../ui/button.tsx';
import { PartFailure } from '../../ui/failure-page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../ui/link.tsx';
import { RichText } from '../../ui/rich-text.tsx';

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
