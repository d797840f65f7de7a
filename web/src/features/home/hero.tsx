import './home.css';
import '../../ui/card.css';
import { paths } from '@directory/domain/paths';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { LinkButton } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLanguage } from '../../site/contexts.ts';
import { Link } from '../../ui/link.tsx';

/** What the site is for, its two ways in, and frequent searches. */
export function Hero() {
  const { t } = useTranslation('home');
  return (
    <div className="hero">
      <div className="hero-inner container">
        <div>
          <h1 className="hero-heading">{t('hero.heading')}</h1>
          <p className="hero-lead">{t('hero.lead')}</p>
          <div className="button-row hero-actions">
            <LinkButton className="hero-button" to={paths.search()}>
              {t('hero.search')}
            </LinkButton>
            <LinkButton className="hero-button" variant="secondary" to={paths.assessments()}>
              {t('hero.quiz')}
            </LinkButton>
          </div>
          <p className="hero-free">{t('hero.free')}</p>
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
    <nav className="card concerns" aria-labelledby="concerns-heading">
      <h2 className="concerns-heading" id="concerns-heading">
        {t('concerns.heading')}
      </h2>
      <ul className="pills concerns-list">
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
