import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { DATABASE_CLIENT } from '@directory/runtime/database-client';
import { openPool } from '@directory/runtime/database-pool';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import postgres from 'postgres';
import { type AdminConfig, loadAdminConfig } from '../../config.ts';
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
  stdout: (text: string) => void;
  stderr: (text: string) => void;
}

export interface Flags {
  /** What would be changed is said, and nothing is changed. */
  dryRun: boolean;
  /** The result is printed as JSON. */
  json: boolean;
  /** After which the database gives a statement up; as the database is set, unless said. */
  statementSeconds?: number | undefined;
}

/**
 * What a command needs of its surroundings. Clients are loaded and opened when first asked for: most commands ask the database alone. What
 * the configuration does not name throws a sentence.
 */
export class Context implements AsyncDisposable, Flags {
  readonly caller: AdminCaller;
  readonly config: AdminConfig;
  readonly dryRun: boolean;
  readonly json: boolean;
  readonly statementSeconds: number | undefined;
  #sql: postgres.Sql | undefined;
  #redis: Redis | undefined;
  #supabase: SupabaseHttp | undefined;

  constructor(caller: AdminCaller, { dryRun, json, statementSeconds }: Flags) {
    this.caller = caller;
    this.config = caller.load(loadAdminConfig);
    this.dryRun = dryRun;
    this.json = json;
    this.statementSeconds = statementSeconds;
  }

  get sql(): postgres.Sql {
    const { statementSeconds: seconds } = this;
    const connection = seconds === undefined ? {} : { statement_timeout: seconds * 1000 };
    return (this.#sql ??= openPool(
      (link) =>
        postgres(this.config.databaseUrl, { ...DATABASE_CLIENT, connect_timeout: 5, connection, ...link }),
      { size: 1 },
    ));
  }

  /** A command asks once: a Redis that is away is its failure, not something to wait for. */
  async redis(): Promise<Redis> {
    // In the bundle a CommonJS package that is loaded late has its default alone.
    const { default: Redis } = await import('ioredis');
    return (this.#redis ??= new Redis(this.config.redisUrl, {
      maxRetriesPerRequest: 0,
      connectTimeout: 5000,
      retryStrategy: () => null,
    }).on('error', () => undefined));
  }

  async queue(name: QueueName): Promise<Queue> {
    const { openQueue } = await import('../../messages/jobs/open-queue.ts');
    return openQueue(name, await this.redis());
  }

  /** The bucket of pictures. */
  async pictures(): Promise<PhotoStore> {
    const { createPhotoStore } = await import('../../people/photos/store.ts');
    const { supabase, secretKey } = await this.#project();
    return createPhotoStore(supabase, secretKey);
  }

  /** Who may sign in. */
  async accounts(): Promise<Accounts> {
    return createAccounts({ sql: this.sql, ...(await this.#project()) });
  }

  /** What the security log calls people. */
  digests(): Digests {
    return createDigests(this.#siteSecret());
  }

  /** What limits have counted of recipients of results. */
  async resultsCounts(): Promise<ResultsCounts> {
    return { redis: await this.redis(), digest: limitDigest(this.#siteSecret()) };
  }

  /** Says something on stderr: what is not the result. */
  readonly say = (sentence: string): void => this.caller.stderr(`${printable(sentence)}\n`);

  async #project() {
    const asked = 'Set SUPABASE_URL and SUPABASE_SECRET_KEY for this command.';
    const { url, secretKey } = named(this.config.supabase, asked);
    const { createSupabaseHttp } = await import('../../people/members/supabase-http.ts');
    return { supabase: (this.#supabase ??= createSupabaseHttp(url)), secretKey };
  }

  #siteSecret(): string {
    return named(this.config.siteSecret, 'Set SITE_SECRET, as the programs have it, for this command.');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#redis?.disconnect();
    await this.#supabase?.close();
    // Whatever still waits was given up.
    await this.#sql?.end({ timeout: 0.2 });
  }
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
