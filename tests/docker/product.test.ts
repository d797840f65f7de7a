import { expect as expectPage, type Browser } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { chmod, lstat, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { field, open, send, toast } from '../support/message-form-page.ts';
import { mustDocker } from './engine.ts';
import { Member, newPage, openBrowser } from './member.ts';
import { openProduct, type Product } from './product.ts';
import { askWithoutEnd, VISITORS } from './traffic.ts';

// The machine may be busy: of what a browser shows, too, only a hang fails.
const see = expectPage.configure({ timeout: 30_000 });
const say = (line: string) => process.stdout.write(`${line}\n`);
const IMAGE = 'directory-under-test';
/** A gibberish word of letters alone, which no search takes for anything else. */
const newWord = () => `zq${randomUUID().replace(/[^a-z]/g, '')}xwvk`;

let product: Product;
let browser: Browser;
const member = new Member('Container');

beforeAll(async () => {
  product = await openProduct(say);
  browser = await openBrowser(say);
});
afterAll(async () => {
  await browser.close();
  await product[Symbol.asyncDispose]();
});

const ask: Product['ask'] = (path, init) => product.ask(path, init);
const found: Product['found'] = (words) => product.found(words);

it('the image holds production files only, and its programs are nobody of rights', async () => {
  await product.compose(['build', 'setup']);
  const [image, base] = await Promise.all(
    [IMAGE, process.env['NODE_IMAGE'] ?? 'node:24-bookworm-slim'].map(async (name) =>
      Number(await mustDocker(['image', 'inspect', '--format', '{{.Size}}', name])),
    ),
  );
  const megabytes = ((image ?? 0) - (base ?? 0)) / 1e6;
  say(`The image adds ${megabytes.toFixed(0)} MB to its base.`);
  expect(megabytes).toBeLessThan(200);
  expect((await mustDocker(['run', '--rm', IMAGE, 'node', '-p', 'process.getuid()'])).trim()).toBe('1000');
});

it('docker compose run --rm setup writes each secret to a file of one reader, and a second time nothing', async () => {
  await product.compose(['run', '--rm', 'setup']);
  const read = async () => {
    const names = await readdir(product.secrets, { recursive: true });
    const files: string[] = [];
    for (const name of names.sort()) {
      const path = join(product.secrets, name);
      const { mode, mtimeMs } = await lstat(path);
      if (mode & 0o040000) continue;
      expect([name, mode & 0o777]).toEqual([name, 0o600]);
      files.push(`${name} ${mtimeMs}`);
    }
    return files;
  };
  const first = await read();
  expect(first.length).toBeGreaterThan(15);
  expect(await product.compose(['run', '--rm', 'setup'])).toContain('nothing was written');
  expect(await read()).toEqual(first);
});

it('docker compose up --detach --wait starts all of it, and only the proxy and the mailbox listen to this machine', async () => {
  const began = performance.now();
  const up = await product.tryCompose(['up', '--detach', '--wait']);
  if (up.code !== 0) say((await product.tryCompose(['logs', '--tail', '40'])).output);
  expect(up.code, up.output).toBe(0);
  say(`Everything was well ${((performance.now() - began) / 1000).toFixed(0)} s after it was told to start.`);
  const { services } = JSON.parse(await product.compose(['config', '--format', 'json'])) as {
    services: Record<string, { ports?: unknown[]; read_only?: boolean; cap_drop?: string[] }>;
  };
  expect(
    Object.keys(services)
      .filter((name) => services[name]?.ports)
      .sort(),
  ).toEqual(['mailpit', 'proxy']);
  for (const [name, { cap_drop: dropped }] of Object.entries(services))
    expect([name, dropped]).toEqual([name, ['ALL']]);
  const health = await ask('/api/health');
  expect(health.status, await health.text()).toBe(200);
  // No password is where `docker inspect` shows it.
  const keys = JSON.parse(await readFile(join(product.secrets, 'keys.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  const ids = (await product.compose(['ps', '--all', '--quiet'])).trim().split('\n');
  const inspected = await mustDocker(['inspect', ...ids]);
  for (const value of Object.values(keys))
    if (typeof value === 'string') expect(inspected).not.toContain(value);
});

it('an invited member edits the profile, which is found; the picture is seen; a message arrives', async () => {
  await member.addProfile(product);
  const page = await newPage(browser, product);
  await member.accept(product, page);

  const word = newWord();
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Bio', { exact: true }).fill(`I work with ${word} and with care.`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => found(word), { timeout: 20_000 }).toEqual([member.id]);

  await member.addPicture(page);

  const visitor = await newPage(browser, product);
  await visitor.goto(`/find-a-psychologist?search=${word}`);
  const card = visitor.locator('.result-card').filter({ hasText: member.name });
  await see(card).toBeVisible();
  await card.getByRole('link', { name: member.name }).click();
  const portrait = visitor.locator('.profile-top img.avatar');
  await see(portrait).toBeVisible();
  await see
    .poll(() => portrait.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);

  const words = `I would like to talk about sleep. ${randomUUID()}`;
  await open(visitor, visitor.url());
  await field(visitor, 'Name').fill('Ana Visitor');
  await field(visitor, 'Email').fill(`visitor-${randomUUID()}@example.org`);
  await field(visitor, 'Message').fill(words);
  await send(visitor).click();
  await see(toast(visitor)).toContainText('Message sent successfully!');
  await expect.poll(() => product.mailbox.holds(words), { timeout: 20_000 }).toBe(true);
});

it('pictures for sharing are drawn in the memory that a server has', async () => {
  const before = await Promise.all(['api-1', 'api-2'].map((service) => product.state(service)));
  const sitemap = await (await ask('/sitemaps/pages.xml')).text();
  const pages = [...sitemap.matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path = '']) => path);
  const pictures = new Set<string>();
  for (const path of pages) {
    const [, picture] =
      /property="og:image" content="https:\/\/[^/]+(\/og\/[^"]+)"/.exec(await (await ask(path)).text()) ?? [];
    if (picture) pictures.add(picture);
  }
  expect(pictures.size).toBeGreaterThanOrEqual(20);
  for (const path of [...pictures].slice(0, 20)) {
    const picture = await ask(path);
    expect([path, picture.status, picture.headers.get('content-type')]).toEqual([path, 200, 'image/png']);
    await picture.arrayBuffer();
  }
  expect(await Promise.all(['api-1', 'api-2'].map((service) => product.state(service)))).toEqual(before);
});

