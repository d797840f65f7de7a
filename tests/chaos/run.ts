import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { DATABASE_CLIENT } from '@directory/domain/database-client';
import type { StackAddresses } from '@directory/stack/stack-file';
import postgres from 'postgres';
import { startStackProcess } from '../runner/stack-process.ts';
import { mailSink } from '../support/mail-sink.ts';
import { chanceOf } from './chance.ts';
import type { Directory } from './changes.ts';
import { compare } from './comparison.ts';
import { correspond } from './correspondents.ts';
import { breakThings } from './faults.ts';
import { probe, search } from './observer.ts';
import { processesOf } from './processes.ts';
import { type ChaosReport, reportOf } from './report.ts';
import { write } from './writers.ts';

export interface ChaosOptions {
  seconds: number;
  profiles: number;
  /** The same seed makes the same choices; what they meet is for the machine to say. */
  seed: number;
  /** Told what goes on, a sentence at a time. */
  say?: (sentence: string) => void;
}

/** After the time is up: the longest late transaction, a part that starts again, an edit that is looked for in vain. */
const ENDS_WITHIN_MS = 120_000;

const ALL = '1000000000';

/** One visitor does the work of many here. Mails are tried again sooner than in use, so that the end need not be waited for. */
const ENVIRONMENT = {
  PORT: '0',
  TRUSTED_PROXIES: '1',
  REQUESTS_PER_MINUTE: ALL,
  PAGES_PER_MINUTE: ALL,
  SEARCHES_PER_MINUTE: ALL,
  MAIL_FIRST_RETRY_SECONDS: '1',
  MAIL_SWEEP_SECONDS: '5',
  NODE_ENV: 'production',
};

/** Runs a whole stack of its own, breaks its parts while it is written to and searched, mends them, and compares what there is. */
export async function runChaos({
  seconds,
  profiles,
  seed,
  say = () => undefined,
}: ChaosOptions): Promise<ChaosReport> {
  await using sink = await mailSink();
  // None of the caller's own environment: it may name a database or a Redis, which would be written to and emptied.
  const { PATH, HOME, TMPDIR } = process.env;
  const env = { PATH, HOME, TMPDIR, ...ENVIRONMENT, SAMPLE_PROFILES: String(profiles), SMTP_URL: sink.url };
  say(`Starting a stack of ${profiles} profiles …`);
  await using running = await startStackProcess(env, { quiet: true });
  const stack = JSON.parse(await readFile(running.stackFile, 'utf8')) as StackAddresses;
  const sql = postgres(stack.postgres, { ...DATABASE_CLIENT, max: 2, connect_timeout: 5 });
  try {
    const directory = await readDirectory(sql);
    const over = new AbortController();
    const { signal } = over;
    setTimeout(() => over.abort(), seconds * 1000);
    const latest = seconds * 1000 + ENDS_WITHIN_MS;
    // Whoever fails ends the others, so that nothing is broken any more when the error is told.
    const until = <T>(who: string, work: Promise<T>): Promise<T> => {
      const late = delay(latest, undefined, { ref: false }).then(() => {
        throw new Error(`The ${who} did not come to an end.`);
      });
      return Promise.race([work, late]).catch((error: unknown) => {
        over.abort();
        throw error;
      });
    };
    say(`Breaking it for ${seconds} s, seed ${seed} …`);
    const work = [
      until(
        'faults',
        breakThings({ stack, processes: processesOf(running), sink }, chanceOf(seed, 'faults'), signal),
      ),
      until('writers', write(stack.postgres, directory, seed, signal)),
      until(
        'visitors who write',
        correspond(stack.app, directory.profiles, chanceOf(seed, 'messages'), signal),
      ),
      until('visitors who search', search(stack.app, signal)),
      until('edits', probe(sql, stack.app, chanceOf(seed, 'probe'), signal)),
    ] as const;
    await Promise.allSettled(work);
    const [faults, written, messages, searches, seen] = await Promise.all(work);
    say('Everything is mended; comparing …');
    const compared = await compare(stack, sink, { accepted: messages.accepted, faults });
    return reportOf({
      seed,
      seconds,
      faults,
      written,
      messages,
      searches,
      seen,
      compared,
      output: running.output(),
    });
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function readDirectory(sql: postgres.Sql): Promise<Directory> {
  const ids = async (table: string) => {
    const rows = await sql<{ id: string }[]>`select id from ${sql(table)} order by id`;
    return rows.map(({ id }) => id);
  };
  const [profiles, practices, specialties] = await Promise.all([
    ids('psychologist_profiles'),
    ids('practices'),
    ids('specialties'),
  ]);
  return { profiles, practices, specialties, added: [] };
}
