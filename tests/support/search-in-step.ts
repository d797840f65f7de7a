import { beforeAll, expect } from 'vitest';
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
  await expect.poll(pending, { interval: 250 }).toBe(0);
});
