import { Command, InvalidArgumentError } from 'commander';
import { FEWEST_VISITS, selectFunnel, selectSearches, type FunnelStep } from '../../site/analytics/store.ts';
import type { ReadSearch } from '../../site/analytics/read-searches.ts';
import { parseLimit, type RunCommand } from '../command-line/command-context.ts';
import { tableText } from '../command-line/record-text.ts';

/** `analytics`: what visitors who agreed to be counted looked for, and how far they came. */
export function analyticsCommand(run: RunCommand): Command {
  const analytics = new Command('analytics').description('What visitors who agreed to be counted did.');

  analytics
    .command('searches', { isDefault: true })
    .description(
      `What was searched in vain, the most frequent first, and which of its words the search knows no phrase for. Words of fewer than ${FEWEST_VISITS} visits are not listed.`,
    )
    .option('--vain', 'those that found nobody, or only came near (what you get without an option, too)')
    .option('--top', 'the most frequent, whatever they found')
    .option('--days <number>', 'of the last so many days', parseDays, 30)
    .option('--limit <number>', 'at most so many', parseLimit, 20)
    .option('--json', 'print JSON')
    .action(
      async (
        options: { top?: boolean; vain?: boolean; days: number; limit: number; json?: boolean },
        command,
      ) => {
        if (options.top && options.vain) (command as Command).error('error: say --top or --vain, not both');
        await run(options, async ({ sql, report }) => {
          const { days, limit, top = false } = options;
          const found = await selectSearches(sql(), { days, limit, vain: !top });
          const { readSearches } = await import('../../site/analytics/read-searches.ts');
          const searches = await readSearches(sql(), found);
          report(searches, searchesText(searches));
          return true;
        });
      },
    );

  analytics
    .command('funnel')
    .description('How many visits came from the first page to a psychologist.')
    .option('--days <number>', 'of the last so many days', parseDays, 30)
    .option('--json', 'print JSON')
    .action(async (options: { days: number; json?: boolean }) =>
      run(options, async ({ sql, report }) => {
        const steps = await selectFunnel(sql(), options.days);
        report(steps, funnelText(steps));
        return true;
      }),
    );

  return analytics;
}

function searchesText(searches: readonly ReadSearch[]): string {
  return tableText(
    ['SEARCHES', 'VISITS', 'RESULTS', 'IN', 'SEARCHED FOR', 'NO PHRASE TAKES'],
    searches.map(({ query, searches: times, visits, results, nearest, language, unread }) => [
      String(times),
      String(visits),
      nearest ? `${results} near` : String(results),
      language ?? '',
      query,
      unread,
    ]),
    'There are no such searches.',
  );
}

function funnelText(steps: readonly FunnelStep[]): string {
  const all = steps[0]?.visits ?? 0;
  return tableText(
    ['VISITS', 'SHARE', 'STEP'],
    all === 0
      ? []
      : steps.map(({ step, visits }) => [String(visits), `${Math.round((visits / all) * 100)} %`, step]),
    'No visit was counted.',
  );
}

/** A whole number from 1 to 395: events are kept for 13 months. */
function parseDays(text: string): number {
  const days = Number(text);
  if (!Number.isInteger(days) || days < 1 || days > 395) {
    throw new InvalidArgumentError('It takes a whole number from 1 to 395.');
  }
  return days;
}
