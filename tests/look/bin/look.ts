// `npm run look [-- part of a name …]`: pictures of every kind of page, to be looked at, from a stack that it starts and stops.
import { chromium } from '@playwright/test';
import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { chromiumFlags } from '../../../playwright.config.ts';
import { startBenchStack } from '../../bench/bench-stack.ts';
import { findOrInstallChromium } from '../../support/chromium.ts';
import { LOOKS, PICTURES_OF_A_LOOK, takePictures } from '../take-pictures.ts';
import type { View } from '../view.ts';
import { VIEWS } from '../views.ts';

const usage = `usage: npm run look [-- PART_OF_A_NAME …] [--from NAME]

With no name, all of: ${VIEWS.map(({ name }) => name).join(', ')}.
Each view is also measured in windows of other widths: words that break or reach out of the window are named, and fail the run.
--from goes on where a run was broken off, and keeps its pictures.
APP_URL names a site that runs already; it has to allow as many requests as pictures need.`;

/** Git ignores it. */
const folder = 'test-results/look';

const { views, areAll } = parse();
const say = (line: string) => void process.stderr.write(line);
const running = process.env['APP_URL'];
await using stack = running ? null : await startBenchStack(300);
const app = running ?? stack?.app ?? '';
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(process.env, (line) => say(`${line}\n`)),
  args: chromiumFlags,
});
if (areAll) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

let failed = 0;
let faulty = 0;
const jobs = views.flatMap((view) => LOOKS.map((look) => ({ view, look })));
// One list for all who take pictures: each takes the next job from it.
const rest = jobs.entries();
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (const [index, { view, look }] of rest) {
      say(`\r${index + 1}/${jobs.length} ${view.name}`.padEnd(50));
      const take = () => takePictures(browser, view, look, { app, folder });
      const name = `${view.name} ${look.width} ${look.language}`;
      try {
        // A machine that is busy may fail a view once, a view that is broken fails twice.
        const faults = await take().catch(take);
        if (faults.length === 0) continue;
        faulty += 1;
        say(`\n${name}:\n${faults.map((fault) => `  ${fault}\n`).join('')}`);
      } catch (error) {
        failed += 1;
        say(`\n${name}: ${error instanceof Error ? error.message : String(error)}\n`);
      }
    }
  }),
);
await browser.close();
say('\n');
process.stdout.write(`${PICTURES_OF_A_LOOK * (jobs.length - failed)} pictures in ${folder}\n`);
if (faulty > 0)
  process.stdout.write(
    `${faulty} looks have words that are broken or reach out of the window, named above\n`,
  );
process.exitCode = failed + faulty > 0 ? 1 : 0;

/** What the command line asks for: a misuse ends the program. */
function parse(): { views: readonly View[]; areAll: boolean } {
  const { values, positionals } = readArguments();
  if (values.help) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  const first = values.from === undefined ? 0 : VIEWS.findIndex(({ name }) => name === values.from);
  if (first < 0) misused(`No view is named ${values.from}.`);
  const named = VIEWS.slice(first).filter(
    ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
  );
  if (named.length === 0) misused(`No view has a name with ${positionals.join(' or ')} in it.`);
  return { views: named, areAll: named.length === VIEWS.length };
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { from: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    return misused(error instanceof Error ? error.message : String(error));
  }
}

function misused(problem: string): never {
  process.stderr.write(`${problem}\n${usage}\n`);
  process.exit(2);
}
