import './crisis.css';
import { CRISIS_LINES } from '@directory/domain/crisis-lines/lines';
import { LOCALES } from '@directory/domain/language';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLanguage } from '../../site/contexts.ts';

/** Where the number of each line was read, and when. Needs the namespace `crisis-sources`. */
export function CrisisSources() {
  const { t } = useTranslation('crisis-sources');
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <details className="crisis-elsewhere">
      <summary className="button button-secondary">{t('title')}</summary>
      <p>{t('text')}</p>
      <ul className="crisis-sources">
        {CRISIS_LINES.map(({ id, name, source, checked }) => (
          <li key={id}>
            <a href={source} rel="noopener noreferrer">
              {name[language]}
            </a>
            {', '}
            {t('checked', { date: day.format(new Date(checked)) })}
          </li>
        ))}
      </ul>
    </details>
  );
}
