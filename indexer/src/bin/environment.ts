import { SecretFileError, withSecretFiles } from '@directory/runtime/secret-files';
import { readFileSync } from 'node:fs';
import { ConfigError, VARIABLES } from '../config.ts';

/** The process's environment, with what is in files read. @throws ConfigError when a file cannot be read */
export function readEnvironment(): Record<string, string | undefined> {
  try {
    return withSecretFiles(process.env, VARIABLES, (path) => readFileSync(path, 'utf8'));
  } catch (cause) {
    if (!(cause instanceof SecretFileError)) throw cause;
    throw new ConfigError(`The indexer cannot start:\n  ${cause.message}`, { cause });
  }
}
