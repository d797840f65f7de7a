import { highestAttainable } from '@directory/domain/assessments/severity';
import { LOCALES } from '@directory/domain/language';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { StoredResult } from '../results/stored-result.ts';
import { scoreBands } from './result-series.ts';

/** In units of the drawing, which is as wide as the smallest screen. */
const WIDTH = 320;
const HEIGHT = 186;
const TOP = 4;
const BOTTOM = 160;
/** The points stand between these; left of them the bands have their names. */
const LEFT = 140;
const RIGHT = 302;

/**
 * The scores of one instrument, the oldest first and one step apart, so that two of one day do not cover each other. Behind them are
 * the instrument's bands; words and table say the same. Our own SVG: chart libraries style inline, which the content policy forbids.
 */
export function ScoreChart({ series }: { series: readonly StoredResult[] }) {
  const { t, language } = useTranslation('earlier-results');
  const [first] = series;
  const last = series.at(-1);
  if (!first || !last) return null;
  const steps = highestAttainable(first.condition) + 1;
  // Half a point below and above each score: a score stands within its band, never on its edge.
  const y = (score: number) => BOTTOM - ((score + 0.5) / steps) * (BOTTOM - TOP);
  const x = (index: number) => LEFT + (index * (RIGHT - LEFT)) / Math.max(1, series.length - 1);
  const day = dayNames(series, LOCALES[language]);
  return (
    <svg
      className="score-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('scores', { scores: series.map(({ score }) => score).join(', ') })}
    >
      {scoreBands(first.condition).map(({ min, max, name }, index) => (
        <g key={min} className="score-chart-band">
          {/* Each band a little darker than the one below it; words keep their contrast on all of them. */}
          <rect
            x="0"
            y={y(max + 0.5)}
            width={WIDTH}
            height={y(min - 0.5) - y(max + 0.5)}
            fillOpacity={0.03 + 0.05 * index}
          />
          <BandName name={name[language]} middle={(y(min) + y(max)) / 2} />
        </g>
      ))}
      <polyline
        className="score-chart-line"
        points={series.map(({ score }, index) => `${x(index)},${y(score)}`).join(' ')}
      />
      {series.map(({ id, score }, index) => (
        <g key={id} className={id === last.id ? 'score-chart-point is-last' : 'score-chart-point'}>
          <circle cx={x(index)} cy={y(score)} r="4.5" />
          <text
            x={x(index)}
            // Above the point, where the drawing has room.
            y={y(score) < TOP + 22 ? y(score) + 18 : y(score) - 9}
            textAnchor="middle"
          >
            {score}
          </text>
        </g>
      ))}
      <text className="score-chart-day" x={LEFT - 8} y={HEIGHT - 8}>
        {day(first)}
      </text>
      <text className="score-chart-day" x={RIGHT + 12} y={HEIGHT - 8} textAnchor="end">
        {day(last)}
      </text>
    </svg>
  );
}

/** A checklist's levels are named by more words than fit beside the points: after a comma they go on in a second line. */
function BandName({ name, middle }: { name: string; middle: number }) {
  const lines = name.split(/(?<=,) /);
  return (
    <text y={middle - (lines.length - 1) * 7.5} dy="0.35em">
      {lines.map((line, index) => (
        <tspan key={line} x="8" dy={index === 0 ? undefined : 15}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** “Mar 12”, or the time where all are of one day. */
function dayNames(series: readonly StoredResult[], locale: string): (result: StoredResult) => string {
  const days = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' });
  const times = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const date = ({ completedAt }: StoredResult) => new Date(completedAt);
  const isOneDay = new Set(series.map((result) => date(result).toDateString())).size === 1;
  return (result) => (isOneDay ? times : days).format(date(result));
}
