import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

export interface Grade {
  grade: string;
  score: number;
  /** The tests that were not passed, with their result. */
  failed: string[];
}

/** An answer of the site as its visitors get it, over https. */
export interface SiteAnswer {
  status: number;
  headers: Headers;
  html: string;
}

/** What is used of the package, which has no types. */
interface Observatory {
  ALL_TESTS: ((requests: object) => { pass: boolean; result: string; constructor: { name: string } })[];
  Requests: new (hostname: string) => {
    responses: Record<string, unknown>;
    resources: Record<string, unknown>;
    session: unknown;
  };
  getScoreModifier(result: string): number;
  getGradeForScore(score: number): { grade: string; score: number };
  MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

const PACKAGE = join(import.meta.dirname, 'node_modules', '@mdn', 'mdn-http-observatory');

/**
 * Installs the Observatory unless it is there. It has a lock file of its own in this folder, and none of its packages runs a
 * program when it is installed. @throws Error when npm fails
 */
export async function installObservatory(): Promise<void> {
  if (existsSync(join(import.meta.dirname, 'node_modules', '.package-lock.json'))) return;
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'];
  await promisify(execFile)('npm', args, { cwd: import.meta.dirname });
  // Its own install script would fetch the hosts that browsers know to be https; the site is none of them.
  await writeFile(join(PACKAGE, 'conf', 'hsts-preload.json'), '{}');
}

/** The grade that MDN's HTTP Observatory gives a page which http leads to over one redirect, as its scan counts. */
export async function gradeAnswer(hostname: string, { status, headers, html }: SiteAnswer): Promise<Grade> {
  const observatory = await load();
  const requests = new observatory.Requests(hostname);
  const secure = new URL(`https://${hostname}/`);
  const plain = new URL(`http://${hostname}/`);
  const answer = { status, headers: Object.fromEntries(headers), data: html, verified: true };
  const redirects = [
    { url: plain, status: 301 },
    { url: secure, status },
  ];
  Object.assign(requests.responses, {
    auto: answer,
    https: answer,
    http: { ...answer, status: 301 },
    cors: answer,
    httpRedirects: redirects,
    httpsRedirects: [{ url: secure, status }],
  });
  requests.resources['path'] = html;
  requests.session = { url: secure, jar: await cookieJar(headers, secure) };
  const results = observatory.ALL_TESTS.map((test) => test(requests));
  const modifiers = results.map(({ result }) => observatory.getScoreModifier(result));
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 100);
  const uncurved = sum(modifiers.filter((modifier) => modifier < 0));
  const { grade, score } = observatory.getGradeForScore(
    uncurved >= observatory.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : uncurved,
  );
  const failed = results.filter(({ pass }) => !pass).map(({ result }) => result);
  return { grade, score, failed };
}

async function load(): Promise<Observatory> {
  const modules = await Promise.all(
    ['constants.js', 'types.js', 'grader/grader.js', 'grader/charts.js'].map(
      (file) => import(pathToFileURL(join(PACKAGE, 'src', file)).href) as Promise<object>,
    ),
  );
  return Object.assign({}, ...modules) as Observatory;
}

interface CookieJar {
  setCookieSync(cookie: string, url: string): void;
}

async function cookieJar(headers: Headers, url: URL): Promise<CookieJar> {
  const path = createRequire(import.meta.url).resolve('tough-cookie');
  const { CookieJar: Jar } = (await import(pathToFileURL(path).href)) as { CookieJar: new () => CookieJar };
  const jar = new Jar();
  for (const cookie of headers.getSetCookie()) jar.setCookieSync(cookie, url.href);
  return jar;
}
