import { defineConfig } from 'vitest/config';
import { textModules } from './scripts/build/content/text-modules.ts';

/** A test that runs alone here would run alone for everybody. */
const allowOnly = false;

const onTheStack = {
  allowOnly,
  environment: 'node',
  setupFiles: ['tests/support/search-in-step.ts'],
  // Enough where other programs share a small machine: several tests start a whole stack, and what hangs is still found.
  testTimeout: 90_000,
  hookTimeout: 120_000,
  // A condition is waited for nearly as long as the test may take, not for vitest's own second.
  expect: { poll: { timeout: 75_000 } },
  // One stack serves all files, and the machine may be small: files take turns.
  fileParallelism: false,
  // In one process, which reads the libraries once: each file closes what it opened.
  isolate: false,
};

/**
 * `unit`: beside the code, no services. `integration`: against the real stack that the STACK_JSON variable names
 * (`npm test` starts one; `npm test -- integration` too). `nightly`: the same for what takes long. `docker`: against containers that it
 * starts itself.
 */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [textModules()],
        test: {
          name: 'unit',
          allowOnly,
          include: ['*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/support/**/*.test.ts'],
          environment: 'node',
          // Enough where the machine is busy with the rest of the run: what hangs is still found.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Files share their modules, which halves the time, and nothing else.
          isolate: false,
          setupFiles: ['tests/support/own-world.ts'],
        },
      },
      { test: { name: 'integration', include: ['tests/integration/**/*.test.ts'], ...onTheStack } },
      { test: { name: 'nightly', include: ['tests/nightly/*.test.ts'], ...onTheStack } },
      {
        test: {
          name: 'docker',
          include: ['tests/docker/**/*.test.ts'],
          environment: 'node',
          // A dozen containers are started; each test goes on where the one before it ended.
          testTimeout: 600_000,
          // All images are built, which takes longer where the machine has much else to do.
          hookTimeout: 1_800_000,
          // One product at a time.
          fileParallelism: false,
          bail: 1,
        },
      },
    ],
  },
});
