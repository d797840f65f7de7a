import {
  chmodSync,
  chownSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { meilisearchKey } from '../parts/meilisearch-keys.ts';
import { readIfThere } from '../data-dir/files.ts';
import { explained, StackError } from '../stack-error.ts';
import { keysSchema, signRole, type Keys } from './keys.ts';
import { rolePasswords } from './secret-files.ts';
import { KEYS_FILE, loadKeys } from './write-secrets.ts';

interface Rotation {
  /** What is made up anew. */
  keys: readonly (keyof Keys)[];
  /** A file that holds the value in use. Where it holds another, the part runs elsewhere, and its secrets are not this program's to change. */
  witness: string;
  /** Which services have to be started anew, in this order, until the old value is good for nothing. */
  services: readonly string[];
  /** What is to be known of it. */
  note: string;
}

const SERVERS = ['api-1', 'api-2'] as const;

/** What `setup rotate` replaces. Programs that look at everything come last. */
export const ROTATIONS = {
  redis: {
    keys: ['redisPassword'],
    witness: 'redis-url',
    services: ['redis', ...SERVERS, 'worker', 'doctor', 'custodian'],
    note: 'Meanwhile mails wait, and each server counts limits alone.',
  },
  meilisearch: {
    keys: ['meilisearchMasterKey'],
    witness: 'meilisearch-master-key',
    services: ['meilisearch', ...SERVERS, 'indexer', 'doctor'],
    note: 'Every key follows from the master key, so all of them are others, those that you made yourself as well. Meanwhile known searches are answered, and new ones are asked to wait.',
  },
  roles: {
    keys: [
      'postgresPassword',
      'authPassword',
      'restPassword',
      'storagePassword',
      'apiPassword',
      'workerPassword',
      'indexerPassword',
    ],
    witness: 'database-url',
    services: ['auth', 'rest', 'storage', ...SERVERS, 'worker', 'indexer', 'doctor', 'custodian'],
    note: 'The database has the new passwords already, and has ended every connection: start them anew at once.',
  },
  jwt: {
    keys: ['jwtSecret', 'issuedAt'],
    witness: 'supabase-secret-key',
    services: ['auth', 'rest', 'storage', 'keyholder', ...SERVERS, 'doctor', 'custodian'],
    note: 'Both API keys are others, and members sign in again.',
  },
  keyholder: {
    keys: ['keyholderApiToken', 'keyholderWorkerToken'],
    witness: 'keyholder-api-token',
    services: ['keyholder', ...SERVERS, 'worker', 'doctor'],
    note: 'Meanwhile nobody signs in, and pictures are missing.',
  },
  site: {
    keys: ['siteSecret'],
    witness: 'site-secret',
    services: [...SERVERS, 'worker', 'custodian'],
    note: 'Digests in the security log are others from now on, and browsers are strangers once.',
  },
} as const satisfies Record<string, Rotation>;

export type RotatedPart = keyof typeof ROTATIONS;

/**
 * Replaces a part's secrets in the folder: in `keys.json`, and in whatever file holds one of them or what follows from it; the rest of a file
 * stays as it is. The database is told first. Broken off, it goes on with the same values when it is run again. Returns the files that changed.
 * @throws StackError when the part is not one of these containers, or another rotation was broken off
 */
export async function rotateSecrets(
  folder: string,
  part: RotatedPart,
  tellDatabase: typeof alterRoles = alterRoles,
): Promise<string[]> {
  const rotation: Rotation = ROTATIONS[part];
  const other = (Object.keys(ROTATIONS) as RotatedPart[]).find(
    (name) => name !== part && readIfThere(join(folder, nextFile(name))) !== undefined,
  );
  if (other) throw new StackError('rotation', `Another one was broken off. First: setup rotate ${other}`);
  const keys = loadKeys(folder);
  const nextPath = join(folder, nextFile(part));
  const next = nextKeys(keys, rotation, readIfThere(nextPath));
  const pairs = replacements(keys, next);
  const witness = readIfThere(join(folder, rotation.witness)) ?? '';
  if (!pairs.some((pair) => pair.some((value) => witness.includes(value))))
    throw new StackError(
      'rotation',
      `${rotation.witness} is none of these containers’: replace it where it was made (docs/operations/README.md, "A secret has leaked").`,
    );
  writeFileSync(nextPath, text(next), { mode: 0o600 });
  if (part === 'roles') await tellDatabase(readFileSync(join(folder, 'database-url'), 'utf8'), keys, next);
  const changed = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile() && !/^keys\..*json$/.test(name))
    .filter((name) => replaceIn(join(folder, name), pairs));
  renameSync(nextPath, join(folder, KEYS_FILE));
  return changed.sort();
}