it('the operator’s doctor looks at every part, and a backup brings everything back', async () => {
  const looked = await product.tryCompose(['run', '--rm', 'admin', 'doctor', '--json']);
  const json = looked.output.split('\n').find((line) => line.startsWith('['));
  const findings = JSON.parse(json ?? '[]') as { name: string; status: string; seen: string }[];
  expect(findings.length, looked.output).toBeGreaterThan(20);
  expect(findings.filter(({ status }) => status !== 'ok')).toEqual([]);

  const folder = await mkdtemp(join(tmpdir(), 'directory-backups-'));
  await chmod(folder, 0o777);
  const admin = (...words: string[]) =>
    product.compose(['run', '--rm', '--volume', `${folder}:/backups`, 'admin', ...words]);
  say(await admin('backup', '/backups/one'));
  await product.sql(`update psychologist_profiles set bio = 'Nobody wrote this.' where id = '${member.id}'`);
  say(await admin('restore', '/backups/one', '--force'));
  expect(await product.sql(`select bio from psychologist_profiles where id = '${member.id}'`)).toContain(
    'with care',
  );
  await expect.poll(() => found(member.name), { timeout: 60_000 }).toContain(member.id);
  // Its files are the container's user's.
  const remove = ['--entrypoint', 'rm', 'admin', '-r', '/backups/one'];
  await product.compose(['run', '--rm', '--volume', `${folder}:/backups`, ...remove]);
  await rm(folder, { recursive: true });
});

