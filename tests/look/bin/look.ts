// `npm run look [-- part of a name …]`: pictures of every kind of page, to be looked at, from a stack that it starts and stops.
import { chromium } from '@playwright/test';
import { mkdir, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromiumFlags } from '../../../playwright.config.ts';
import { startBenchStack } from '../../bench/bench-stack.ts';
import { findOrInstallChromium } from '../../support/chromium.ts';
import { LOOKS, takePicture } from '../take-pictures.ts';
import { VIEWS } from '../views.ts';

const usage = `usage: npm run look [-- PART_OF_A_NAME …]

With no name, all of: ${VIEWS.map(({ name }) => name).join(', ')}.
APP_URL names a site that runs already; it has to allow as many requests as pictures need.`;

/** Git ignores it. */
const folder = 'test-results/look';

const names = parse();
const views = VIEWS.filter(({ name }) => names.length === 0 || names.some((part) => name.includes(part)));
if (views.length === 0) misused(`No view has a name with ${names.join(' or ')} in it.`);

const say = (line: string) => void process.stderr.write(line);
const running = process.env['APP_URL'];
await using stack = running ? null : await startBenchStack(300);
const app = running ?? stack?.app ?? '';
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(process.env, (line) => say(`${line}\n`)),
  args: chromiumFlags,
});
if (names.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const failures: string[] = [];
const jobs = views.flatMap((view) => LOOKS.map((look) => ({ view, look })));
for (const [index, { view, look }] of jobs.entries()) {
  say(`\r${index + 1}/${jobs.length} ${view.name}`.padEnd(50));
  await takePicture(browser, view, look, { app, folder }).catch((error: unknown) => {
    failures.push(
      `${view.name} ${JSON.stringify(look)}: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
}
await browser.close();
say('\n');
for (const failure of failures) say(`${failure}\n`);
process.stdout.write(`${2 * (jobs.length - failures.length)} pictures in ${folder}\n`);
process.exitCode = failures.length > 0 ? 1 : 0;

function parse(): string[] {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) {
      process.stdout.write(`${usage}\n`);
      process.exit(0);
    }
    return positionals;
  } catch (error) {
    return misused(error instanceof Error ? error.message : String(error));
  }
}

function misused(problem: string): never {
  process.stderr.write(`${problem}\n${usage}\n`);
  process.exit(2);
}
