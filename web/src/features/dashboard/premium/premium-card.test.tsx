import type { Directory } from '@directory/domain/site/directory';
import type { PremiumPrices } from '@directory/domain/site/plans';
import type { Language } from '@directory/domain/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createI18n } from '../../../i18n/create-i18n.ts';
import { I18nContext } from '../../../i18n/use-translation.ts';
import { SiteContext } from '../../../site/contexts.ts';
import { QueryClient } from '../../../site/query-client.ts';
import { QueryContext } from '../../../site/use-query.ts';
import { MEMBER_KEY } from '../../session/use-session.ts';
import type { OwnProfile } from '../data/member-request.ts';
import { PremiumCard } from './premium-card.tsx';

const term = { first_day: '2026-12-01', last_day: '2027-11-30', invoice: 'F-7' };

async function shown(
  data: { asked_at: string | null; terms: readonly (typeof term)[] },
  {
    language = 'en',
    is_premium = false,
    prices,
  }: { language?: Language; is_premium?: boolean; prices?: PremiumPrices } = {},
): Promise<string> {
  const i18n = await createI18n(language, ['dashboard', 'shell']);
  const queries = new QueryClient({} as Directory);
  queries.hydrate({
    [JSON.stringify([MEMBER_KEY, 'jo@example.org', 'premium'])]: { data, answeredAt: Date.now() },
  });
  const site = {
    origin: 'https://directory.example',
    sampleData: true,
    ...(prices && { premiumPrices: prices }),
  };
  const html = renderToStaticMarkup(
    <I18nContext value={i18n}>
      <SiteContext value={site}>
        <QueryContext value={queries}>
          <PremiumCard profile={{ is_premium } as OwnProfile} email="jo@example.org" />
        </QueryContext>
      </SiteContext>
    </I18nContext>,
  );
  return html.replaceAll(/<(?!\/?button)[^>]*>/g, ' ');
}

it('says that premium is paid and what it costs, and asks for it by a press', async () => {
  const free = await shown({ asked_at: null, terms: [] });
  expect(free).toContain('Premium is paid placement.');
  expect(free).toContain('Price: by arrangement.');
  expect(free).toMatch(/<button[^>]*>Ask for Premium</);
  const prices = { monthly: 30, annual: 1300 };
  expect(await shown({ asked_at: null, terms: [] }, { prices })).toContain(
    'Price: $30 a month or $1,300 a year.',
  );
  expect(await shown({ asked_at: null, terms: [] }, { prices, language: 'fr' })).toContain(
    'Prix\u00a0: 30\u00a0$ par mois ou 1\u202f300\u00a0$ par année.',
  );
});

it('says what waits and what is granted, and offers no second press', async () => {
  const asked = await shown({ asked_at: '2026-11-28T17:00:00Z', terms: [] });
  expect(asked).toContain('Asked on November\u00a028,\u00a02026.');
  expect(asked).not.toContain('<button');
  const running = await shown({ asked_at: null, terms: [term] }, { is_premium: true });
  expect(running).toContain(
    'Premium from December\u00a01,\u00a02026 to November\u00a030,\u00a02027. Invoice: F-7.',
  );
  expect(running).toMatch(/<button[^>]*>Ask to have Premium for longer</);
  const french = await shown({ asked_at: null, terms: [term] }, { is_premium: true, language: 'fr' });
  expect(french).toContain(
    'Premium du 1er\u00a0décembre\u00a02026 au 30\u00a0novembre\u00a02027. Facture\u00a0: F-7.',
  );
  const endless = await shown({ asked_at: null, terms: [] }, { is_premium: true });
  expect(endless).toContain('without a last day');
  expect(endless).not.toContain('<button');
});
