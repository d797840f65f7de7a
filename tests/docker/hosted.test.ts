import { expect as see, type Browser } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { docker, mustDocker } from './engine.ts';
import { runName } from './left-over.ts';
import { Member, newPage, openBrowser } from './member.ts';
import { openProduct, type Product } from './product.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const folder = 'tests/docker/hosted';
const BETWEEN = `${runName()}-between`;
const ROLES = { API: 'directory_api', WORKER: 'directory_worker', INDEXER: 'directory_indexer' } as const;
const password = randomUUID();
const member = new Member('Hosted');

/** Supabase's side, and the directory on it. */
let theirs: Product;
let ours: Product;
let browser: Browser;
/** What has been opened, the last first. */
const opened: (() => PromiseLike<unknown>)[] = [];

beforeAll(async () => {
  await mustDocker(['network', 'create', BETWEEN]);
  opened.unshift(() => docker(['network', 'rm', BETWEEN]));
  theirs = await openProduct(say, {
    standIns: true,
    files: [join(folder, 'theirs.yml')],
    env: { BETWEEN, COMPOSE_PROFILES: '' },
  });
  opened.unshift(() => theirs[Symbol.asyncDispose]());
  await theirs.compose(['build', 'setup']);
  await theirs.compose(['run', '--rm', 'setup']);
  await theirs.compose(['up', '--detach', '--wait', 'front']);
  const secret = async (name: string) => (await readFile(join(theirs.secrets, name), 'utf8')).trim();
  const owner = await secret('postgres-password');
  const database = (user: string, own: string) =>
    `postgres://${user}:${own}@db.supabase.test:5432/postgres?sslmode=verify-full`;
  ours = await openProduct(say, {
    files: ['docker/hosted.yml', join(folder, 'ours.yml')],
    env: {
      BETWEEN,
      // The mailbox takes the place of a mail server.
      ALLOW_UNVERIFIED: 'redis,meilisearch,keyholder,smtp',
      SUPABASE_URL: 'https://supabase.test',
      SUPABASE_PUBLISHABLE_KEY: await secret('supabase-publishable-key'),
      SUPABASE_SECRET_KEY: await secret('supabase-secret-key'),
      DATABASE_URL: database('postgres', owner),
      ...Object.fromEntries(
        Object.entries(ROLES).map(([name, role]) => [`${name}_DATABASE_URL`, database(role, password)]),
      ),
    },
  });
  opened.unshift(() => ours[Symbol.asyncDispose]());
  await copyFile(join(folder, 'certificate.pem'), join(ours.secrets, 'database-authority.crt'));
  browser = await openBrowser(say);
  opened.unshift(() => browser.close());
});
afterAll(async () => {
  for (const close of opened) await close();
});

it('the override starts everything but what the project has, over TLS whose certificate is checked', async () => {
  await ours.compose(['run', '--rm', 'setup']);
  // As docs/operations/hosted.md says: the migrations make the roles, then each gets its password, then the programs start.
  await ours.compose(['run', '--rm', 'migrate']);
  for (const role of Object.values(ROLES))
    await theirs.sql(`alter role ${role} login password '${password}'`);
  const began = performance.now();
  await ours.compose(['up', '--detach', '--wait']);
  say(
    `On a project elsewhere everything was well ${((performance.now() - began) / 1000).toFixed(0)} s after it was told to start.`,
  );
  const running = (await ours.compose(['ps', '--services'])).trim().split('\n').sort();
  expect(running).toEqual([
    'api-1',
    'api-2',
    'custodian',
    'doctor',
    'indexer',
    'keyholder',
    'mailpit',
    'meilisearch',
    'proxy',
    'redis',
    'worker',
  ]);
  const plain = await theirs.sql(`select count(*) from pg_stat_ssl join pg_stat_activity using (pid)
    where usename like 'directory\\_%' and not ssl`);
  expect(plain).toBe('0');
});

it('a visitor finds somebody, and an invited member signs in', async () => {
  const word = `zq${randomUUID().replace(/[^a-z]/g, '')}xwvk`;
  await member.addProfile(theirs, `I work with ${word}.`);
  const page = await newPage(browser, ours);
  const card = page.locator('.result-card').filter({ hasText: member.name });
  await expect
    .poll(
      async () => {
        await page.goto(`/find-a-psychologist?search=${word}`);
        return card.count();
      },
      { timeout: 60_000 },
    )
    .toBe(1);

  await member.accept(ours, page);
  const another = await newPage(browser, ours);
  await member.signIn(another);
  await see(another.locator('main')).toContainText(member.name);
});
