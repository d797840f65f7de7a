// `npm run dev`: everything that `npm start` brings up, from the sources and with hot reload.
import { loadConfig } from '../config.ts';
import { startDevelopment } from '../development/start-development.ts';
import { openQuestions, readyLines, runUntilStopped } from '../run-until-stopped.ts';
import { DEVELOPMENT_STEPS } from '../steps.ts';

await runUntilStopped(DEVELOPMENT_STEPS, async (options) => {
  const config = loadConfig(process.env);
  const stack = await startDevelopment(config, options);
  return { stack, lines: readyLines(stack), warnings: openQuestions(config) };
});
