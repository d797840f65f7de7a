import './crisis.css';
import { CRISIS_LINES, US_CRISIS_LINES } from '@directory/domain/crisis-lines/choose';
import { type Language, LOCALES } from '@directory/domain/language';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SOURCES_ID } from './crisis-lines.tsx';

/** Where the number of each line was read, and when that was written. Needs the namespace `crisis-sources`. */
export function CrisisSources() {
  const { t, language } = useTranslation('crisis-sources');
  return (
    <details className="crisis-elsewhere">
      <summary className="button button-secondary">{t('title')}</summary>
      {/* Inside: a link to it opens what is folded. */}
      <p id={SOURCES_ID}>{t('text')}</p>
      <ul className="crisis-sources stack gap-1">
        {[...CRISIS_LINES, ...US_CRISIS_LINES].map(({ id, name, source, dated, also }) => (
          <li key={id}>
            <a href={source} rel="noopener noreferrer">
              {name[language]}
            </a>
            {', '}
            {t('source', { host: hostOf(source) })}
            {', '}
            {dated ? dateOf(dated, language) : t(also ? 'undated' : 'unconfirmed')}
            {also && (
              <>
                {'; '}
                <a href={also.source} rel="noopener noreferrer">
                  {t('also', { host: hostOf(also.source), date: dateOf(also.dated, language) })}
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function hostOf(source: string): string {
  return new URL(source).host.replace(/^www\./, '');
}

/** A year, a month or a day, as precise as it was given. */
function dateOf(dated: string, language: Language): string {
  const [, month, day] = dated.split('-');
  return new Intl.DateTimeFormat(LOCALES[language], {
    year: 'numeric',
    ...(month && { month: 'long' }),
    ...(day && { day: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(dated));
}
