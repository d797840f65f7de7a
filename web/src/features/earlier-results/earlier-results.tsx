import './earlier-results.css';
import { useId, useMemo } from 'react';
import { type Condition, conditionName } from '@directory/domain/assessments/conditions';
import { ASSESSMENTS } from '@directory/domain/assessments/facts';
import { highestAttainable } from '@directory/domain/assessments/severity';
import { type Language, LOCALES } from '@directory/domain/language';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLanguage } from '../../site/contexts.ts';
import { type StoredResult, readResults } from '../results/stored-result.ts';
import { ChangeText } from './change-text.tsx';
import { resultSeries } from './result-series.ts';
import { scoreBandOf } from './score-bands.ts';
import { ScoreChart } from './score-chart.tsx';
import { shownMoments } from './shown-moments.ts';

interface EarlierResultsProps {
  result: StoredResult;
  /** Those on this device, in any order, of other instruments too. */
  kept: readonly StoredResult[];
  /** The table is open and stays so: on paper nobody can open it. */
  onPaper?: boolean;
}

/**
 * A result beside the earlier ones of the same instrument: a chart, the change in words, a table. Nothing when there are no earlier
 * ones. Needs the namespace `earlier-results`.
 */
export function EarlierResults({ result, kept, onPaper = false }: EarlierResultsProps) {
  const { t } = useTranslation('earlier-results');
  const language = useLanguage();
  const titleId = useId();
  const { condition } = result;
  const series = resultSeries(result, kept);
  if (series.length < 2) return null;
  return (
    <section className="earlier-results" aria-labelledby={titleId}>
      <h3 id={titleId}>{t('title', { name: nameOf(condition, language) })}</h3>
      <figure className="earlier-results-figure">
        <ScoreChart series={series} />
        <figcaption>
          {t('caption', { count: series.length, highest: highestAttainable(condition) })}
        </figcaption>
      </figure>
      <ChangeText series={series} />
      {onPaper ? (
        <SeriesTable series={series} />
      ) : (
        <details className="earlier-results-more">
          <summary>{t('asTable')}</summary>
          <SeriesTable series={series} />
        </details>
      )}
    </section>
  );
}

function SeriesTable({ series }: { series: readonly StoredResult[] }) {
  const { t } = useTranslation('earlier-results');
  const language = useLanguage();
  const moments = series.map(({ completedAt }) => completedAt);
  const moment = shownMoments(moments, LOCALES[language]);
  return (
    <table className="earlier-results-table">
      <thead>
        <tr>
          <th scope="col">{t('completed')}</th>
          <th scope="col">{t('score')}</th>
          <th scope="col">{t('band')}</th>
        </tr>
      </thead>
      <tbody>
        {series.map(({ id, condition, completedAt, score }) => (
          <tr key={id}>
            <th scope="row">{moment(completedAt)}</th>
            <td>{score}</td>
            <td>{scoreBandOf(condition, score)?.name[language]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** “Depression (PHQ-9)”, or “ADHD” for a checklist of our own. */
function nameOf(condition: Condition, language: Language): string {
  const { instrument } = ASSESSMENTS[condition];
  const name = conditionName(condition, language);
  return instrument ? `${name} (${instrument})` : name;
}

/** A result on the screen beside the earlier ones that this device keeps. In the browser only. */
export function EarlierOnDevice({ result }: { result: StoredResult }) {
  const kept = useMemo(() => readResults(result.condition), [result]);
  return <EarlierResults result={result} kept={kept} />;
}
