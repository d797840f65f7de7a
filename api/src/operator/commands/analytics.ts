import { FEWEST_VISITS, selectFunnel, selectSearches } from '../../site/analytics/store.ts';
import { flag, type Group, operation, upTo } from '../command-line/operation.ts';
import { type Columns, columnsText, named } from '../command-line/record-text.ts';

/** Events are kept for 13 months. */
const days = upTo(395).default(30).describe('of the last so many days');

export const analytics: Group = {
  name: 'analytics',
  about: 'What visitors who agreed to be counted did.',
  operations: [
    operation({
      name: 'searches',
      isDefault: true,
      about: `What was searched in vain, the most frequent first, and which of its words the search knows no phrase for. Words of fewer than ${FEWEST_VISITS} visits are not listed.`,
      input: {
        vain: flag('those that found nobody, or only came near (what you get without an option, too)'),
        top: flag('the most frequent, whatever they found'),
        days,
        limit: upTo(1000).default(20).describe('at most so many'),
      },
      check: ({ top, vain }) => (top && vain ? 'say --top or --vain, not both' : null),
      run: async ({ sql }, { top, days: last, limit }) => {
        const found = await selectSearches(sql, { days: last, limit, vain: !top });
        const { readSearches } = await import('../../site/analytics/read-searches.ts');
        const result = await readSearches(sql, found);
        const columns: Columns<(typeof result)[number]> = {
          ...named('searches', 'visits'),
          Results: ({ results, nearest }) => (nearest ? `${results} near` : results),
          In: 'language',
          'Searched for': 'query',
          'No phrase takes': 'unread',
        };
        return { result, text: columnsText(columns, result, 'There are no such searches.') };
      },
    }),
    operation({
      name: 'funnel',
      about: 'How many visits came from the first page to a psychologist.',
      input: { days },
      run: async ({ sql }, { days: last }) => {
        const steps = await selectFunnel(sql, last);
        const all = steps[0]?.visits ?? 0;
        const columns: Columns<(typeof steps)[number]> = {
          Visits: 'visits',
          Share: ({ visits }) => `${Math.round((visits / all) * 100)} %`,
          Step: 'step',
        };
        const text = columnsText(columns, all === 0 ? [] : steps, 'No visit was counted.');
        return { result: steps, text };
      },
    }),
  ],
};
