import { CMHA, SUPPORT_GROUP_LINE, type SupportGroup } from '@directory/domain/assessments/support-groups';
import type { Condition } from '@directory/domain/assessments/conditions';
import { publishedBandOf, publishedBands } from '@directory/domain/assessments/published-bands';
import type { EducationalContent } from '@directory/domain/assessments/definition';
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

/** The bands that the questionnaire's authors published, with the visitor's own marked; nothing where there are none. */
export function PublishedBandsTable({ condition, score }: { condition: Condition; score: number }) {
  const { t } = useTranslation('assessment');
  const language = useLanguage();
  const bands = publishedBands(condition);
  if (bands.length === 0) return null;
  const ownMin = publishedBandOf(condition, score)?.min;
  return (
    <section className="assessment-bands">
      <h3>{t('results.published.title')}</h3>
      <p>{t('results.published.text')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('results.published.score')}</th>
            <th scope="col">{t('results.published.band')}</th>
          </tr>
        </thead>
        <tbody>
          {bands.map((band) => (
            <tr key={band.min} className={band.min === ownMin ? 'is-own' : undefined}>
              <td>
                {band.min}–{band.max}
              </td>
              <td>
                {band.name[language]}
                {band.min === ownMin && (
                  <span className="assessment-bands-own"> ({t('results.published.yours')})</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const parts = ['symptoms', 'causes', 'treatments', 'dsm_criteria'] as const;

export function Education({ content, title }: { content: EducationalContent; title: string }) {
  const { t } = useTranslation('assessment');
  return (
    <section className="assessment-education">
      <h3>{title}</h3>
      <p className="assessment-interpretation">{content.what_is}</p>
      <div className="assessment-education-parts">
        {parts.map((part) => (
          <section key={part}>
            <h4>{t(`results.about.${part}`)}</h4>
            <ul className="assessment-list">
              {content[part].map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
