// `npm test [-- part …] [--only file filters]`: type check, lint, unit, integration, end to end and size, each on what it needs.
// `npm run test:nightly`: what takes longer.
import { parseArgs } from 'node:util';
import { whyNoEngine } from '../docker/engine.ts';
import { removeLeftOver, RUN_NAME } from '../docker/left-over.ts';
import { byPart, timed, total, type Outcome } from '../runner/outcome.ts';
import {
  allButTheReaders,
  check,
  endToEnd,
  own,
  readers,
  testsThatRunBeside,
  vitest,
} from '../runner/parts.ts';
import type { Output } from '../runner/process.ts';
import { startStackProcess } from '../runner/stack-process.ts';

const PARTS = ['typecheck', 'lint', 'unit', 'integration', 'e2e', 'size', 'nightly', 'docker'] as const;
type Part = (typeof PARTS)[number];
/** Every push's; the others are each night's, and before a release. */
const EACH_TIME: readonly Part[] = PARTS.filter((part) => part !== 'nightly' && part !== 'docker');

const usage = `usage: npm test [-- ${PARTS.join('|')} …] [--only FILE_FILTER …]

With no part named, all run but nightly and docker. integration, e2e and nightly start a stack of their own on an empty data folder,
unless STACK_JSON names the stack.json of one that runs. nightly visits every page, breaks, bulk-loads and grades; docker builds the
image and runs docker-compose.yml, where an engine answers.`;

/** Enough for paging, rare filters and every province, few enough to load in a moment. */
const SAMPLE_PROFILES = '300';
/** All tests ask from one address, and the crawl asks for every page, most of which search. */
const LIMITS = {
  PAGES_PER_MINUTE: '1000000',
  REQUESTS_PER_MINUTE: '1000000',
  SEARCHES_PER_MINUTE: '1000000',
};

function parse(): { parts: ReadonlySet<Part>; only: string[] } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { only: { type: 'string', multiple: true }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) {
      process.stdout.write(`${usage}\n`);
      process.exit(0);
    }
    const unknown = positionals.filter((name) => !PARTS.includes(name as Part));
    if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}.`);
    const parts = positionals.length > 0 ? (positionals as Part[]) : EACH_TIME;
    return { parts: new Set(parts), only: values.only ?? [] };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`);
    process.exit(2);
  }
}

/** What needs no stack runs while one starts and serves the first tests. */
async function run(parts: ReadonlySet<Part>, only: readonly string[]): Promise<Outcome[]> {
  const needsStack = parts.has('integration') || parts.has('e2e') || parts.has('nightly');
  const checks = withoutStack(parts, only, needsStack);
  const tests = needsStack ? withStack(parts, only) : [];
  const outcomes = (await Promise.all([checks, tests])).flat();
  if (parts.has('nightly') && only.length === 0) outcomes.push(...(await judged()));
  if (parts.has('docker')) outcomes.push(await inContainers(only));
  return byPart(outcomes);
}

/** What starts a stack of its own, one after the other: pictures of every page, the relevance of searches, and Lighthouse. */
async function judged(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const args of [
    ['look'],
    ['bench', '--', 'relevance', '--profiles', '4000'],
    ['bench', '--', 'pages', '--profiles', '2000'],
  ])
    outcomes.push(await check('nightly', [['npm', 'run', '--silent', ...args]]));
  return outcomes;
}

/** Types, lint, unit tests and sizes: at once, or one after the other where a stack needs the machine as well. */
async function withoutStack(
  parts: ReadonlySet<Part>,
  only: readonly string[],
  needsStack: boolean,
): Promise<Outcome[]> {
  const output = needsStack ? 'held' : 'shown';
  const checks = checkSources(parts, parts.has('unit') ? 'held' : output);
  if (needsStack) await checks;
  const unit = parts.has('unit') ? [vitest('unit', { filters: only, output })] : [];
  const outcomes = (await Promise.all([checks, Promise.all(unit)])).flat();
  // Of a build that is made first, unless the stack has made it: the two take turns.
  const build = [process.execPath, 'scripts/run.mjs', 'scripts/build/main.ts'] as const;
  if (parts.has('size')) outcomes.push(await check('size', [build, own('size-limit')], output));
  return outcomes;
}

