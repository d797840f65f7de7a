import { measureAccepted } from './accepted.ts';
import { startBenchStack } from './bench-stack.ts';
import { measureDrain } from './mail-drain.ts';
import { atLeast, atMost, percentile, type BenchResult } from './result.ts';

/** The forms write to few profiles; more would only take longer to load. */
const PROFILES = 300;

/** How fast a visitor's message is accepted, and how fast waiting mail goes out, each against the bare minimum beside it. */
export async function run(): Promise<BenchResult> {
  await using stack = await startBenchStack(PROFILES);
  const { accepted, commit } = await measureAccepted(stack);
  const drain = await measureDrain(stack);
  const [acceptedP95, commitP95] = [percentile(accepted, 0.95), percentile(commit, 0.95)];
  return {
    name: 'contact',
    figures: {
      'accepted p50 ms': percentile(accepted, 0.5),
      'accepted p95 ms': acceptedP95,
      'bare commit p50 ms': percentile(commit, 0.5),
      'bare commit p95 ms': commitP95,
      'worker mails per second': drain.worker,
      'bare loop mails per second': drain.bare,
    },
    ratios: [
      atMost('accepted p95 over bare commit p95', acceptedP95 / commitP95, 3),
      atLeast('worker over bare loop', drain.worker / drain.bare, 0.8),
    ],
  };
}
