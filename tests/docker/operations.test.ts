import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mustDocker } from './engine.ts';
import { Member, newPage, openBrowser } from './member.ts';
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

/** What a command says in a service's container. */
const inside = async (service: string, ...command: string[]) =>
  (await product.tryCompose(['exec', '-T', service, ...command])).output.trim();

/** Somebody with account, profile and picture asks to be erased, as the site writes it down for them. */
async function somebodyLeaves(minutesAgo = 0): Promise<Member> {
  const leaving = new Member('Leaving');
  await leaving.addProfile(product);
  await product.sql(`
    with account as (insert into auth.users (id, email) values (gen_random_uuid(), '${leaving.email}') returning id)
      update profile_records set user_id = account.id from account where profile_id = '${leaving.id}';
    insert into storage.objects (bucket_id, name) values ('psychologist-images', '${leaving.id}/me.webp');
    insert into person_requests (wish, account, email, created_at)
      select 'erase', user_id, '${leaving.email}', now() - interval '${minutesAgo} minutes'
      from profile_records where profile_id = '${leaving.id}';`);
  return leaving;
}

/** Account, profile, picture and wish are gone, and the mail that says so has come: which takes every right and secret of the custodian. */
async function isErased({ id, email }: Member): Promise<void> {
  const left = () =>
    product.sql(`
      select 'account' from auth.users where email = '${email}'
      union all select 'profile' from psychologist_profiles where id = '${id}'
      union all select 'picture' from storage.objects where name like '${id}/%'
      union all select 'wish' from person_requests where email = '${email}'`);
  await expect.poll(left, { timeout: 60_000, interval: 500 }).toBe('');
  expect(String(await product.mailbox.texts(email))).toContain('your account in the Psychologist Directory');
}

/** Every service that goes on for ever, which says that it is well. */
async function areWell(): Promise<void> {
  const states = JSON.parse(
    `[${(await product.compose(['ps', '--format', 'json'])).trim().split('\n').join(',')}]`,
  ) as { Service: string; Health: string }[];
  expect(states.length).toBeGreaterThan(15);
  expect(states.filter(({ Health }) => Health !== 'healthy')).toEqual([]);
}

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

it('a member has a copy made and deletes the account, and the custodian does both', async () => {
  const browser = await openBrowser(say);
  try {
    const member = new Member('Member');
    await member.addProfile(product);
    const page = await newPage(browser, product);
    await member.accept(product, page);
    await member.addPicture(page);
    const copy = JSON.parse(await member.downloadCopy(page)) as { addresses: string[]; pictures: unknown[] };
    expect(copy).toMatchObject({ addresses: [member.email], pictures: [expect.anything()] });
    await member.deleteAccount(page);
    await isErased(member);
    expect(await product.sql(`select distinct kind from erased_people order by 1`)).toBe('address\nprofile');
  } finally {
    await browser.close();
  }
});

it('the custodian is given five secrets, listens to nobody, and has no way out', async () => {
  expect((await inside('custodian', 'ls', '/run/secrets')).split('\n')).toEqual([
    ...['allow-unverified', 'database-url', 'redis-url', 'site-secret', 'supabase-secret-key'],
  ]);
  // State 0A listens; at 127.0.0.11 that is Docker's own name server.
  const listening = (service: string) =>
    inside(service, 'bash', '-c', "cat /proc/net/tcp /proc/net/tcp6 | grep -v ' 0B00007F:' | grep -c ' 0A '");
  // The engine drops what is sent out of an internal network, whatever routes its containers have.
  const waysOut = async (service: string) => {
    const id = (await product.compose(['ps', '--quiet', service])).trim();
    const names = [
      'inspect',
      '--format',
      '{{range $name, $_ := .NetworkSettings.Networks}}{{$name}} {{end}}',
      id,
    ];
    const networks = (await mustDocker(names)).trim().split(' ');
    const internal = await mustDocker(['network', 'inspect', '--format', '{{.Internal}}', ...networks]);
    return internal.split('\n').filter((line) => line === 'false').length;
  };
  const ofTwo = async (ask: (service: string) => Promise<string | number>) =>
    Promise.all(['custodian', 'worker'].map(ask));
  expect(await ofTwo(listening)).toEqual(['0', '1']);
  expect(await ofTwo(waysOut)).toEqual([0, 1]);
});

it('the doctor names a custodian that is gone or stands still, and one that stands still is ended', async () => {
  const look = async () => {
    const { output } = await product.tryCompose(['run', '--rm', 'admin', 'doctor', '--json']);
    const findings = JSON.parse(output.split('\n').find((line) => line.startsWith('[')) ?? '[]') as {
      name: string;
      status: string;
    }[];
    return findings.find(({ name }) => name === 'custodian')?.status;
  };
  await product.compose(['stop', 'custodian']);
  const first = await somebodyLeaves(11);
  expect(await look()).toBe('failed');
  await product.compose(['up', '--detach', '--wait', '--no-deps', 'custodian']);
  await isErased(first);
  expect(await look()).toBe('ok');

  const before = await product.state('custodian');
  await product.freeze('custodian');
  const second = await somebodyLeaves(11);
  expect(await look()).toBe('failed');
  // Nobody waits here for as long as that takes: the file is made to look so old.
  const age = (minutes: number) =>
    inside('custodian', 'touch', '--date', `${minutes} minutes ago`, '/tmp/settled');
  const state = () => product.state('custodian');
  await age(3);
  await expect.poll(async () => (await state()).health, { timeout: 60_000 }).toBe('unhealthy');
  expect((await state()).startedAt).toBe(before.startedAt);
  await age(21);
  await expect
    .poll(state, { timeout: 60_000, interval: 500 })
    .toSatisfy((now: typeof before) => now.startedAt > before.startedAt && now.health === 'healthy');
  await isErased(second);
});

it('setup rotate changes both sides, and the secrets of before are good for nothing', async () => {
  const secret = async (name: string) => (await readFile(join(product.secrets, name), 'utf8')).trim();
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
    await isErased(await somebodyLeaves());
    await areWell();
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

it('everything is taken down and started again, and nothing is lost', async () => {
  const staying = new Member('Staying');
  await staying.addProfile(product);
  await product.compose(['stop', 'custodian']);
  const leaving = await somebodyLeaves();
  const held = () =>
    product.sql(`
      select email from psychologist_profiles union all select email from auth.users
      union all select name from storage.objects union all select wish from person_requests order by 1`);
  const before = await held();
  await product.compose(['--profile', '*', 'down']);
  await product.compose(['up', '--detach', '--wait', '--scale', 'custodian=0']);
  expect(await held()).toBe(before);
  await product.compose(['up', '--detach', '--wait']);
  await areWell();
  await isErased(leaving);
  await expect.poll(() => product.found(staying.name), { timeout: 60_000 }).toContain(staying.id);
});
