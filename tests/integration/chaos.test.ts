import { expect, it } from 'vitest';
import { runChaos } from '../chaos/run.ts';

const SECONDS = 60;
/** With its start, its end, and a machine that is busy with the other tests. */
const TIMEOUT_MS = 360_000;

it(
  'loses nothing while every part is killed, frozen or refused at random',
  { timeout: TIMEOUT_MS },
  async () => {
    const { problems, kills, writes, messages, searches } = await runChaos({
      seconds: SECONDS,
      profiles: 500,
      seed: 18,
    });
    expect(problems).toEqual([]);
    expect(kills).toBeGreaterThan(0);
    expect(writes.committed).toBeGreaterThan(0);
    expect(messages.accepted).toBeGreaterThan(0);
    expect(searches.sent).toBeGreaterThan(0);
  },
);
