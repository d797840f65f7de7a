import { applyMigrations } from '../migrations.ts';
import type { OpenStack } from '../open-stack.ts';
import { PROGRAMS } from '../config.ts';
import { allOf, runStep, type StepId } from '../steps.ts';
import { startMailbox, type Mailbox } from './mailbox/mailbox.ts';
import { startMeilisearch, type Meilisearch } from './meilisearch.ts';
import type { Part } from './part.ts';
import { startPostgres, type Postgres } from './postgres.ts';
import { startRedis, type Redis } from './redis.ts';
import { letWorkerMakeLinks, openProgramRoles, type ProgramDatabaseUrls } from './roles.ts';
import { ensureImageBucket } from './storage.ts';
import { startSupabase, type Supabase } from './supabase.ts';

/** The servers that the site needs. The stack that they were started in stops them. */
export interface Parts {
  postgres: Postgres;
  programDatabaseUrls: ProgramDatabaseUrls;
  supabase: Supabase;
  meilisearch: Meilisearch;
  redis: Redis;
  mailbox: Mailbox;
  keyholder: Keyholder;
}

/** The program that alone has Supabase's secret key: the port on which it will listen, and its address with each other program's token. */
export interface Keyholder {
  port: number;
  apiUrl: string;
  workerUrl: string;
}

/**
 * Starts every part that the environment does not name, as many as can be at the same time, and applies the migrations.
 * Throws a StackError when one fails; the others are the stack's to stop.
 */
export async function startParts(stack: OpenStack): Promise<Parts> {
  const { config, context, onStep } = stack;
  const step = <T extends Part>(id: StepId, start: () => Promise<T>) =>
    runStep(
      onStep,
      id,
      async () => stack.keep(await start()),
      (part) => (part.origin === 'environment' ? 'from the environment' : ''),
    );

  const mail = step('mailbox', () => startMailbox(context, config.smtpUrl));
  const startDatabase = async () => {
    const [postgres, mailbox] = await allOf([
      step('postgres', () => startPostgres(context, config.databaseUrl)),
      mail,
    ]);
    const supabase = await step('supabase', () =>
      startSupabase(context, {
        given: config.supabase,
        databaseUrl: postgres.databaseUrl,
        smtpUrl: mailbox.smtpUrl,
        mailFrom: config.mailFrom,
        siteUrl: stack.origin,
      }),
    );
    // After Supabase: the migrations need its roles and schemas, and one of them its storage tables.
    await runStep(
      onStep,
      'migrations',
      () => applyMigrations(postgres.databaseUrl),
      (applied) => (applied.length === 0 ? 'up to date' : `${applied.length} applied`),
    );
    if (supabase.origin === 'embedded') await letWorkerMakeLinks(postgres.databaseUrl);
    const programDatabaseUrls =
      postgres.origin === 'embedded'
        ? await openProgramRoles(postgres.databaseUrl, context.secrets)
        : givenDatabaseUrls(stack, postgres);
    await runStep(
      onStep,
      'storage',
      () => ensureImageBucket(supabase),
      (made) => (made ? 'bucket made' : ''),
    );
    return { postgres, programDatabaseUrls, supabase };
  };

  const [database, meilisearch, redis, mailbox] = await allOf([
    startDatabase(),
    step('meilisearch', () => startMeilisearch(context, config.meilisearch)),
    step('redis', () => startRedis(context, config.redisUrl)),
    mail,
  ]);
  return { ...database, meilisearch, redis, mailbox, keyholder: await placeKeyholder(stack) };
}

async function placeKeyholder({ context: { ports, secrets } }: OpenStack): Promise<Keyholder> {
  const port = await ports.claim('keyholder');
  const address = (name: string, token: string) => `http://${name}:${token}@127.0.0.1:${port}`;
  return {
    port,
    apiUrl: address('api', secrets.keyholderApiToken),
    workerUrl: address('worker', secrets.keyholderWorkerToken),
  };
}

/** How the programs reach a database that the environment names: as it says, else as its owner. */
function givenDatabaseUrls({ config, context }: OpenStack, { databaseUrl }: Postgres): ProgramDatabaseUrls {
  const given = config.programDatabaseUrls;
  const missing = PROGRAMS.filter((program) => given[program] === undefined);
  if (missing.length > 0) {
    const names = missing.map((program) => `${program.toUpperCase()}_DATABASE_URL`).join(', ');
    context.say(
      `Without ${names} these programs work as the owner of the database; docs/operations/hosted.md names their roles.`,
    );
  }
  return { api: databaseUrl, worker: databaseUrl, indexer: databaseUrl, ...given };
}
