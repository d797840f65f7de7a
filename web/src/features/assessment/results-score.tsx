import type { AssessmentDefinition } from '@directory/domain/assessments/definition';
import { resultHeadline, SELF_HARM_HEADLINE } from '@directory/domain/assessments/result-headline';
import { bandMeaning, WHY_LEVELS_DIFFER } from '@directory/domain/assessments/result-words';
import {
  highestAttainable,
  maximumShown,
  type Severity,
  SEVERITIES,
} from '@directory/domain/assessments/severity';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { StoredResult } from '../results/stored-result.ts';
import type { Condition } from '@directory/domain/assessments/conditions';
import type { ReactNode } from 'react';
import { ASSESSMENTS } from '@directory/domain/assessments/facts';
import { publishedBandOf, publishedBands } from '@directory/domain/assessments/published-bands';

interface ResultsScoreProps {
  definition: AssessmentDefinition;
  result: StoredResult;
  /** An answer tells of thoughts of death or self-harm: it decides the words, and nothing here makes light of it. */
  selfHarm: boolean;
}

/** The score, what its published band is and means, and after it the level of help. */
export function ResultsScore({ definition, result, selfHarm }: ResultsScoreProps) {
  const { t, language } = useTranslation('assessment-steps');
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
          <p className="muted">{t('results.scoreText', { score, highest })}</p>
          {highest < total && <p className="muted small">{t('results.total', { highest, total })}</p>}
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
        {!selfHarm && <p className="assessment-interpretation">{meaning ?? help}</p>}
        {difficulty !== null && definition.difficulty && (
          <p className="assessment-interpretation muted small">
            {t('results.difficulty', { answer: definition.difficulty.options[difficulty] })}
          </p>
        )}
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

interface LevelOfHelpProps {
  definition: AssessmentDefinition;
  result: StoredResult;
}

/** This site's level of help, which comes after the published band, and the next step at it. By number: its name is also another band's. */
function LevelOfHelp({ definition, result: { condition, score, severity } }: LevelOfHelpProps) {
  const { t, language } = useTranslation('assessment-steps');
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
  const { t, language } = useTranslation('assessment-steps');
  const isChecklist = bandMeaning(condition, score, language) === null;
  return (
    <ResultFold title={t(isChecklist ? 'results.levelWhat' : 'results.levelWhy')}>
      <p className="assessment-interpretation">
        {isChecklist ? t('results.levelChecklist') : WHY_LEVELS_DIFFER[language]}
      </p>
    </ResultFold>
  );
}

/** What can wait, under its heading: folded on the screen, open on paper. */
export function ResultFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="disclosure assessment-fold">
      <summary>
        <h3>{title}</h3>
      </summary>
      <div className="assessment-fold-body stack">{children}</div>
    </details>
  );
}

/**
 * Folded: what the score is measured by. The instrument's number line with the bands that its authors published and the place of this score,
 * and the same as a table for whoever does not see the drawing; nothing where there are none.
 */
export function BandScale({ condition, score }: { condition: Condition; score: number }) {
  const { t, language } = useTranslation('assessment-steps');
  const bands = publishedBands(condition);
  const own = publishedBandOf(condition, score)?.band;
  const { instrument } = ASSESSMENTS[condition];
  if (instrument === undefined || own === undefined) return null;
  return (
    <ResultFold title={t('results.scale.title', { instrument })}>
      <figure className="band-scale stack gap-3">
        <figcaption>{t('results.scale.caption', { instrument })}</figcaption>
        <NumberLine condition={condition} score={score} />
        <table className="score-table">
          <thead>
            <tr>
              <th scope="col">{t('results.scale.score')}</th>
              <th scope="col">{t('results.scale.band')}</th>
            </tr>
          </thead>
          <tbody>
            {bands.map(({ band, min, max, name }) => (
              <tr key={band} className={band === own ? 'is-own' : undefined}>
                <td>
                  {min}–{max}
                </td>
                <td>
                  {name[language]}
                  {band === own && <span> ({t('results.scale.yours')})</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </figure>
    </ResultFold>
  );
}

/** Each point has a cell of one width. Lengths are shares of the line's, so that it fits every screen and its letters keep their size. */
function NumberLine({ condition, score }: { condition: Condition; score: number }) {
  const highest = highestAttainable(condition);
  const share = (cells: number) => `${(cells / (highest + 1)) * 100}%`;
  const own = publishedBandOf(condition, score)?.band;
  return (
    <svg className="band-scale-line" width="100%" height="68" aria-hidden="true">
      {publishedBands(condition).map(({ band, min, max }) => (
        <g key={band}>
          <rect
            className={band === own ? 'band-scale-band is-own' : 'band-scale-band'}
            x={share(min)}
            y="30"
            width={share(max - min + 1)}
            height="18"
          />
          <text x={share(min)} y="65">
            {min}
          </text>
        </g>
      ))}
      <text x="100%" y="65" textAnchor="end">
        {highest}
      </text>
      <svg className="band-scale-mark" x={share(score + 0.5)} overflow="visible">
        <text y="13" textAnchor="middle">
          {score}
        </text>
        <path d="M-7 17H7L0 28Z" />
      </svg>
    </svg>
  );
}
