// The operator's commands. Exit 0: done; 1: failed; 2: misused.
import { DATABASE_CLIENT } from '@directory/domain/database-client';
import { openPool } from '@directory/domain/database-pool';
import { type Command, CommanderError } from 'commander';
import type { Redis } from 'ioredis';
import postgres from 'postgres';
import { loadAdminConfig } from '../config.ts';
import type { RunCommand } from '../commands/command-context.ts';
import { limitDigest } from '../http/keyed-digest.ts';
import { createProgram } from '../commands/program.ts';
import { printable, printableJson } from '../commands/record-text.ts';
import { loadDoctorConfig } from '../doctor/config.ts';
import type { QueueName } from '../jobs/job.ts';
import { createAccounts } from '../members/accounts.ts';
import type { SupabaseHttp } from '../members/supabase-http.ts';
import { createDigests } from '../security-log/digests.ts';
import { isAct, reportAct } from '../security-log/report-act.ts';
import { configOrExit } from './process.ts';

// What a command has begun is undone or left by the database; the operator sees that it failed.
process.on('uncaughtException', (error) => {
  process.stderr.write(`${printable(error.message || error.name)}\n`);
  process.exit(1);
});

/** The command that runs, once it is known. */
let command: Command | undefined;

const run: RunCommand = async ({ json = false }, work) => {
  const config = configOrExit(loadAdminConfig);
  let sql: postgres.Sql | undefined;
  let redis: Redis | undefined;
  let supabase: SupabaseHttp | undefined;
  const connection = async () => {
    const { openOperatorRedis } = await import('../commands/operator-redis.ts');
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
  const services = async () => {
    const { url } = project();
    const { createSupabaseHttp } = await import('../members/supabase-http.ts');
    return (supabase ??= createSupabaseHttp(url));
  };
  const accounts = async () =>
    createAccounts({ sql: database(), supabase: await services(), secretKey: project().secretKey });
  let reported: unknown;
  let done = false;
  const queue = async (name: QueueName) => {
    const { openQueue } = await import('../jobs/open-queue.ts');
    return openQueue(name, await connection());
  };
  const say = (sentence: string) => process.stderr.write(`${printable(sentence)}\n`);
  try {
    done = await work({
      sql: database,
      databaseUrl: config.databaseUrl,
      redis: connection,
      pictures: async () => {
        const { createPhotoStore } = await import('../members/photo/store.ts');
        return createPhotoStore(await services(), project().secretKey);
      },
      accounts,
      digests: () => createDigests(project().secretKey),
      resultsCounts: async () => ({ redis: await connection(), digest: limitDigest(project().secretKey) }),
      queue,
      report: (result, text) => {
        reported = result;
        process.stdout.write(`${json ? printableJson(result) : text}\n`);
      },
      say,
    });
    if (!done) process.exitCode = 1;
  } finally {
    const acting = command;
    if (acting && isAct(acting))
      await queue('directory')
        .then((jobs) => reportAct(jobs, acting, reported, done))
        .catch(() => say('The log could not be told of this: Redis did not answer.'));
    redis?.disconnect();
    await supabase?.close();
    await sql?.end({ timeout: 1 });
  }
};

const program = createProgram(run, () => configOrExit(loadDoctorConfig));
program.hook('preAction', (_, acting) => {
  command = acting;
});

try {
  await program.parseAsync();
} catch (error) {
  // Commander has already said what was wrong with the command line.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else {
    process.stderr.write(
      `${printable(error instanceof Error ? error.message || error.name : String(error))}\n`,
    );
    process.exitCode = 1;
  }
}
