import { loadConfig, type Config } from '../config.ts';

/** The configuration; a program that cannot have one says on stderr what is wrong with each variable and ends with 2. */
export function configOrExit(env: NodeJS.ProcessEnv): Config {
  try {
    return loadConfig(env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(2);
  }
}
