import { CMHA, SUPPORT_GROUP_LINE, type SupportGroup } from '@directory/domain/assessments/support-groups';
import { useLanguage } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** What to do with a severe result: recommendations, the way to a psychiatrist, and support groups. */
export function SevereHelp({ groups }: { groups: readonly SupportGroup[] }) {
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
            {[...groups, CMHA[language], SUPPORT_GROUP_LINE[language]].map(({ name, about, href }) => (
              <li key={name}>
                <a href={href} rel="noopener noreferrer">
                  {name}
                </a>
                {'. '}
                {about}
              </li>
            ))}
          </ul>
        </div>
      </details>
    </section>
  );
}
