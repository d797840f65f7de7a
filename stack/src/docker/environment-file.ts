import { writeFileSync } from 'node:fs';
import { StackError } from '../stack-error.ts';
import { dockerEnvironment } from './environment.ts';

/**
 * Writes the secrets and addresses of docker-compose.yml to a new file that only its owner may read. What stands there already is kept:
 * its passwords are those of the volumes.
 * @throws StackError with code `file_exists` when there is such a file
 */
export function writeDockerEnvironment(path: string): void {
  const lines = Object.entries(dockerEnvironment()).map(([name, value]) => `${name}=${value}`);
  try {
    writeFileSync(path, `${lines.join('\n')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause;
    const what = `${path} exists, and its passwords are those of the containers' volumes: nothing was written. To begin anew, remove the volumes (docker compose down --volumes) and move the file away.`;
    throw new StackError('file_exists', what, { cause });
  }
}
