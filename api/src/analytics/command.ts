import { Command, InvalidArgumentError } from 'commander';
import { selectFunnel, selectSearches, type FunnelStep, type SearchCount } from './store.ts';
import { parseLimit, type RunCommand } from '../commands/command-context.ts';
import { tableText } from '../commands/record-text.ts';

/** `analytics`: what visitors who agreed to be counted looked for, and how far they came. */
export function analyticsCommand(run: RunCommand): Command {
  const analytics = new Command('analytics').description('What visitors who agreed to be counted did.');

  analytics
    .command('searches')
    .description('What was searched most, or most without finding anything.')
    .option('--top', 'the most frequent (what you get without an option, too)')
    .option('--empty', 'those that found nobody')
    .option('--days <number>', 'of the last so many days', parseDays, 30)
    .option('--limit <number>', 'at most so many', parseLimit, 20)
    .option('--json', 'print JSON')
    .action(
      async (
        options: { top?: boolean; empty?: boolean; days: number; limit: number; json?: boolean },
        command,
      ) => {
        if (options.top && options.empty) (command as Command).error('error: say --top or --empty, not both');
        await run(options, async ({ sql, report }) => {
          const { days, limit, empty = false } = options;
          const searches = await selectSearches(sql(), { days, limit, empty });
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

function searchesText(searches: readonly SearchCount[]): string {
  return tableText(
    ['SEARCHES', 'VISITS', 'RESULTS', 'SEARCHED FOR'],
    searches.map(({ query, searches: times, visits, results }) => [
      String(times),
      String(visits),
      String(results),
      query,
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
