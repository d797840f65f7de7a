import { useLanguage } from '../../../site/contexts.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { StatsDay } from '../data/stats.ts';
import { dayFormat, dayOf } from './days.ts';

/** The chart's figures to read one by one. */
export function StatsTable({ days }: { days: readonly StatsDay[] }) {
  const { t } = useTranslation('dashboard');
  const format = dayFormat(useLanguage(), 'long');
  return (
    <details className="stats-details">
      <summary>{t('stats.table')}</summary>
      <div className="stats-scroll" role="region" aria-label={t('stats.chart')} tabIndex={0}>
        <table className="stats-table">
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
                <th scope="row">{format.format(dayOf(date))}</th>
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
