import type { AssessmentDefinition } from '@directory/domain/assessments/definition';
import { resultHeadline, SELF_HARM_HEADLINE } from '@directory/domain/assessments/result-headline';
import { bandMeaning } from '@directory/domain/assessments/result-words';
import { highestAttainable, maximumShown, type Severity } from '@directory/domain/assessments/severity';
import { useLanguage } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BandScale } from './band-scale.tsx';
import { LevelOfHelp } from './results-level.tsx';
import type { StoredResult } from '../results/stored-result.ts';

interface ResultsScoreProps {
  definition: AssessmentDefinition;
  result: StoredResult;
  /** An answer tells of thoughts of death or self-harm: it decides the words, and nothing here makes light of it. */
  selfHarm: boolean;
}

/** The score, what its published band is and means, and after it the level of help. */
export function ResultsScore({ definition, result, selfHarm }: ResultsScoreProps) {
  const { t } = useTranslation('assessment-steps');
  const language = useLanguage();
  const { condition, score, severity, difficulty } = result;
  const total = maximumShown(condition);
  const highest = highestAttainable(condition);
  const meaning = bandMeaning(condition, score, language);
  const help = definition.scoring[severity].interpretation;
  return (
    <>
      <section className="assessment-score">
        <ScoreRing score={score} highest={highest} severity={severity} />
        <div className="assessment-score-words">
          <p className="assessment-score-severity">
            {selfHarm ? SELF_HARM_HEADLINE[language] : resultHeadline(condition, score, language)}
          </p>
          <p>{t('results.scoreText', { score, highest })}</p>
          {highest < total && <p className="muted">{t('results.total', { total })}</p>}
        </div>
        {selfHarm && (
          <div className="assessment-interpretation assessment-self-harm">
            <p>
              <strong>{t('results.selfHarm')}</strong>
            </p>
            <p>{t('results.selfHarmHope')}</p>
            <p>{t('results.selfHarmTotal')}</p>
          </div>
        )}
        <BandScale condition={condition} score={score} />
        {!selfHarm && <p className="assessment-interpretation">{meaning ?? help}</p>}
        {difficulty !== null && definition.difficulty && (
          <p className="assessment-interpretation">
            {t('results.difficulty', { answer: definition.difficulty.options[difficulty] })}
          </p>
        )}
        <p className="assessment-interpretation">{t('results.notDiagnosis')}</p>
      </section>
      {!selfHarm && <LevelOfHelp definition={definition} result={result} />}
    </>
  );
}

const RADIUS = 52;
const LENGTH = 2 * Math.PI * RADIUS;

/** A ring filled by the score's share of the highest there can be, in the colour of the severity. The words beside it say the same. */
function ScoreRing({ score, highest, severity }: { score: number; highest: number; severity: Severity }) {
  const filled = (score / highest) * LENGTH;
  return (
    <svg className={`score-ring is-${severity}`} viewBox="0 0 120 120" aria-hidden="true">
      <circle className="score-ring-track" cx="60" cy="60" r={RADIUS} />
      {score > 0 && (
        <circle
          className="score-ring-fill"
          cx="60"
          cy="60"
          r={RADIUS}
          strokeDasharray={`${filled} ${LENGTH}`}
          transform="rotate(-90 60 60)"
        />
      )}
      <text className="score-ring-number" x="60" y="60" dy="0.35em" textAnchor="middle">
        {score}
      </text>
    </svg>
  );
}
