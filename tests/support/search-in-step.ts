import { beforeAll } from 'vitest';
import { inTime } from './in-time.ts';
import { readStack } from './stack-file.ts';

interface Health {
  checks: { index: { pending?: number } };
}

// Before each file of integration tests: search has all that the database has. The file before has taken its people away, and a
// machine that is busy may be a while about it.
beforeAll(async () => {
  const { app } = readStack();
  await inTime(async () => {
    const { checks } = (await (await fetch(`${app}/api/health`)).json()) as Health;
    if (checks.index.pending !== 0) throw new Error(`Search lacks ${checks.index.pending} changes.`);
  });
});
