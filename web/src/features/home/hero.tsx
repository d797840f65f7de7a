// The search box's style sheets belong to the page: it is rendered whole before its code has come.
import './home.css';
import '../../ui/field.css';
import '../search/combobox.css';
import { paths } from '@directory/domain/site/paths';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { lazyPart } from '../../site/early-input/lazy-part.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { PartFailure } from '../../ui/failure-page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLanguage } from '../../site/contexts.ts';
import { Link } from '../../ui/link.tsx';
import { Card } from '../../ui/card.tsx';

const searchBox = lazyPart({
  load: async () => (await import('./search-box.tsx')).SearchBox,
  className: 'hero-search',
  onceUsed: true,
  fallback: null,
  failure: <PartFailure />,
});

/** Makes the server render the search box. */
export const prepareSearchBox = searchBox.prepare;

/** What the site is for, its ways in, and frequent searches. */
export function Hero() {
  const { t } = useTranslation('home');
  return (
    <div className="hero">
      <div className="hero-inner container stack">
        <div>
          <h1 className="hero-heading">{t('hero.heading')}</h1>
          <p className="lead hero-lead">{t('hero.lead')}</p>
          <searchBox.Component />
          <div className="button-row hero-actions">
            <LinkButton className="hero-button" variant="secondary" to={paths.search()}>
              {t('hero.search')}
            </LinkButton>
            <LinkButton className="hero-button" variant="secondary" to={paths.assessments()}>
              {t('hero.quiz')}
            </LinkButton>
          </div>
          <p className="muted small">{t('hero.free')}</p>
        </div>
        <Concerns />
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
  'Grief and Loss',
  'Parenting',
  'Autism',
  'Sleep and Insomnia',
];

/** Ways into the search for people who would rather pick a word than think of one. */
function Concerns() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  return (
    <nav className="card concerns stack" aria-labelledby="concerns-heading">
      <h2 className="text-lg" id="concerns-heading">
        {t('concerns.heading')}
      </h2>
      <ul className="pills">
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

const cards = [
  { key: 'seek', to: paths.search() },
  { key: 'join', to: paths.join() },
  { key: 'learn', to: paths.blog() },
] as const;

export function HelpCards() {
  const { t } = useTranslation('home');
  return (
    <section className="home-section container" aria-labelledby="help-heading">
      <h2 id="help-heading">{t('help.heading')}</h2>
      <ul className="cards help-cards">
        {cards.map(({ key, to }) => (
          <li key={key}>
            <Card isLink>
              <div className="column">
                <h3>{t(`help.${key}.title`)}</h3>
                <p className="muted">{t(`help.${key}.text`)}</p>
                <Link className="card-link help-card-action" to={to}>
                  {t(`help.${key}.action`)}
                </Link>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
