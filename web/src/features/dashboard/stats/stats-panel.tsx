import './stats-panel.css';
import { lazy, Suspense } from 'react';
import type { Answer } from '@directory/domain/contracts/contract';
import type { memberStats } from '@directory/domain/contracts/member';
import type { Query } from '../../../site/query-client.ts';
import { useQuery } from '../../../site/use-query.ts';
import { ErrorBoundary } from '../../../site/error-boundary.tsx';
import { calendarDay } from '../../../site/days.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { MEMBER_KEY } from '../../session/use-session.ts';
import { askForMember } from '../data/member-request.ts';

export type MemberStats = Answer<typeof memberStats>;

function statsQuery(email: string | undefined): Query<MemberStats> {
  return {
    key: [MEMBER_KEY, email ?? '', 'stats'],
    ask: ({ signal }) => askForMember('GET /api/members/me/stats', {}, signal),
    freshMs: 60_000,
  };
}

// The chart's scales are no part of what the page needs to show the figures.
const DailyChart = lazy(async () => ({ default: (await import('./daily-chart.tsx')).DailyChart }));

/** How often the profile was viewed and written to: real counts, each with what it counts, and a chart of the last 30 days. */
export function StatsPanel({ email }: { email: string | undefined }) {
  const { t } = useTranslation('dashboard');
  const { data, isPending, isError, refetch } = useQuery(statsQuery(email));
  const total = (count: number) => t('stats.total', { count });
  const figures = ({ views, contactRequests: requests }: MemberStats) =>
    [
      [t('stats.views'), views.last30Days, t('stats.days'), [total(views.total), t('stats.viewsNote')]],
      [t('stats.requests'), requests.last30Days, t('stats.days'), [total(requests.total)]],
    ] as const;
  return (
    <section className="stats stack gap-5" aria-labelledby="stats-title" aria-busy={isPending}>
      <h2 className="text-xl" id="stats-title">
        {t('stats.title')}
      </h2>
      {isPending && <Loading shapes={['block']} />}
      {isError && <EmptyState title={t('stats.failed')} retry={refetch} />}
      {data && (
        <>
          <dl className="stats-figures">
            {figures(data).map(([name, count, unit, notes]) => (
              <div className="stats-figure panel" key={name}>
                <dt className="bold">{name}</dt>
                <dd>
                  <span className="stats-number">{count}</span> {unit}
                </dd>
                {notes.map((note) => (
                  <dd className="muted" key={note}>
                    {note}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
          <p className="muted">{t('stats.reviews', { count: data.reviews })}</p>
          {data.views.last30Days + data.contactRequests.last30Days > 0 ? (
            <ErrorBoundary fallback={null}>
              <Suspense fallback={<div className="stats-chart" />}>
                <DailyChart stats={data} />
              </Suspense>
            </ErrorBoundary>
          ) : (
            <p className="muted small">{t('stats.none')}</p>
          )}
          <StatsTable days={data.days} />
        </>
      )}
    </section>
  );
}

/** The chart's figures to read one by one. */
function StatsTable({ days }: { days: MemberStats['days'] }) {
  const { t, language } = useTranslation('dashboard');
  return (
    <details className="disclosure stats-details">
      <summary>{t('stats.table')}</summary>
      <div className="stats-scroll" role="region" aria-label={t('stats.chart')} tabIndex={0}>
        <table className="stats-table small">
          <thead>
            <tr>
              <th scope="col">{t('stats.day')}</th>
              <th scope="col">{t('stats.views')}</th>
              <th scope="col">{t('stats.requests')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, views, contactRequests }) => (
              <tr key={date}>
                <th scope="row">{calendarDay(date, language)}</th>
                <td>{views}</td>
                <td>{contactRequests}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
