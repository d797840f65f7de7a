import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createLinkTokens } from '@directory/api/messages/mail/link-tokens';
import { DATABASE_CLIENT } from '@directory/runtime/database-client';
import { openPool } from '@directory/runtime/database-pool';
import type { StackAddresses } from '@directory/stack/stack-file';
import postgres from 'postgres';
import { startStackProcess } from '../runner/stack-process.ts';
import { mailSink } from '../support/mail-sink.ts';
import { chanceOf } from './chance.ts';
import type { Directory } from './changes.ts';
import { compare, type Compared } from './comparison.ts';
import { correspond, noCorrespondence } from './correspondents.ts';
import { Doings, within } from './doings.ts';
import { breakThings, type Fault } from './faults.ts';
import { noSearches, nothingSeen, probe, search } from './observer.ts';
import { processesOf } from './processes.ts';
import { type ChaosReport, reportOf } from './report.ts';
import { nothingWritten, write } from './writers.ts';

export interface ChaosOptions {
  seconds: number;
  profiles: number;
  /** The same seed makes the same choices; what they meet is for the machine to say. */
  seed: number;
  /** Told what goes on, a sentence at a time. */
  say?: (sentence: string) => void;
}

/** After the time is up: the longest late transaction, a part that starts again, an edit that is looked for in vain. */
const ENDS_WITHIN_MS = 90_000;

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
  const sql = openPool(
    (link) => postgres(stack.postgres, { ...DATABASE_CLIENT, connect_timeout: 5, ...link }),
    { size: 2 },
  );
  try {
    const directory = await readDirectory(sql);
    const probeId = await insertProbe(sql);
    const doings = new Doings();
    const over = new AbortController();
    const { signal } = over;
    const timer = setTimeout(() => over.abort(), seconds * 1000);
    // Whoever fails or waits for ever ends the others, and the comparison says what it cost.
    const until = async (who: string, work: Promise<void>): Promise<string[]> => {
      try {
        await within(seconds * 1000 + ENDS_WITHIN_MS, `the ${who} did not come to an end`, work);
        return [];
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        const waiting = doings.waiting(who.replace(/s$/, ''));
        say(`${who}: ${reason}`);
        return [[reason, ...waiting].join('; ')];
      } finally {
        over.abort();
      }
    };
    say(`Breaking it for ${seconds} s, seed ${seed} …`);
    const faults: Fault[] = [];
    const written = nothingWritten();
    const messages = noCorrespondence();
    const searches = noSearches();
    const seen = nothingSeen();
    const chance = (who: string) => chanceOf(seed, who);
    const origin = stack.app;
    const site = { stack, processes: processesOf(running), sink, doings };
    const { profiles: ids } = directory;
    const tokens = createLinkTokens(stack.siteSecret);
    const ends = await Promise.all([
      until('faults', breakThings(site, chance('faults'), faults, signal)),
      until('writers', write({ databaseUrl: stack.postgres, directory, seed, doings }, written, signal)),
      until(
        'visitors who write',
        correspond({ origin, profiles: ids, chance: chance('messages'), tokens }, messages, signal),
      ),
      until('visitors who search', search(origin, searches, signal)),
      until('edits', probe({ sql, id: probeId, origin, chance: chance('probe'), doings }, seen, signal)),
    ]);
    clearTimeout(timer);
    say('Everything is mended; comparing …');
    const compared = await compare(stack, sink, { accepted: messages.accepted, faults });
    const logs = await linesAbout(dirname(running.stackFile), compared);
    const said = { problems: ends.flat(), logs, output: running.output() };
    return reportOf({ seed, seconds, faults, written, messages, searches, seen, compared, ...said });
  } finally {
    await sql.end({ timeout: 1 });
  }
}

const LINES = 40;

/** What the programs said of what was lost or came twice, the newest of it: their logs go with the stack. */
async function linesAbout(dataDir: string, { doubles, lostMails, ids }: Compared): Promise<string[]> {
  const wrong = [...doubles, ...lostMails, ...ids]
    .join(' ')
    .match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g);
  if (!wrong) return [];
  const programs = ['worker', 'api', 'indexer'];
  const logs = await Promise.all(
    programs.map(async (name) => {
      const text = await readFile(join(dataDir, 'logs', `${name}.log`), 'utf8').catch(() => '');
      const lines = text.split('\n').filter((line) => wrong.some((id) => line.includes(id)));
      return lines.map((line) => `${name}: ${line}`);
    }),
  );
  return logs.flat().slice(-LINES);
}

/** A profile that only one visitor edits. */
async function insertProbe(sql: postgres.Sql): Promise<string> {
  const [made] = await sql<{ id: string }[]>`
    insert into psychologist_profiles (first_name, last_name) values ('Probe', 'Probe') returning id`;
  return made?.id ?? '';
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
  // Few, so that those who change one and those who link to it meet.
  return { profiles, practices: practices.slice(0, 6), specialties: specialties.slice(0, 6), added: [] };
}
