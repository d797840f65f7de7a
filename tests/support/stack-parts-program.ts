// A program for tests that have parts of their own: starts the servers in DATA_DIR, writes its stack.json, prints `ready` and a
// line for each crash and recovery, and runs until it is told to stop.
import { openStack } from '@directory/stack/open-stack';
import { runUntilStopped } from '@directory/stack/run-until-stopped';
import { startParts } from '@directory/stack/parts/start-parts';
import { writeStackFile } from '@directory/stack/stack-file';
import { START_STEPS } from '@directory/stack/steps';

await runUntilStopped(process.env, START_STEPS, (config, options) =>
  openStack(config, options, async (stack) => {
    writeStackFile(stack, await startParts(stack));
    return { lines: ['ready'], warnings: [] };
  }),
);
