import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Directory } from '@directory/domain/site/directory';
import { createI18n } from '../../../i18n/create-i18n.ts';
import { I18nContext } from '../../../i18n/use-translation.ts';
import { QueryClient } from '../../../site/query-client.ts';
import { QueryContext } from '../../../site/use-query.ts';
import { MEMBER_KEY } from '../../session/use-session.ts';
import { StatsPanel } from './stats-panel.tsx';

it.each([
  ['en', 'Views and contact requests by day, last 30 days'],
  ['fr', 'Consultations et demandes de contact par jour, 30 derniers jours'],
] as const)(
  'the region that scrolls says what it holds, and the button what it opens: %s',
  async (language, name) => {
    const i18n = await createI18n(language, ['dashboard', 'shell']);
    const queries = new QueryClient({} as Directory);
    const none = { last30Days: 0, total: 0 };
    queries.hydrate({
      [JSON.stringify([MEMBER_KEY, 'jo@example.org', 'stats'])]: {
        data: { views: none, contactRequests: none, reviews: 0, days: [] },
        answeredAt: Date.now(),
      },
    });
    const html = renderToStaticMarkup(
      <I18nContext value={i18n}>
        <QueryContext value={queries}>
          <StatsPanel email="jo@example.org" />
        </QueryContext>
      </I18nContext>,
    );
    expect(/role="region" aria-label="([^"]*)"/.exec(html)?.[1]).toBe(name);
    expect(/<summary>(.*?)<\/summary>/.exec(html)?.[1]).not.toBe(name);
  },
);