async function checkSources(parts: ReadonlySet<Part>, output: Output): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  if (parts.has('typecheck')) outcomes.push(await check('typecheck', [own('tsc', '--noEmit')], output));
  if (parts.has('lint')) outcomes.push(await check('lint', [own('oxlint'), own('oxfmt', '--check')], output));
  return outcomes;
}

async function withStack(parts: ReadonlySet<Part>, only: readonly string[]): Promise<Outcome[]> {
  const running = process.env['STACK_JSON'];
  const from = performance.now();
  await using stack = running
    ? null
    : await startStackProcess({
        SAMPLE_PROFILES,
        ...LIMITS,
        ...process.env,
      });
  process.stdout.write(`The stack runs after ${seconds([from, performance.now()])}.\n`);
  const env = { ...process.env, STACK_JSON: running ?? stack?.stackFile };
  if (only.length > 0) return await onlyOf(parts, only, env);
  return [...(await wholeOf(parts, env)), ...(parts.has('nightly') ? await nightly(env) : [])];
}

/** What takes long on the common stack: whole crawls, and whatever kills, restarts or fills it, last. */
async function nightly(env: NodeJS.ProcessEnv): Promise<Outcome[]> {
  const whole = { ...env, CRAWL: 'whole' };
  const crawls = await vitest('integration', {
    filters: ['seo/crawl', 'security/canary', 'open/health-data'],
    env: whole,
  });
  const pages = await endToEnd({ filters: ['crawl', 'states'], env: whole });
  const others = await vitest('nightly', { filters: [], env });
  return [crawls, pages, others].map((outcome) => ({ ...outcome, part: 'nightly' }));
}

/** The named files, one part after the other. */
async function onlyOf(
  parts: ReadonlySet<Part>,
  only: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const part of ['integration', 'nightly'] as const)
    if (parts.has(part)) outcomes.push(await vitest(part, { filters: only, env }));
  if (parts.has('e2e')) outcomes.push(await endToEnd({ filters: only, env }));
  return outcomes;
}

/**
 * All files. Those that change the stack take turns: first the integration tests, then the browser. What minds nobody fills the time
 * that they wait: browser tests that only read, and the integration tests that run beside the others, all the while.
 */
async function wholeOf(parts: ReadonlySet<Part>, env: NodeJS.ProcessEnv): Promise<Outcome[]> {
  const together = parts.has('integration') && parts.has('e2e');
  const runs: Promise<Outcome>[] = [];
  const start = (run: Promise<Outcome>) => {
    runs.push(run);
    return run;
  };
  if (together) void start(readers(env));
  if (parts.has('integration')) {
    const beside = await testsThatRunBeside();
    void start(vitest('integration', { filters: beside, env, output: 'held' }));
    await start(vitest('integration', { filters: [], exclude: beside, env }));
  }
  // One browser more than elsewhere: nothing else runs, and each waits now and then, for a mail or for search to be in step.
  if (parts.has('e2e'))
    await start(endToEnd({ filters: together ? await allButTheReaders() : [], env, workers: 3 }));
  return Promise.all(runs);
}

const seconds = ([from, to]: Outcome['span']) => `${Math.round((to - from) / 1000)} s`;

/** The product in containers, last and by itself. Where no engine answers it counts as one test that is left out. */
async function inContainers(only: readonly string[]): Promise<Outcome> {
  const reason = await whyNoEngine();
  if (reason === null) {
    const name = `directory-test-${process.pid}`;
    try {
      return await vitest('docker', {
        filters: only,
        env: { ...process.env, [RUN_NAME]: name },
        outlives: true,
      });
    } finally {
      await removeLeftOver(name);
    }
  }
  process.stdout.write(`docker: skipped, ${reason}\n`);
  return timed('docker', () => Promise.resolve({ passed: 0, failed: 0, skipped: 1 }));
}

const { parts, only } = parse();
const outcomes = await run(parts, only).catch(async (error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return [await timed('start', () => Promise.resolve({ passed: 0, failed: 1, skipped: 0 }))];
});
// How long each was under way: several are at once.
for (const { part, passed, failed, skipped, span } of outcomes) {
  const counts = `${passed} passed, ${failed} failed, ${skipped} skipped`;
  process.stdout.write(`${part.padEnd(12)} ${counts.padEnd(40)} ${seconds(span).padStart(6)}\n`);
}
const { passed, failed, skipped, failures = [] } = total(outcomes);
for (const failure of failures) process.stdout.write(`\nfailed: ${failure}\n`);
process.stdout.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
