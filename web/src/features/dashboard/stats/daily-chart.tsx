import { useEffect, useRef, useState } from 'react';
import { scaleBand, scaleLinear } from 'd3-scale';
import { LOCALES } from '@directory/domain/language';
import { useLanguage } from '../../../site/contexts.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { MemberStats } from './stats-panel.tsx';

/** Until it is known how wide the chart stands on the page. */
const USUAL_WIDTH = 640;
const HEIGHT = 200;
const MARGIN = { top: 12, right: 4, bottom: 26, left: 30 } as const;
/** The axis reaches that far at least: a single view is a low bar, as it should be. */
const LEAST_TOP = 5;
/** Every so many days has its date below. */
const LABEL_EVERY = 7;

/** Views and contact requests of each of the last 30 days, as bars; there must have been some. The table below says the same in words and numbers. */
export function DailyChart({ stats }: { stats: MemberStats }) {
  const { t } = useTranslation('dashboard');
  const format = new Intl.DateTimeFormat(LOCALES[useLanguage()], {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
  });
  const { days } = stats;
  const drawing = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(USUAL_WIDTH);
  useEffect(() => {
    // Drawn as wide as it stands there rather than scaled to it: its words are as large on a phone as elsewhere.
    const watch = new ResizeObserver(([entry]) => entry && setWidth(Math.max(1, entry.contentRect.width)));
    if (drawing.current) watch.observe(drawing.current);
    return () => watch.disconnect();
  }, []);
  const most = Math.max(...days.flatMap(({ views, contactRequests }) => [views, contactRequests]));
  const x = scaleBand()
    .domain(days.map(({ date }) => date))
    .range([MARGIN.left, width - MARGIN.right])
    .paddingInner(0.25);
  const y = scaleLinear()
    .domain([0, Math.max(most, LEAST_TOP)])
    .nice(4)
    .range([HEIGHT - MARGIN.bottom, MARGIN.top]);
  const bar = (date: string, count: number, place: 0 | 1) => ({
    x: (x(date) ?? 0) + (place * x.bandwidth()) / 2,
    y: y(count),
    width: x.bandwidth() / 2,
    height: y(0) - y(count),
  });
  // Counts are whole: a half view is no mark.
  const ticks = y.ticks(4).filter(Number.isInteger);
  return (
    <figure className="stats-chart">
      <svg ref={drawing} viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-labelledby="stats-chart-summary">
        <title id="stats-chart-summary">
          {t('stats.chartSummary', {
            views: stats.views.last30Days,
            requests: stats.contactRequests.last30Days,
          })}
        </title>
        {ticks.map((tick) => (
          <g key={tick} className="stats-tick">
            <line x1={MARGIN.left} x2={width - MARGIN.right} y1={y(tick)} y2={y(tick)} />
            <text x={MARGIN.left - 6} y={y(tick)} dy="0.32em" textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {days.map(({ date, views, contactRequests }, index) => (
          <g key={date}>
            <rect className="stats-bar is-views" {...bar(date, views, 0)} />
            <rect className="stats-bar is-requests" {...bar(date, contactRequests, 1)} />
            {(days.length - 1 - index) % LABEL_EVERY === 0 && (
              <text
                className="stats-day"
                x={(x(date) ?? 0) + x.bandwidth() / 2}
                y={HEIGHT - 6}
                textAnchor={index === days.length - 1 ? 'end' : 'middle'}
              >
                {format.format(new Date(date))}
              </text>
            )}
          </g>
        ))}
      </svg>
      <figcaption className="stats-legend row small">
        <span className="stats-key is-views">{t('stats.views')}</span>
        <span className="stats-key is-requests">{t('stats.requests')}</span>
      </figcaption>
    </figure>
  );
}
