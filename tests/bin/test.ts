// `npm test [-- part …] [-- file filters]`: type check, lint, unit, integration, end to end, size and containers, each on what it needs.
import { parseArgs } from 'node:util';
import { whyNoEngine } from '../docker/engine.ts';
import { removeLeftOver, RUN_NAME } from '../docker/left-over.ts';
import { total, type Outcome } from '../runner/outcome.ts';
import { allButTheReaders, check, endToEnd, readers, testsThatRunBeside, vitest } from '../runner/parts.ts';
import { runProgram, type Output } from '../runner/process.ts';
import { startStackProcess } from '../runner/stack-process.ts';

const PARTS = ['typecheck', 'lint', 'unit', 'integration', 'e2e', 'size', 'docker'] as const;
type Part = (typeof PARTS)[number];

const usage = `usage: npm test [-- ${PARTS.join('|')} …] [--only FILE_FILTER …]

With no part named, all run. integration and e2e start a stack of their own on an empty data folder,
unless STACK_JSON names the stack.json of one that runs. docker builds the image and runs docker-compose.yml, where an engine answers.`;

/** Enough for paging, rare filters and every province, few enough to load in a moment. */
const SAMPLE_PROFILES = '300';
/** All tests ask from one address, and the crawl asks for every page, most of which search. */
const LIMITS = { PAGES_PER_MINUTE: '1000000', SEARCHES_PER_MINUTE: '1000000' };

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
    const parts = positionals.length > 0 ? (positionals as Part[]) : PARTS;
    return { parts: new Set(parts), only: values.only ?? [] };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`);
    process.exit(2);
  }
}

/** What needs no stack runs while one starts and serves the first tests. */
async function run(parts: ReadonlySet<Part>, only: readonly string[]): Promise<Outcome[]> {
  const needsStack = parts.has('integration') || parts.has('e2e');
  const checks = withoutStack(parts, only, needsStack);
  const tests = needsStack ? withStack(parts, only) : [];
  const outcomes = (await Promise.all([checks, tests])).flat();
  if (parts.has('size')) outcomes.push(await sizes());
  if (parts.has('docker')) outcomes.push(await inContainers(only));
  return outcomes;
}

/** What each page loads, of a build that is made first unless the stack has made it. */
async function sizes(): Promise<Outcome> {
  const code = await runProgram('npm', ['run', '--silent', 'build'], { env: process.env, output: 'shown' });
  if (code !== 0) return { part: 'size', passed: 0, failed: 1, skipped: 0 };
  return await check('size', 'size-limit', []);
}

/** Types, lint and unit tests: at once, or one after the other where a stack needs the machine as well. */
async function withoutStack(
  parts: ReadonlySet<Part>,
  only: readonly string[],
  needsStack: boolean,
): Promise<Outcome[]> {
  const output = needsStack ? 'held' : 'shown';
  const checks = checkSources(parts, parts.has('unit') ? 'held' : output);
  if (needsStack) await checks;
  const unit = parts.has('unit') ? [vitest('unit', { filters: only, output })] : [];
  return (await Promise.all([checks, Promise.all(unit)])).flat();
}

async function checkSources(parts: ReadonlySet<Part>, output: Output): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  if (parts.has('typecheck')) outcomes.push(await check('typecheck', 'tsc', ['--noEmit'], output));
  if (parts.has('lint')) {
    outcomes.push(await check('lint', 'oxlint', [], output));
    outcomes.push(await check('format', 'oxfmt', ['--check'], output));
  }
  return outcomes;
}

async function withStack(parts: ReadonlySet<Part>, only: readonly string[]): Promise<Outcome[]> {
  const running = process.env['STACK_JSON'];
  await using stack = running
    ? null
    : await startStackProcess({
        SAMPLE_PROFILES,
        ...LIMITS,
        ...process.env,
      });
  const env = { ...process.env, STACK_JSON: running ?? stack?.stackFile };
  if (only.length > 0) return await onlyOf(parts, only, env);
  return await wholeOf(parts, env);
}

/** The named files, one part after the other. */
async function onlyOf(
  parts: ReadonlySet<Part>,
  only: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  if (parts.has('integration')) outcomes.push(await vitest('integration', { filters: only, env }));
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
  if (parts.has('e2e')) await start(endToEnd({ filters: together ? await allButTheReaders() : [], env }));
  return byPart(await Promise.all(runs));
}

/** One outcome for each part, whatever number of runs it took. */
function byPart(outcomes: readonly Outcome[]): Outcome[] {
  return [...new Set(outcomes.map(({ part }) => part))].map((part) => ({
    part,
    ...total(outcomes.filter((outcome) => outcome.part === part)),
  }));
}

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
  return { part: 'docker', passed: 0, failed: 0, skipped: 1 };
}

const { parts, only } = parse();
const outcomes = await run(parts, only).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return [{ part: 'start', passed: 0, failed: 1, skipped: 0 }];
});
for (const { part, passed, failed, skipped } of outcomes) {
  process.stdout.write(`${part.padEnd(12)} ${passed} passed, ${failed} failed, ${skipped} skipped\n`);
}
const { passed, failed, skipped, failures = [] } = total(outcomes);
for (const failure of failures) process.stdout.write(`\nfailed: ${failure}\n`);
process.stdout.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
