import type { AssessmentDefinition } from '@directory/domain/assessments/definition';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ResultFold } from './result-fold.tsx';

/** How reliable such a score is, for whom the questions were made, and what a screening is not, with the studies that say so. */
export function ResultsCertainty({ definition }: { definition: AssessmentDefinition }) {
  const { t } = useTranslation('assessment-steps');
  const { audience, certainty } = definition;
  return (
    <ResultFold title={t('results.certainty.title')}>
      {[audience, ...certainty.findings, t('results.certainty.screening')].map((text) => (
        <p className="assessment-interpretation" key={text}>
          {text}
        </p>
      ))}
      {certainty.sources.length > 0 && (
        <>
          <h4>{t('results.certainty.sources')}</h4>
          <ul className="assessment-list">
            {certainty.sources.map(({ label, href }) => (
              <li key={href}>
                <a href={href} rel="noopener noreferrer">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </ResultFold>
  );
}