it('each container that is killed comes back by itself, and nothing is lost', async () => {
  expect(await found('')).toContain(member.id);
  const services = [
    'db',
    'auth',
    'rest',
    'storage',
    'gateway',
    'meilisearch',
    'redis',
    'worker',
    'indexer',
    'keyholder',
    'custodian',
    'doctor',
    'api-1',
    'api-2',
    'proxy',
  ];
  for (const service of services) {
    const before = await product.state(service);
    await product.kill(service);
    await expect
      .poll(() => product.state(service), { timeout: 60_000, interval: 500 })
      .toSatisfy((now: typeof before) => now.startedAt > before.startedAt && now.health === 'healthy');
    say(`${service} was killed and is well again.`);
  }
  await expect
    .poll(async () => (await ask('/api/health')).status, { timeout: 60_000, interval: 500 })
    .toBe(200);
  const page = await newPage(browser, product);
  await member.signIn(page);
  const portrait = page.locator('img.avatar').first();
  await see
    .poll(() => portrait.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  const word = newWord();
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Bio', { exact: true }).fill(`Still here: ${word}.`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => found(word), { timeout: 20_000 }).toEqual([member.id]);
});

it('a server that stands still is left out by the proxy within ten seconds, and is started anew within a minute', async () => {
  const before = await product.state('api-1');
  const traffic = askWithoutEnd(ask);
  await product.freeze('api-1');
  const frozenAt = performance.now();
  await expect
    .poll(async () => (await product.state('api-1')).startedAt, { timeout: 60_000, interval: 500 })
    .not.toBe(before.startedAt);
  await expect
    .poll(async () => (await product.state('api-1')).health, { timeout: 120_000, interval: 500 })
    .toBe('healthy');
  const seconds = (performance.now() - frozenAt) / 1000;
  say(`The server that stood still was well again after ${seconds.toFixed(0)} s.`);
  const { answered, failures, lastFailedAt } = await traffic.stop();
  say(`${answered} requests while a server stood still: ${String(failures.length)} failed.`);
  // What had been sent to it already: pages are asked of the other server, searches are not. Nobody meets it twice.
  expect(failures.filter((failure) => failure !== '/api/search: 504')).toEqual([]);
  expect(failures.length).toBeLessThanOrEqual(VISITORS);
  expect(lastFailedAt - frozenAt).toBeLessThan(10_000);
  expect(answered).toBeGreaterThan(100);
});

it('where no server answers, the proxy says so in both languages, with whom to call', async () => {
  await product.compose(['stop', 'api-1', 'api-2']);
  const [page, search] = await Promise.all([
    ask('/manitoba'),
    ask('/api/search', { method: 'POST', body: '{}' }),
  ]);
  for (const { status, headers } of [page, search])
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  expect(await page.text()).toMatch(/tel:988[^]*Veuillez réessayer[^]*tel:988/);
  expect(await search.json()).toMatchObject({ code: 'unavailable' });
  await product.compose(['up', '--detach', '--wait', '--no-deps', 'api-1', 'api-2']);
});

it('both servers are brought to another build under traffic, and no request fails', async () => {
  // Another build, as far as the servers can tell: its style sheets have other names.
  await mustDocker(['build', '--tag', `${IMAGE}:next`, '-'], process.env, NEXT_BUILD);
  await product.compose(['run', '--rm', 'migrate'], { DIRECTORY_IMAGE: `${IMAGE}:next` });
  const traffic = askWithoutEnd(ask);
  for (const service of ['api-1', 'api-2']) {
    const before = await product.state(service);
    const env = { DIRECTORY_IMAGE: `${IMAGE}:next` };
    await product.compose(['up', '--detach', '--wait', '--no-deps', service], env);
    expect((await product.state(service)).startedAt > before.startedAt).toBe(true);
  }
  const { answered, assets, failures } = await traffic.stop();
  say(
    `${answered} requests, ${assets} of them for files of the pages, while both servers were brought to another build: ${failures.length} failed.`,
  );
  if (failures.length > 0) {
    const logs = (await product.tryCompose(['logs', 'api-1', 'api-2'])).output.split('\n');
    say(logs.filter((line) => /"level":[56]0/.test(line)).join('\n'));
  }
  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(100);
  expect(assets).toBeGreaterThan(10);
  expect(await (await ask('/')).text()).toContain('-next.css');
});

const NEXT_BUILD = `
FROM ${IMAGE}
USER root
RUN cd build/web/client && for file in assets/*.css*; do mv "$file" "$(echo "$file" | sed 's/\\.css/-next.css/')"; done \\
 && sed -i 's#\\(assets/[^"]*\\)\\.css"#\\1-next.css"#g' .vite/manifest.json
USER node
`;
