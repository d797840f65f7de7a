// `npm start`: brings up everything, prints where it is, and runs until it is told to stop.
import { runUntilStopped } from '../run-until-stopped.ts';
import { START_STEPS } from '../steps.ts';
import { startStack } from '../start-stack.ts';

await runUntilStopped(process.env, START_STEPS, startStack);
