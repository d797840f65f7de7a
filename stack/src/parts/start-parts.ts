import { applyMigrations } from '../migrations.ts';
import type { OpenStack } from '../open-stack.ts';
import { PROGRAMS } from '../config.ts';
import { allOf, type StepId } from '../steps.ts';
import { startMailbox, type Mailbox } from './mailbox/mailbox.ts';
import { startMeilisearch, type Meilisearch } from './meilisearch.ts';
import { startPostgres } from './postgres.ts';
import { startRedis } from './redis.ts';
import { letWorkerMakeLinks, openProgramRoles, type ProgramDatabaseUrls } from './roles.ts';
import { ensureImageBucket } from './storage.ts';
import { startSupabase, type Supabase } from './supabase.ts';

/** How the servers that the site needs are reached. The stack that they were started in stops those that run here. */
export interface Parts {
  /** Connects as the database's owner. */
  databaseUrl: string;
  programDatabaseUrls: ProgramDatabaseUrls;
  supabase: Supabase;
  meilisearch: Meilisearch;
  redisUrl: string;
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
  const { config, secrets, step } = stack;
  const partStep = <T>(id: StepId, given: object | string | undefined, start: () => Promise<T>) =>
    step(id, start, () => (given === undefined ? '' : 'from the environment'));

  const mail = partStep('mailbox', config.smtpUrl, () => startMailbox(stack));
  const startDatabase = async () => {
    const [databaseUrl, { smtpUrl }] = await allOf([
      partStep('postgres', config.databaseUrl, () => startPostgres(stack)),
      mail,
    ]);
    const supabase = await partStep('supabase', config.supabase, () =>
      startSupabase(stack, databaseUrl, smtpUrl),
    );
    // After Supabase: the migrations need its roles and schemas, and one of them its storage tables.
    const migrate = () => applyMigrations(databaseUrl);
    await step('migrations', migrate, ({ length }) => (length === 0 ? 'up to date' : `${length} applied`));
    if (config.supabase === undefined) await letWorkerMakeLinks(databaseUrl);
    const programDatabaseUrls =
      config.databaseUrl === undefined
        ? await openProgramRoles(databaseUrl, secrets)
        : givenDatabaseUrls(stack, databaseUrl);
    await step(
      'storage',
      () => ensureImageBucket(supabase),
      (made) => (made ? 'bucket made' : ''),
    );
    return { databaseUrl, programDatabaseUrls, supabase };
  };

  const [database, meilisearch, redisUrl, mailbox] = await allOf([
    startDatabase(),
    partStep('meilisearch', config.meilisearch, () => startMeilisearch(stack)),
    partStep('redis', config.redisUrl, () => startRedis(stack)),
    mail,
  ]);
  return { ...database, meilisearch, redisUrl, mailbox, keyholder: await placeKeyholder(stack) };
}

async function placeKeyholder({ claimPort, secrets }: OpenStack): Promise<Keyholder> {
  const port = await claimPort('keyholder');
  const address = (name: string, token: string) => `http://${name}:${token}@127.0.0.1:${port}`;
  return {
    port,
    apiUrl: address('api', secrets.keyholderApiToken),
    workerUrl: address('worker', secrets.keyholderWorkerToken),
  };
}

/** How the programs reach a database that the environment names: as it says, else as its owner. */
function givenDatabaseUrls({ config, say }: OpenStack, owner: string): ProgramDatabaseUrls {
  const { api, worker, indexer } = config.programDatabaseUrls;
  const missing = PROGRAMS.filter((program) => config.programDatabaseUrls[program] === undefined);
  if (missing.length > 0) {
    const names = missing.map((program) => `${program.toUpperCase()}_DATABASE_URL`).join(', ');
    say(
      `Without ${names} these programs work as the owner of the database; docs/operations/hosted.md names their roles.`,
    );
  }
  return { api: api ?? owner, worker: worker ?? owner, indexer: indexer ?? owner };
}
