// `npm run bench -- <name> [--profiles N] [--json]`: prints the machine, the figures and the ratios of one benchmark.
import { cpus, platform, release, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import type { BenchOptions, BenchResult } from '../result.ts';

interface Bench {
  run(options: BenchOptions): Promise<BenchResult>;
  /** As many as it is meant for, where that is not {@link PROFILES}. */
  profiles?: number;
}

const PROFILES = 20_000;

const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  search: () => import('../search.ts'),
  keys: () => import('../keys/keys.ts'),
  growth: () => import('../growth.ts'),
  match: () => import('../match.ts'),
  sync: () => import('../sync.ts'),
  rebuild: () => import('../rebuild.ts'),
  relevance: () => import('../relevance.ts'),
  pages: () => import('../pages.ts'),
  contact: () => import('../contact.ts'),
  load: () => import('../load.ts'),
  capacity: () => import('../capacity.ts'),
  register: () => import('../register.ts'),
  answers: () => import('../answers.ts'),
  drift: () => import('../drift.ts'),
};

const usage = `usage: npm run bench -- ${Object.keys(BENCHES).join('|')} [--profiles N] [--json]`;

const { load, options } = parse();
const bench = await load();
const result = await bench.run({ ...options, profiles: options.profiles ?? bench.profiles ?? PROFILES });
const machine = {
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  os: `${platform()} ${release()}`,
  node: process.versions.node,
};
process.stdout.write(
  options.json ? `${JSON.stringify({ machine, ...result }, null, 2)}\n` : describe(result),
);
process.exitCode = result.ratios.every((ratio) => ratio.met) ? 0 : 1;

function parse(): {
  load: () => Promise<Bench>;
  options: Pick<BenchOptions, 'json'> & Partial<BenchOptions>;
} {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        profiles: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) {
      process.stdout.write(`${usage}\n`);
      process.exit(0);
    }
    const load = BENCHES[positionals[0] ?? ''];
    const profiles = Number(values.profiles ?? PROFILES);
    if (!load || positionals.length !== 1) throw new Error('Name one benchmark.');
    if (!Number.isInteger(profiles) || profiles < 100)
      throw new Error('--profiles takes a whole number from 100.');
    return { load, options: { ...(values.profiles && { profiles }), json: values.json } };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`);
    process.exit(2);
  }
}

function describe({ name, figures, ratios }: BenchResult): string {
  const width = Math.max(
    ...[...Object.keys(figures), ...ratios.map((ratio) => ratio.name)].map((key) => key.length),
  );
  const show = (value: number | string) =>
    typeof value === 'number' ? String(Number(value.toPrecision(4))) : value;
  return [
    `${name} on ${machine.cores} × ${machine.cpu}, ${machine.memoryGiB} GiB, ${machine.os}, Node ${machine.node}`,
    ...Object.entries(figures).map(([key, value]) => `  ${key.padEnd(width)}  ${show(value)}`),
    ...ratios.map(
      (r) => `  ${r.name.padEnd(width)}  ${show(r.value)} (${r.target}: ${r.met ? 'met' : 'missed'})`,
    ),
    '',
  ].join('\n');
}
