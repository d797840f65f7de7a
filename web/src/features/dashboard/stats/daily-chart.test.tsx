import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createI18n } from '../../../i18n/create-i18n.ts';
import { I18nContext } from '../../../i18n/use-translation.ts';
import { DailyChart } from './daily-chart.tsx';

/** The heights of a chart's bars in which one of its days has so many views. */
async function barHeights(views: number): Promise<number[]> {
  const i18n = await createI18n('en', ['dashboard', 'shell']);
  const day = (date: number, count: number) => ({
    date: `2026-11-${String(date).padStart(2, '0')}`,
    views: count,
    contactRequests: 0,
  });
  const stats = {
    views: { last30Days: views, total: views },
    contactRequests: { last30Days: 0, total: 0 },
    reviews: 0 as const,
    days: Array.from({ length: 30 }, (_, index) => day(index + 1, index === 12 ? views : 0)),
  };
  const html = renderToStaticMarkup(
    <I18nContext value={i18n}>
      <DailyChart stats={stats} />
    </I18nContext>,
  );
  return [...html.matchAll(/<rect class="stats-bar is-views"[^>]* height="([\d.]+)"/g)]
    .map(([, height]) => Number(height))
    .filter((height) => height > 0);
}

it('a single view is a low bar, and many fill the chart', async () => {
  const [one] = await barHeights(1);
  const [many] = await barHeights(40);
  expect(one).toBeGreaterThan(0);
  expect((one ?? 0) / (many ?? 1)).toBeLessThan(0.25);
});
