import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenStack } from '../open-stack.ts';
import { withDatabase } from '../with-database.ts';
import { runCommand, type SystemUser } from '../process/command.ts';
import { endOrphans } from '../process/ending.ts';
import { explained } from '../stack-error.ts';
import { findPostgresBinaries, postgresUser, type PostgresBinaries } from './postgres-program.ts';

/** Enough for the sample data and the tests on a small machine; a real server is tuned by its operator. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  // TCP only: a socket's path may not be longer than 107 bytes, and DATA_DIR's may.
  unix_socket_directories: '',
  shared_buffers: '64MB',
  max_connections: '300',
  max_wal_size: '512MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Nobody's row or words in the log: an error's details and its statement would hold them.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
} as const;

/**
 * Starts the embedded Postgres in DATA_DIR/postgres, or checks that the one the environment names answers. Returns the address that connects as
 * the database's owner.
 */
export async function startPostgres({ config, ...stack }: OpenStack): Promise<string> {
  if (config.databaseUrl !== undefined) {
    const given = config.databaseUrl;
    const what = `DATABASE_URL (${new URL(given).host}) cannot be connected to`;
    await explained('postgres_unreachable', what, () => connectOnce(given));
    return given;
  }
  const user = await postgresUser(stack.say);
  const binaries = await findPostgresBinaries(user);
  const folder = join(config.dataDir, 'postgres');
  const password = stack.secrets.postgresPassword;
  if (!existsSync(join(folder, 'PG_VERSION'))) await createCluster(binaries, folder, password, user);
  const port = await stack.claimPort('postgres');
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  await stack.supervisor.start({
    name: 'postgres',
    command: binaries.postgres,
    args: [
      ...['-D', seenFromInside(folder, user), '-p', String(port)],
      ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    cwd: folder,
    user,
    // "Fast": disconnects the clients. SIGTERM would wait for them to leave.
    stopSignal: 'SIGINT',
    // The folder's lock is held and every process of a previous run has been ended: this file is a crash's leftover, and
    // its number may by now be another process's, which Postgres would take for a running server.
    beforeStart: async () => {
      await endOrphans(folder, 'postgres');
      await rm(join(folder, 'postmaster.pid'), { force: true });
    },
    ready: () => connectOnce(url),
  });
  return url;
}

/**
 * The server's user may not be allowed to enter a folder above (/root, or DATA_DIR itself), but the current directory is
 * open to it, and on Linux has a name of its own.
 */
function seenFromInside(folder: string, user: SystemUser | undefined): string {
  return user !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}

async function createCluster(
  { initdb }: PostgresBinaries,
  folder: string,
  password: string,
  user: SystemUser | undefined,
): Promise<void> {
  // Made beside its place and then moved, so that a start that is cut off leaves nothing half-made.
  const fresh = `${folder}.new`;
  const passwordFile = join(
    user === undefined ? tmpdir() : '/tmp',
    `postgres-password-${process.pid}-${Date.now()}`,
  );
  const settings = [
    `--pgdata=${seenFromInside(fresh, user)}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    // Sorts and folds the same on every machine, whatever locales it has.
    ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    '--no-sync',
  ];
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { mode: 0o700 });
  await explained('postgres_initdb', 'Creating the database failed', async () => {
    try {
      await writeFile(passwordFile, password, { mode: 0o600, flag: 'wx' });
      if (user) await Promise.all([fresh, passwordFile].map((path) => chown(path, user.uid, user.gid)));
      await chmod(fresh, 0o700);
      await runCommand(initdb, settings, { cwd: fresh, ...user });
      await rename(fresh, folder);
    } finally {
      await rm(passwordFile, { force: true });
    }
  });
}

const connectOnce = (url: string) => withDatabase(url, async (sql) => void (await sql`select 1`));
