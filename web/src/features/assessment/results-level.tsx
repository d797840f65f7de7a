import type { AssessmentDefinition } from '@directory/domain/assessments/definition';
import type { Condition } from '@directory/domain/assessments/conditions';
import { bandMeaning, WHY_LEVELS_DIFFER } from '@directory/domain/assessments/result-words';
import { SEVERITIES } from '@directory/domain/assessments/severity';
import { useLanguage } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ResultFold } from './result-fold.tsx';
import type { StoredResult } from '../results/stored-result.ts';

interface LevelOfHelpProps {
  definition: AssessmentDefinition;
  result: StoredResult;
}

/** This site's level of help, which comes after the published band, and the next step at it. By number: its name is also another band's. */
export function LevelOfHelp({ definition, result: { condition, score, severity } }: LevelOfHelpProps) {
  const { t } = useTranslation('assessment-steps');
  const language = useLanguage();
  return (
    <section className="assessment-level">
      <h3>
        {t('results.level', {
          place: SEVERITIES.indexOf(severity) + 1,
          places: SEVERITIES.length,
        })}
      </h3>
      {/* A checklist has no band: its score has said this already. */}
      {bandMeaning(condition, score, language) !== null && (
        <p className="assessment-interpretation">{definition.scoring[severity].interpretation}</p>
      )}
    </section>
  );
}

/** What the levels are for, and why one can have another name than the published band. */
export function LevelReason({ condition, score }: { condition: Condition; score: number }) {
  const { t } = useTranslation('assessment-steps');
  const language = useLanguage();
  const isChecklist = bandMeaning(condition, score, language) === null;
  return (
    <ResultFold title={t(isChecklist ? 'results.levelWhat' : 'results.levelWhy')}>
      <p className="assessment-interpretation">
        {isChecklist ? t('results.levelChecklist') : WHY_LEVELS_DIFFER[language]}
      </p>
    </ResultFold>
  );
}
