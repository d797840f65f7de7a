import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PLAN_NAMES, type PremiumPrices } from '@directory/domain/site/plans';
import { createI18n } from '../../i18n/create-i18n.ts';
import { SiteContext } from '../../site/contexts.ts';
import { I18nContext } from '../../i18n/use-translation.ts';
import type { Block } from '../../site/text.ts';
import { Plans } from './plans.tsx';

const i18n = await createI18n('en', ['join', 'shell']);
const section = (id: string): Block => ({
  type: 'section',
  id,
  title: id,
  blocks: [{ type: 'paragraph', html: `Words of ${id}.` }],
});
const cards = (blocks: readonly Block[], premiumPrices?: PremiumPrices) =>
  renderToString(
    <I18nContext value={i18n}>
      <SiteContext
        value={{
          origin: 'https://directory.example',
          sampleData: true,
          ...(premiumPrices && { premiumPrices }),
        }}
      >
        <StaticRouter location="/join">
          <Plans words="" blocks={blocks} />
        </StaticRouter>
      </SiteContext>
    </I18nContext>,
  )
    .split('<li class="card')
    .slice(1);

it('a plan’s price stands beside its own words, in whatever order the text has them', () => {
  const shown = cards([...PLAN_NAMES].reverse().map(section), { monthly: 30, annual: 300 });
  expect(shown.map((card) => /Words of (\w+)/.exec(card)?.[1])).toEqual(PLAN_NAMES);
  expect(shown[1]).toContain('$30');
  expect(shown[2]).toContain('$300');
  const arranged = cards(PLAN_NAMES.map(section));
  expect(arranged[0]).toContain('$0');
  for (const card of arranged.slice(1)) expect(card).toContain('By arrangement');
});

it('a plan of which the text says nothing has no card', () => {
  expect(() => cards([section('free'), section('annual')])).toThrow('{#monthly}');
});
