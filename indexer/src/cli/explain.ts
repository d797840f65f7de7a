import { Command, InvalidArgumentError } from 'commander';
import { explain, type Explanation } from '../explain.ts';
import type { RunCommand } from './command-context.ts';

const SHOWN = 5;

export function explainCommand(run: RunCommand): Command {
  return new Command('explain')
    .description(
      'show how the site reads a search, whom it shows, and which fields and ranking rules decided',
    )
    .argument('<query>', 'what a visitor types')
    .option('--site <url>', 'the running site; PUBLIC_URL unless said')
    .option('--limit <number>', 'how many to explain', readLimit, SHOWN)
    .option('--json', 'print the result as JSON')
    .action((words: string, options: { site?: string; limit: number; json?: boolean }) =>
      run(options, async ({ config, targets: [target], report }) => {
        const siteUrl = options.site ?? config.siteUrl;
        if (!siteUrl) throw new Error('Name the running site with --site or PUBLIC_URL.');
        if (!target) throw new Error('No search engine is named.');
        const explanation = await explain({ siteUrl, target, words, limit: options.limit });
        report(explanation, describe(explanation));
        return true;
      }),
    );
}

function describe({ understood, asked, hits }: Explanation): string {
  const conditions = understood?.conditions ?? [];
  return [
    conditions.length === 0
      ? 'understood   nothing but the words themselves'
      : `understood   ${conditions.map(describeCondition).join('; ')}`,
    `looked for   ${asked === '' ? 'everybody who meets that' : asked}`,
    ...(understood?.unmentioned
      ? [`left out     ${understood.unmentioned.join(', ')}: nobody mentions it`]
      : []),
    ...(understood?.danger.length
      ? [`danger       ${understood.danger.join(', ')}: crisis lines come before the results`]
      : understood?.possibleDanger
        ? ['danger       possible: a line above the results says whom to call']
        : []),
    ...hits.flatMap(({ name, path, fields, rules, decidedBy }, index) => [
      `${index + 1}. ${name}  ${path}`,
      `   words in   ${Object.keys(fields).join(', ') || 'no field that is shown'}`,
      `   rules      ${rules.map(({ rule, score }) => `${rule} ${round(score)}`).join(', ')}`,
      ...(index > 0
        ? [
            `   after ${index}    by ${decidedBy ?? 'the order of the day, or the site: an exact name first, who only comes near last'}`,
          ]
        : []),
    ]),
    ...(hits.length === 0 ? ['nobody'] : []),
  ].join('\n');
}

function describeCondition({
  kind,
  names,
  words,
}: NonNullable<Explanation['understood']>['conditions'][number]) {
  return `${kind} ${names.map(({ en }) => en).join(' or ')} (“${words.join(' ')}”)`;
}

function round(score: number): string {
  return Number.isInteger(score) ? String(score) : score.toFixed(3);
}

function readLimit(text: string): number {
  const limit = Number(text);
  if (Number.isInteger(limit) && limit >= 1 && limit <= 50) return limit;
  throw new InvalidArgumentError('A number from 1 to 50.');
}
