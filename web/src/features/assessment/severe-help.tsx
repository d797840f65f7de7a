import type { Condition } from '@directory/domain/assessments/conditions';
import { useLanguage } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { supportGroups } from './support-groups.ts';

/** What to do with a severe result: recommendations, the way to a psychiatrist, and support groups. */
export function SevereHelp({ condition }: { condition: Condition }) {
  const { t } = useTranslation('assessment');
  const language = useLanguage();
  return (
    <section className="assessment-severe">
      <h3>{t('results.severe.title')}</h3>
      <ul className="assessment-list">
        {(['talk', 'tell', 'urgent'] as const).map((item) => (
          <li key={item}>{t(`results.severe.recommendations.${item}`)}</li>
        ))}
      </ul>
      <details className="assessment-more">
        <summary className="button button-secondary">{t('results.severe.psychiatrist.button')}</summary>
        <div className="assessment-more-body">
          <p>{t('results.severe.psychiatrist.text')}</p>
          <p>{t('results.severe.psychiatrist.line')}</p>
          <p>{t('results.severe.psychiatrist.urgent')}</p>
        </div>
      </details>
      <details className="assessment-more">
        <summary className="button button-secondary">{t('results.severe.groups.button')}</summary>
        <div className="assessment-more-body">
          <p>{t('results.severe.groups.text')}</p>
          <ul className="assessment-list">
            {supportGroups(condition).map(({ name, about, href }) => (
              <li key={name.en}>
                <a href={href[language]} rel="noopener noreferrer">
                  {name[language]}
                </a>
                {'. '}
                {about[language]}
              </li>
            ))}
          </ul>
        </div>
      </details>
    </section>
  );
}
