import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '../config.ts';
import type { Program, Supervisor } from '../process/supervisor.ts';
import { startProgram, type ProgramName } from '../programs.ts';

const SOURCES: Readonly<Record<ProgramName, string>> = {
  api: 'api/src/bin/server.ts',
  worker: 'api/src/bin/worker.ts',
  indexer: 'indexer/src/bin/worker.ts',
};

/** Runs one of the directory's programs from its source and starts it again whenever a file that it imports changes. */
export function startWatchedProgram(
  supervisor: Supervisor,
  name: ProgramName,
  env: Readonly<Record<string, string>>,
): Promise<Program> {
  const tsx = createRequire(import.meta.url).resolve('tsx/cli');
  return startProgram(supervisor, name, env, {
    command: process.execPath,
    args: [tsx, 'watch', '--clear-screen=false', join(projectRoot, SOURCES[name])],
  });
}
