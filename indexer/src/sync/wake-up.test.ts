import { describe, expect, it } from 'vitest';
import { WakeUp } from './wake-up.ts';

const LONG_MS = 3_600_000;

describe('WakeUp', () => {
  it('ends a wait when it rings', async () => {
    const wakeUp = new WakeUp();
    const waited = wakeUp.wait(LONG_MS);
    wakeUp.ring();
    await expect(waited).resolves.toBeUndefined();
  });

  it('remembers a ring that nobody waited for, once', async () => {
    const wakeUp = new WakeUp();
    wakeUp.ring();
    wakeUp.ring();
    await wakeUp.wait(LONG_MS);
    let ended = false;
    const second = wakeUp.wait(LONG_MS).then(() => (ended = true));
    await Promise.resolve();
    expect(ended).toBe(false);
    wakeUp.ring();
    await second;
  });
});
