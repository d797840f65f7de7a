import { beforeAll, expect, vi } from 'vitest';
import { readStack } from './stack-file.ts';

// Before each file of integration tests: search has all that the database has. The file before has taken its people away, and a
// machine that is busy may be a while about it.
beforeAll(async () => {
  const { app } = readStack();
  const pending = async () => {
    const answer = await fetch(`${app}/api/health`);
    const { checks } = (await answer.json()) as { checks: { index: { pending?: number } } };
    return checks.index.pending;
  };
  // Outside a test there is no `expect.poll`.
  await vi.waitFor(async () => expect(await pending()).toBe(0), { interval: 250, timeout: 100_000 });
});
