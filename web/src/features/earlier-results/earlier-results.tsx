import './earlier-results.css';
import { useId, useMemo } from 'react';
import { type Condition, conditionName } from '@directory/domain/assessments/conditions';
import { ASSESSMENTS } from '@directory/domain/assessments/facts';
import { highestAttainable } from '@directory/domain/assessments/severity';
import { type Language, LOCALES } from '@directory/domain/language';
import { useTranslation } from '../../i18n/use-translation.ts';
import { readResults } from '../results/result-store.ts';
import type { StoredResult } from '../results/stored-result.ts';
import { resultSeries, realChange, lastChange, scoreBandOf, shownMoments } from './result-series.ts';
import { ScoreChart } from './score-chart.tsx';

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
  const { t, language } = useTranslation('earlier-results');
  const titleId = useId();
  const { condition } = result;
  const series = resultSeries(result, kept);
  if (series.length < 2) return null;
  return (
    <section className="earlier-results stack" aria-labelledby={titleId}>
      <h3 className="text-lg" id={titleId}>
        {t('title', { name: nameOf(condition, language) })}
      </h3>
      <figure className="earlier-results-figure">
        <ScoreChart series={series} />
        <figcaption className="muted small">
          {t('caption', { count: series.length, highest: highestAttainable(condition) })}
        </figcaption>
      </figure>
      <ChangeText series={series} />
      {onPaper ? (
        <SeriesTable series={series} />
      ) : (
        <details className="more">
          <summary>{t('asTable')}</summary>
          <SeriesTable series={series} />
        </details>
      )}
    </section>
  );
}

function SeriesTable({ series }: { series: readonly StoredResult[] }) {
  const { t, language } = useTranslation('earlier-results');
  const moments = series.map(({ completedAt }) => completedAt);
  const moment = shownMoments(moments, LOCALES[language]);
  return (
    <table className="score-table">
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

/** How a result differs from the one before it, and whether so much is usually taken as a real change. */
function ChangeText({ series }: { series: readonly StoredResult[] }) {
  const { t, language } = useTranslation('earlier-results');
  const change = lastChange(series);
  const last = series.at(-1);
  if (!change || !last) return null;
  const { points, before, isReal } = change;
  const moments = series.map(({ completedAt }) => completedAt);
  const values = {
    count: Math.abs(points),
    date: shownMoments(moments, LOCALES[language])(before.completedAt),
    from: before.score,
    to: last.score,
  };
  const direction = points < 0 ? 'lower' : 'higher';
  return (
    <div className="earlier-results-change stack gap-2 measure">
      <p>
        <strong>{points === 0 ? t('change.same', values) : t(`change.${direction}`, values)}</strong>
      </p>
      {isReal === null ? <p>{t('real.unknown')}</p> : <RealChangeText last={last} isReal={isReal} />}
    </div>
  );
}

function RealChangeText({ last: { condition }, isReal }: { last: StoredResult; isReal: boolean }) {
  const { t } = useTranslation('earlier-results');
  const real = realChange(condition);
  if (!real) return null;
  const { instrument = '' } = ASSESSMENTS[condition];
  return (
    <p>
      {t('real.rule', { instrument, points: real.points })} {t(isReal ? 'real.reached' : 'real.less')}{' '}
      <span className="muted small">
        {t('real.source')}{' '}
        {real.sources.map(({ label, href }, index) => (
          <span key={href}>
            {index > 0 && '; '}
            <a href={href} rel="noopener noreferrer">
              {label}
            </a>
          </span>
        ))}
        {'.'}
      </span>
    </p>
  );
}