const nextFile = (part: string) => `keys.${part}.json`;
const text = (keys: Keys) => `${JSON.stringify(keys, null, 2)}\n`;

function nextKeys(keys: Keys, { keys: names }: Rotation, begun: string | undefined): Keys {
  if (begun !== undefined) return keysSchema.parse(JSON.parse(begun));
  const fresh = keysSchema.parse({});
  return keysSchema.parse({ ...keys, ...Object.fromEntries(names.map((name) => [name, fresh[name]])) });
}

/** Each value that is another now, and what it is: random or signed, so that it stands in no file by chance. */
function replacements(keys: Keys, next: Keys): [string, string][] {
  const values = (of: Keys): string[] => [
    ...Object.values(of).filter((value) => typeof value === 'string'),
    meilisearchKey('search', of.meilisearchMasterKey),
    meilisearchKey('admin', of.meilisearchMasterKey),
    signRole('anon', of),
    signRole('service_role', of),
  ];
  const after = values(next);
  return values(keys)
    .map((value, place): [string, string] => [value, after[place] ?? value])
    .filter(([from, to]) => from !== to);
}

/** In the place of the file and never in it: whoever reads it meanwhile reads all of the one or of the other. Returns whether it changed. */
function replaceIn(path: string, pairs: readonly (readonly [string, string])[]): boolean {
  const before = readFileSync(path, 'utf8');
  const after = pairs.reduce((content, [from, to]) => content.replaceAll(from, to), before);
  if (after === before) return false;
  const { uid, gid, mode } = statSync(path);
  const fresh = `${path}.new`;
  rmSync(fresh, { force: true });
  writeFileSync(fresh, after, { mode: 0o600 });
  chmodSync(fresh, mode);
  if (process.getuid?.() === 0) chownSync(fresh, uid, gid);
  renameSync(fresh, path);
  return true;
}

/**
 * Gives each role of the database its next password and ends every connection, also of whoever has one with the old. In Supabase's image
 * `supabase_admin` alone may, with the password of `postgres`.
 * @throws StackError when the database does not answer, or takes neither password
 */
export async function alterRoles(databaseUrl: string, keys: Keys, next: Keys): Promise<void> {
  await explained('rotation', 'The database did not take the new passwords', async () => {
    const owner = await open(databaseUrl, 'postgres', keys, next);
    const [admin] =
      await owner`select from pg_catalog.pg_roles where rolname = 'supabase_admin' and rolsuper`;
    const sql = admin ? await open(databaseUrl, 'supabase_admin', keys, next) : owner;
    try {
      const passwords = Object.entries({
        ...rolePasswords(next),
        postgres: next.postgresPassword,
        ...(admin && { supabase_admin: next.postgresPassword }),
      });
      await sql.begin(async (transaction) => {
        // No password stands in the server's log.
        await transaction`set local log_statement = 'none'`;
        for (const [role, password] of passwords)
          await transaction.unsafe(`alter role ${role} password '${password}'`);
      });
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where usename = any(${passwords.map(([role]) => role)}) and pid <> pg_backend_pid()`;
    } finally {
      await Promise.all([...new Set([owner, sql])].map((each) => each.end({ timeout: 1 })));
    }
  });
}

/** With the password in use, or with the next one, where a rotation was broken off after the database had taken it. */
async function open(databaseUrl: string, user: string, keys: Keys, next: Keys): Promise<postgres.Sql> {
  const connect = async (password: string) => {
    const url = Object.assign(new URL(databaseUrl.trim()), { username: user, password });
    const sql = postgres(url.href, { max: 1, connect_timeout: 5, onnotice: () => undefined });
    try {
      await sql`select`;
      return sql;
    } catch (error) {
      await sql.end({ timeout: 1 });
      throw error;
    }
  };
  return connect(keys.postgresPassword).catch((error: unknown) => {
    if (error instanceof postgres.PostgresError && error.code === '28P01')
      return connect(next.postgresPassword);
    throw error;
  });
}
