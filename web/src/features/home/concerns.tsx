import '../../ui/card.css';
import './concerns.css';
import { paths } from '@directory/domain/paths';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { useLanguage } from '../../site/contexts.ts';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

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
export function Concerns() {
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
