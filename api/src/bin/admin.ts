// The operator's commands. Exit 0: done; 1: failed; 2: misused.
import { DATABASE_CLIENT } from '@directory/domain/database-client';
import { Command, CommanderError } from 'commander';
import { Redis } from 'ioredis';
import postgres from 'postgres';
import { loadAdminConfig } from '../config.ts';
import { analyticsCommand } from '../analytics/command.ts';
import { assessmentsCommand } from '../results/command.ts';
import type { RunCommand } from '../commands/command-context.ts';
import { listingsCommand } from '../listings/command.ts';
import { membersCommand } from '../members/command.ts';
import { messagesCommand } from '../contact/command.ts';
import { printable, printableJson } from '../commands/record-text.ts';
import { profilesCommand } from '../profiles/command.ts';
import { queuesCommand } from '../commands/queues.ts';
import { openQueue } from '../jobs/queue.ts';
import { mailsCommand } from '../mail/command.ts';
import { createAccounts } from '../members/accounts.ts';
import { createSupabaseHttp, type SupabaseHttp } from '../members/supabase-http.ts';
import { configOrExit } from './process.ts';

const run: RunCommand = async ({ json = false }, work) => {
  const config = configOrExit(loadAdminConfig);
  let sql: postgres.Sql | undefined;
  let redis: Redis | undefined;
  let supabase: SupabaseHttp | undefined;
  // A command asks once: a Redis that is away is its failure, not something to wait for.
  const connection = () =>
    (redis ??= new Redis(config.redisUrl, {
      maxRetriesPerRequest: 0,
      connectTimeout: 5000,
      retryStrategy: () => null,
    }).on('error', () => undefined));
  const database = () =>
    (sql ??= postgres(config.databaseUrl, { ...DATABASE_CLIENT, max: 1, connect_timeout: 5 }));
  const accounts = () => {
    if (!config.supabase) throw new Error('Set SUPABASE_URL and SUPABASE_SECRET_KEY for this command.');
    const { url, secretKey } = config.supabase;
    supabase = createSupabaseHttp(url);
    return createAccounts({ sql: database(), supabase, secretKey });
  };
  try {
    const done = await work({
      sql: database,
      accounts,
      queue: (name) => openQueue(name, connection()),
      report: (result, text) => process.stdout.write(`${json ? printableJson(result) : text}\n`),
      say: (sentence) => process.stderr.write(`${printable(sentence)}\n`),
    });
    if (!done) process.exitCode = 1;
  } finally {
    redis?.disconnect();
    await supabase?.close();
    await sql?.end({ timeout: 1 });
  }
};

const program = new Command('admin').description('Operate the directory.');
for (const make of [
  membersCommand,
  profilesCommand,
  messagesCommand,
  listingsCommand,
  mailsCommand,
  queuesCommand,
  assessmentsCommand,
  analyticsCommand,
])
  program.addCommand(make(run));
for (const group of [program, ...program.commands, ...program.commands.flatMap(({ commands }) => commands)]) {
  group.exitOverride().allowExcessArguments(false);
}

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
