import { vi } from 'vitest';

/** Repeats the check until it holds, nearly as long as a test may take. For hooks, where there is no `expect.poll`, and for several facts. */
export const inTime = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 75_000, interval: 50 });
