// `npm run dev`: everything that `npm start` brings up, from the sources and with hot reload.
import { startDevelopment } from '../development/start-development.ts';
import { runUntilStopped } from '../run-until-stopped.ts';
import { DEVELOPMENT_STEPS } from '../steps.ts';

await runUntilStopped(process.env, DEVELOPMENT_STEPS, startDevelopment);
