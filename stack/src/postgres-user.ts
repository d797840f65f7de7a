import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ServerUser } from './postgres-binaries.ts';
import { StackError, reasonOf } from './stack-error.ts';

const run = promisify(execFile);

/**
 * Postgres refuses to run as root. Returns the user `postgres`, made when missing, when this process is root, else
 * undefined. Throws a StackError when the user cannot be made.
 */
export async function postgresUser(say: (sentence: string) => void): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const existing = await lookUp();
  if (existing !== undefined) return existing;
  say('Postgres does not run as root: adding the system user "postgres".');
  try {
    await run('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--shell',
      '/usr/sbin/nologin',
      'postgres',
    ]);
  } catch (cause) {
    throw new StackError(
      'no_postgres_user',
      `Postgres does not run as root, and adding the user "postgres" failed (${reasonOf(cause).trim()}). ` +
        'Start as an ordinary user, or set DATABASE_URL.',
      { cause },
    );
  }
  const made = await lookUp();
  if (made === undefined)
    throw new StackError('no_postgres_user', 'The user "postgres" was added but is not there.');
  return made;
}

async function lookUp(): Promise<ServerUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}
