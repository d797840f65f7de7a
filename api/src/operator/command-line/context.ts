import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { DATABASE_CLIENT } from '@directory/runtime/database-client';
import { openPool } from '@directory/runtime/database-pool';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import postgres from 'postgres';
import { loadAdminConfig } from '../../config.ts';
import { createDigests, type Digests, limitDigest } from '../../http/keyed-digest.ts';
import type { QueueName } from '../../messages/jobs/job.ts';
import type { ResultsCounts } from '../../messages/results/limits.ts';
import { type Accounts, createAccounts } from '../../people/members/accounts.ts';
import type { SupabaseHttp } from '../../people/members/supabase-http.ts';
import type { PhotoStore } from '../../people/photos/store.ts';
import { printable } from './record-text.ts';

/** Whoever runs a command: its variables, and where it reads and writes. */
export interface AdminCaller {
  /** Parses the variables. */
  load: <Loaded>(parse: (env: NodeJS.ProcessEnv) => Loaded) => Loaded;
  stdin: Readable;
  /** What came with a form, by what stands for it there. */
  files?: ReadonlyMap<string, Uint8Array>;
  stdout: (text: string) => void;
  stderr: (text: string) => void;
}

export interface Flags {
  /** What would be changed is said, and nothing is changed. */
  dryRun: boolean;
  /** The result is printed as JSON. */
  json: boolean;
  /** Who acts, as they say; unless said, whom the variable OPERATOR names. */
  as?: string | undefined;
  /** After which the database gives a statement up; as the database is set, unless said. */
  statementSeconds?: number | undefined;
}

/**
 * What a command needs of its surroundings. Clients are loaded and opened when first asked for: most commands ask the database alone. What
 * the configuration does not name throws a sentence.
 */
export type Context = ReturnType<typeof openContext>;

export function openContext(caller: AdminCaller, flags: Flags) {
  const config = caller.load(loadAdminConfig);
  let pool: postgres.Sql | undefined;
  let client: Redis | undefined;
  let supabase: SupabaseHttp | undefined;

  const openSql = (): postgres.Sql => {
    const { statementSeconds: seconds } = flags;
    const connection = seconds === undefined ? {} : { statement_timeout: seconds * 1000 };
    const options = { ...DATABASE_CLIENT, connect_timeout: 5, connection };
    return openPool((link) => postgres(config.databaseUrl, { ...options, ...link }), { size: 1 });
  };
  /** A command asks once: a Redis that is away is its failure, not something to wait for. */
  const redis = async (): Promise<Redis> => {
    // In the bundle a CommonJS package that is loaded late has its default alone.
    const { default: Redis } = await import('ioredis');
    return (client ??= new Redis(config.redisUrl, {
      maxRetriesPerRequest: 0,
      connectTimeout: 5000,
      retryStrategy: () => null,
    }).on('error', () => undefined));
  };
  const project = async () => {
    const asked = 'Set SUPABASE_URL and SUPABASE_SECRET_KEY for this command.';
    const { url, secretKey } = named(config.supabase, asked);
    const { createSupabaseHttp } = await import('../../people/members/supabase-http.ts');
    return { supabase: (supabase ??= createSupabaseHttp(url)), secretKey };
  };
  const siteSecret = () =>
    named(config.siteSecret, 'Set SITE_SECRET, as the programs have it, for this command.');

  return {
    ...flags,
    caller,
    config,
    /** Who acts, as they say; null when nobody says so. */
    operator: flags.as ?? config.operator,
    get sql(): postgres.Sql {
      return (pool ??= openSql());
    },
    redis,
    async queue(name: QueueName): Promise<Queue> {
      const { openQueue } = await import('../../messages/jobs/open-queue.ts');
      return openQueue(name, await redis());
    },
    /** The bucket of pictures. */
    async pictures(): Promise<PhotoStore> {
      const { createPhotoStore } = await import('../../people/photos/store.ts');
      const { supabase: http, secretKey } = await project();
      return createPhotoStore(http, secretKey);
    },
    /** Who may sign in. */
    async accounts(): Promise<Accounts> {
      return createAccounts({ sql: this.sql, ...(await project()) });
    },
    /** What the security log calls people. */
    digests: (): Digests => createDigests(siteSecret()),
    /** What limits have counted of recipients of results. */
    resultsCounts: async (): Promise<ResultsCounts> => ({
      redis: await redis(),
      digest: limitDigest(siteSecret()),
    }),
    /** Says something on stderr: what is not the result. */
    say: (sentence: string): void => caller.stderr(`${printable(sentence)}\n`),
    async [Symbol.asyncDispose](): Promise<void> {
      client?.disconnect();
      await supabase?.close();
      // Whatever still waits was given up.
      await pool?.end({ timeout: 0.2 });
    },
  };
}

function named<Value>(value: Value | null, sentence: string): Value {
  if (value === null) throw new Error(sentence);
  return value;
}

/** Resolves with the work's value. @throws Error when Redis has not answered in time */
export async function withinSeconds<T>(work: Promise<T>, seconds = 5): Promise<T> {
  const late = delay(seconds * 1000, undefined, { ref: false }).then((): never => {
    throw new Error(`Redis did not answer within ${seconds} s.`);
  });
  return Promise.race([work, late]);
}
