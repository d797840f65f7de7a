import type { Readable } from 'node:stream';
import type { Queue } from 'bullmq';
import { InvalidArgumentError } from 'commander';
import type { Redis } from 'ioredis';
import type postgres from 'postgres';
import type { QueueName } from '../../messages/jobs/job.ts';
import type { Accounts } from '../../people/members/accounts.ts';
import type { PhotoStore } from '../../people/photos/store.ts';
import type { ResultsCounts } from '../../messages/results/limits.ts';
import type { Digests } from '../../http/keyed-digest.ts';

/** What a command needs of its surroundings. Clients are loaded and opened when first asked for: most commands ask the database alone. */
export interface CommandContext {
  sql: () => postgres.Sql;
  /** Its address, for a look at how connections to it behave. */
  databaseUrl: string;
  redis: () => Promise<Redis>;
  /** The bucket of pictures. @throws Error when the configuration does not name the Supabase project */
  pictures: () => Promise<PhotoStore>;
  /** Who may sign in. @throws Error when the configuration does not name the Supabase project */
  accounts: () => Promise<Accounts>;
  /** What the security log calls people. @throws Error when the configuration does not name the Supabase project */
  digests: () => Digests;
  /** What limits have counted of recipients of results. @throws Error when the configuration does not name the Supabase project */
  resultsCounts: () => Promise<ResultsCounts>;
  queue: (name: QueueName) => Promise<Queue>;
  stdin: Readable;
  /** Writes on stdout as it stands what is a file rather than a result. */
  write: (text: string) => void;
  /** Writes the result on stdout: the text, or the value as one line of JSON. */
  report: (result: unknown, text: string) => void;
  /** Says something on stderr: what is not the result. */
  say: (sentence: string) => void;
}

/** Runs a command's work with its context; false means that it could not do what was asked. */
export type RunCommand = (
  options: { json?: boolean },
  work: (context: CommandContext) => Promise<boolean>,
) => Promise<void>;

/** Resolves with the work's value. @throws Error when Redis has not answered in time */
export async function withinSeconds<T>(work: Promise<T>, seconds = 5): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Redis did not answer within ${seconds} s.`)), seconds * 1000);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The number of a `--limit`: whole, from 1 to 1000. @throws InvalidArgumentError */
export function parseLimit(text: string): number {
  const limit = Number(text);
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000) {
    throw new InvalidArgumentError('It takes a whole number from 1 to 1000.');
  }
  return limit;
}

/** An operator's words that a mail quotes, as long as their column takes. @throws InvalidArgumentError */
export function parseReason(text: string): string {
  const reason = text.trim();
  if (reason === '' || reason.length > 500) throw new InvalidArgumentError('It takes 1 to 500 characters.');
  return reason;
}
