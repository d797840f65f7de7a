import type { Readable } from 'node:stream';
import { DATABASE_CLIENT } from '@directory/runtime/database-client';
import { openPool } from '@directory/runtime/database-pool';
import { type Command, CommanderError } from 'commander';
import type { Redis } from 'ioredis';
import postgres from 'postgres';
import { loadAdminConfig } from '../config.ts';
import { createDigests, limitDigest } from '../http/keyed-digest.ts';
import type { QueueName } from '../messages/jobs/job.ts';
import { createAccounts } from '../people/members/accounts.ts';
import type { SupabaseHttp } from '../people/members/supabase-http.ts';
import type { RunCommand } from './command-line/command-context.ts';
import { printable, printableJson } from './command-line/record-text.ts';
import { loadDoctorConfig } from './doctor/config.ts';
import { createProgram } from './program.ts';
import { isAct, reportAct } from './report-act.ts';

/** Whoever runs a command: its variables, and where it reads and writes. */
export interface AdminCaller {
  /** Parses the variables. */
  load: <Loaded>(parse: (env: NodeJS.ProcessEnv) => Loaded) => Loaded;
  stdin: Readable;
  stdout: (text: string) => void;
  stderr: (text: string) => void;
}

/** Runs one of the operator's commands. What was given up may go on for seconds after it. @returns 0: done; 1: failed; 2: misused */
export async function runAdmin(args: readonly string[], caller: AdminCaller): Promise<0 | 1 | 2> {
  let code: 0 | 1 = 0;
  /** The command that runs, once it is known. */
  let command: Command | undefined;
  const run: RunCommand = async (options, work) => {
    if (!(await withContext(caller, options, () => command, work))) code = 1;
  };
  const program = createProgram(run, () => caller.load(loadDoctorConfig), {
    writeOut: caller.stdout,
    writeErr: caller.stderr,
  });
  program.hook('preAction', (_, acting) => {
    command = acting;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    // Commander has already said what was wrong with the command line.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    caller.stderr(`${printable(error instanceof Error ? error.message || error.name : String(error))}\n`);
    return 1;
  }
  return code;
}

/** Gives the work its context, and closes what it opened. */
async function withContext(
  { load, stdin, stdout, stderr }: AdminCaller,
  { json = false }: Parameters<RunCommand>[0],
  running: () => Command | undefined,
  work: Parameters<RunCommand>[1],
): Promise<boolean> {
  const config = load(loadAdminConfig);
  let sql: postgres.Sql | undefined;
  let redis: Redis | undefined;
  let supabase: SupabaseHttp | undefined;
  const connection = async () => {
    const { openOperatorRedis } = await import('./command-line/operator-redis.ts');
    return (redis ??= openOperatorRedis(config.redisUrl));
  };
  const database = () =>
    (sql ??= openPool(
      (link) => postgres(config.databaseUrl, { ...DATABASE_CLIENT, connect_timeout: 5, ...link }),
      { size: 1 },
    ));
  const project = () => {
    if (!config.supabase) throw new Error('Set SUPABASE_URL and SUPABASE_SECRET_KEY for this command.');
    return config.supabase;
  };
  const siteSecret = () => {
    if (config.siteSecret === null)
      throw new Error('Set SITE_SECRET, as the programs have it, for this command.');
    return config.siteSecret;
  };
  const services = async () => {
    const { url } = project();
    const { createSupabaseHttp } = await import('../people/members/supabase-http.ts');
    return (supabase ??= createSupabaseHttp(url));
  };
  const accounts = async () =>
    createAccounts({ sql: database(), supabase: await services(), secretKey: project().secretKey });
  let reported: unknown;
  let done = false;
  const queue = async (name: QueueName) => {
    const { openQueue } = await import('../messages/jobs/open-queue.ts');
    return openQueue(name, await connection());
  };
  const say = (sentence: string) => stderr(`${printable(sentence)}\n`);
  try {
    done = await work({
      sql: database,
      databaseUrl: config.databaseUrl,
      redis: connection,
      pictures: async () => {
        const { createPhotoStore } = await import('../people/photos/store.ts');
        return createPhotoStore(await services(), project().secretKey);
      },
      accounts,
      digests: () => createDigests(siteSecret()),
      resultsCounts: async () => ({ redis: await connection(), digest: limitDigest(siteSecret()) }),
      queue,
      stdin,
      write: stdout,
      report: (result, text) => {
        reported = result;
        stdout(`${json ? printableJson(result) : text}\n`);
      },
      say,
    });
    return done;
  } finally {
    const acting = running();
    if (acting && isAct(acting))
      await queue('directory')
        .then((jobs) => reportAct(jobs, acting, reported, done))
        .catch(() => say('The log could not be told of this: Redis did not answer.'));
    redis?.disconnect();
    await supabase?.close();
    // Whatever still waits was given up.
    await sql?.end({ timeout: 0.2 });
  }
}
