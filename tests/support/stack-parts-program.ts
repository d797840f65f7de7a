// A program for tests that have parts of their own: starts the servers in DATA_DIR, writes its stack.json, prints `ready` and a
// line for each crash and recovery, and runs until it is told to stop.
import { loadConfig } from '@directory/stack/config';
import { openStack } from '@directory/stack/open-stack';
import { runUntilStopped } from '@directory/stack/run-until-stopped';
import { startParts } from '@directory/stack/parts/start-parts';
import { writeStackFile } from '@directory/stack/stack-file';
import { START_STEPS } from '@directory/stack/steps';

await runUntilStopped(START_STEPS, async (options) => {
  const stack = await openStack(loadConfig(process.env), options);
  const parts = await startParts(stack).catch((error: unknown) => stack.fail(error));
  writeStackFile(stack, parts);
  return { stack, lines: ['ready'], warnings: [] };
});
