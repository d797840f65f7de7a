import type { Condition } from '@directory/domain/assessments/conditions';
import { publishedBandOf, publishedBands } from '@directory/domain/assessments/severity';
import { useLanguage } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The bands that the questionnaire's authors published, with the visitor's own marked; nothing where there are none. */
export function PublishedBandsTable({ condition, score }: { condition: Condition; score: number }) {
  const { t } = useTranslation('assessment');
  const language = useLanguage();
  const bands = publishedBands(condition);
  if (bands.length === 0) return null;
  const own = publishedBandOf(condition, score)?.min;
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
            <tr key={band.min} className={band.min === own ? 'is-own' : undefined}>
              <td>
                {band.min}–{band.max}
              </td>
              <td>
                {band.name[language]}
                {band.min === own && (
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
