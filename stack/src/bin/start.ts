// `npm start`: brings up everything, prints where it is, and runs until it is told to stop.
import { loadConfig } from '../config.ts';
import { openQuestions, readyLines, runUntilStopped } from '../run-until-stopped.ts';
import { START_STEPS } from '../steps.ts';
import { startStack } from '../start-stack.ts';

await runUntilStopped(START_STEPS, async (options) => {
  const config = loadConfig(process.env);
  const stack = await startStack(config, options);
  return { stack, lines: readyLines(stack), warnings: openQuestions(config) };
});
