import { loadConfig, type Config } from '../config.ts';

/**
 * The configuration; a program that cannot have one says on stderr what is wrong with each variable and ends with 2.
 * @param load what reads it; the server's configuration unless the program needs more
 */
export function configOrExit(env: NodeJS.ProcessEnv): Config;
export function configOrExit<Loaded>(
  env: NodeJS.ProcessEnv,
  load: (env: NodeJS.ProcessEnv) => Loaded,
): Loaded;
export function configOrExit(
  env: NodeJS.ProcessEnv,
  load: (env: NodeJS.ProcessEnv) => unknown = loadConfig,
): unknown {
  try {
    return load(env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(2);
  }
}
