import { expect, it } from 'vitest';
import { describe as told } from '../chaos/report.ts';
import { runChaos } from '../chaos/run.ts';

const SEED = 18;
/** With its start, its end, and a machine that is busy with the other tests. Nothing in it waits for ever. */
const TIMEOUT_MS = 600_000;

it(
  'loses nothing while every part is killed, frozen or refused at random',
  { timeout: TIMEOUT_MS },
  async () => {
    const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);
    const report = await runChaos({ seconds: 60, profiles: 200, seed: SEED, say });
    expect(report.problems, told(report)).toEqual([]);
    expect(report.kills, told(report)).toBeGreaterThan(0);
    expect(report.writes.committed, told(report)).toBeGreaterThan(0);
    expect(report.messages.accepted, told(report)).toBeGreaterThan(0);
    expect(report.compared.passedOn, told(report)).toBeGreaterThan(0);
    expect(report.searches.sent, told(report)).toBeGreaterThan(0);
  },
);
