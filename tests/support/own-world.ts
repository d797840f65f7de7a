import { afterAll, vi } from 'vitest';

// Unit tests of several files share a process: a clock or a window that one of them leaves behind would hold up the next.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
