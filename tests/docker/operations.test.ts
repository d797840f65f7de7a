import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProduct, type Product } from './product.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

let product: Product;

beforeAll(async () => {
  product = await openProduct(say);
  await product.compose(['build', 'setup']);
  await product.compose(['run', '--rm', 'setup']);
  const up = await product.tryCompose(['up', '--detach', '--wait']);
  if (up.code !== 0) say((await product.tryCompose(['logs', '--tail', '40'])).output);
  expect(up.code, up.output).toBe(0);
});
afterAll(() => product[Symbol.asyncDispose]());

it('the operator is written to by the doctor: that all is well, and what fails', async () => {
  const look = () =>
    product.tryCompose([
      'exec',
      '-T',
      'doctor',
      'node',
      'build/api/admin.js',
      'doctor',
      '--mail',
      '/kept/test.json',
    ]);
  // A part that was slow at two looks is told first, and that it is well at the second look after: so it is looked at until the mail comes.
  const told = async (words: string) => {
    const { output } = await look();
    return (await product.mailbox.holds(words)) ? output : 'no such mail yet';
  };
  await expect
    .poll(() => told('parts were looked at, and none of them fails'), { timeout: 60_000 })
    .toMatch(/All \d+ parts are well/);
  await product.compose(['stop', 'worker', 'redis']);
  await expect.poll(() => told('\n> worker: '), { timeout: 60_000 }).toMatch(/failed +worker/);
  expect(await product.mailbox.holds('These are not in order, twice in a row:')).toBe(true);
  await product.compose(['up', '--detach', '--wait', '--no-deps', 'redis', 'worker']);
});

it('setup rotate changes both sides, and the secrets of before are good for nothing', async () => {
  const secret = async (name: string) => (await readFile(join(product.secrets, name), 'utf8')).trim();
  const inside = async (service: string, ...command: string[]) =>
    (await product.tryCompose(['exec', '-T', service, ...command])).output.trim();
  const redis = async (url: string) =>
    (await inside('redis', 'redis-cli', '--no-auth-warning', '-a', new URL(url).password, 'ping')) === 'PONG';
  const search = (path: string) => async (key: string) => {
    const url = `http://127.0.0.1:7700${path}`;
    const status = ['-w', '%{http_code}', '-o', '/dev/null', '-H', `Authorization: Bearer ${key}`];
    return (await inside('meilisearch', 'curl', '--silent', ...status, url)) === '200';
  };
  const role = async (url: string) => (await inside('db', 'psql', url, '-Atc', "select 'in'")) === 'in';
  const project = async (key: string) => {
    const url = 'http://gateway:8000/rest/v1/practices?select=id&limit=1';
    const headers = JSON.stringify({ apikey: key, authorization: `Bearer ${key}` });
    const script = `fetch('${url}', { headers: ${headers} }).then((answer) => console.log(answer.status))`;
    return (await inside('worker', 'node', '-e', script)) === '200';
  };
  const taken: readonly (readonly [
    part: string,
    file: string,
    isTaken: (value: string) => Promise<boolean>,
  ])[] = [
    ['redis', 'redis-url', redis],
    ['meilisearch', 'meilisearch-search-key', search('/indexes/psychologists/search?q=jo')],
    ['meilisearch', 'meilisearch-admin-key', search('/tasks?limit=1')],
    ['meilisearch', 'meilisearch-master-key', search('/keys')],
    ...[
      'database-url',
      'api-database-url',
      'worker-database-url',
      'indexer-database-url',
      'rest-database-url',
    ].map((file) => ['roles', file, role] as const),
    ['jwt', 'supabase-secret-key', project],
  ];
  for (const part of new Set(taken.map(([name]) => name))) {
    const ofPart = taken.filter(([name]) => name === part);
    const before = await Promise.all(ofPart.map(([, file]) => secret(file)));
    for (const [place, [, file, isTaken]] of ofPart.entries())
      expect([file, await isTaken(before[place] ?? '')]).toEqual([file, true]);
    const said = await product.compose(['run', '--rm', 'setup', 'rotate', part]);
    say(said);
    const order = /for part in ([\w -]+);/.exec(said)?.[1]?.split(' ') ?? [];
    for (const service of order)
      await product.compose(['up', '--detach', '--wait', '--no-deps', '--force-recreate', service]);
    for (const [place, [, file, isTaken]] of ofPart.entries())
      expect([file, await isTaken(before[place] ?? ''), await isTaken(await secret(file))]).toEqual([
        file,
        false,
        true,
      ]);
    await expect
      .poll(async () => (await product.ask('/api/health')).status, { timeout: 60_000, interval: 500 })
      .toBe(200);
  }
  // An invitation takes the database's roles, the keyholder, both keys and the queue.
  const email = `member-${randomUUID()}@example.org`;
  await product.compose(['run', '--rm', 'admin', 'members', 'invite', email, '--new']);
  await expect.poll(() => product.mailbox.invitation(email), { timeout: 60_000 }).toBeDefined();
  expect(await product.compose(['run', '--rm', 'setup'])).toContain('nothing was written');
});

it('Prometheus sees every program, reads every rule, and the operator is written to when a program is gone', async () => {
  await product.compose(['up', '--detach', '--wait', '--no-deps', 'prometheus', 'alertmanager']);
  const asked = async <T>(path: string): Promise<T> => {
    const wget = ['wget', '--quiet', '--output-document=-', `http://127.0.0.1:9090/api/v1/${path}`];
    return (JSON.parse(await product.compose(['exec', '-T', 'prometheus', ...wget])) as { data: T }).data;
  };
  const targets = async () => {
    const { activeTargets } = await asked<{
      activeTargets: { labels: { instance: string }; health: string }[];
    }>('targets');
    return activeTargets.map(({ labels, health }) => `${labels.instance} ${health}`).sort();
  };
  await expect
    .poll(targets, { timeout: 60_000, interval: 1000 })
    .toEqual(['api-1:9464 up', 'api-2:9464 up', 'indexer:9464 up', 'worker:9464 up']);
  const rules = async () => {
    const { groups } = await asked<{ groups: { rules: { name: string; health: string }[] }[] }>('rules');
    return groups.flatMap((group) => group.rules);
  };
  await expect
    .poll(async () => (await rules()).every(({ health }) => health === 'ok'), {
      timeout: 60_000,
      interval: 1000,
    })
    .toBe(true);
  const firing = async () => {
    const { alerts } = await asked<{ alerts: { labels: Record<string, string>; state: string }[] }>('alerts');
    return alerts
      .filter(({ state }) => state === 'firing')
      .map(({ labels }) => `${labels['alertname'] ?? ''} ${labels['instance'] ?? ''}`);
  };
  say(
    `Prometheus: ${(await targets()).join(', ')}; ${(await rules()).length} rules; firing: ${String(await firing())}`,
  );
  await product.compose(['stop', 'worker']);
  const stopped = performance.now();
  await expect.poll(firing, { timeout: 180_000, interval: 1000 }).toContain('ProgramGone worker:9464');
  say(
    `ProgramGone fired ${((performance.now() - stopped) / 1000).toFixed(0)} s after the worker was stopped.`,
  );
  await expect
    .poll(() => product.mailbox.holds('worker:9464 does not answer'), { timeout: 90_000, interval: 1000 })
    .toBe(true);
  await product.compose(['start', 'worker']);
  await expect.poll(firing, { timeout: 90_000, interval: 1000 }).not.toContain('ProgramGone worker:9464');
});
