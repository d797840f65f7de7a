// `npm run chaos -- --minutes N [--profiles N] [--seed N] [--json]`: breaks a stack of its own at random; exit code 1 when anything was lost.
import { parseArgs } from 'node:util';
import { describe } from '../report.ts';
import { type ChaosOptions, runChaos } from '../run.ts';

const usage = 'usage: npm run chaos -- --minutes N [--profiles N] [--seed N] [--json]';

function parse(): ChaosOptions & { json: boolean } {
  try {
    const { values } = parseArgs({
      options: {
        minutes: { type: 'string', default: '3' },
        profiles: { type: 'string', default: '500' },
        seed: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) {
      process.stdout.write(`${usage}\n`);
      process.exit(0);
    }
    const minutes = Number(values.minutes);
    const profiles = Number(values.profiles);
    const seed = values.seed === undefined ? Date.now() % 1_000_000 : Number(values.seed);
    if (!(minutes > 0 && minutes <= 1440)) throw new Error('--minutes takes a number from 0 to 1440.');
    if (!Number.isInteger(profiles) || profiles < 100)
      throw new Error('--profiles takes a whole number from 100.');
    if (!Number.isSafeInteger(seed)) throw new Error('--seed takes a whole number.');
    return { seconds: Math.round(minutes * 60), profiles, seed, json: values.json };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`);
    process.exit(2);
  }
}

const { json, ...options } = parse();
const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);
const report = await runChaos({ ...options, say });
process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : describe(report));
process.exitCode = report.problems.length > 0 ? 1 : 0;
