import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPinned } from '../support/pinned-package.ts';

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

/** MDN's HTTP Observatory: two hundred packages, a web server and a database client. */
const OBSERVATORY = { name: '@mdn/mdn-http-observatory', version: '1.4.8' };

/** The grade that MDN's HTTP Observatory gives a page which http leads to over one redirect, as its scan counts. */
export async function gradeAnswer(hostname: string, { status, headers, html }: SiteAnswer): Promise<Grade> {
  const folder = join(await installPinned(OBSERVATORY), OBSERVATORY.name);
  // Its own install script would fetch the hosts that browsers know to be https; the site is none of them.
  await writeFile(join(folder, 'conf', 'hsts-preload.json'), '{}');
  const observatory = await load(folder);
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
  requests.session = { url: secure, jar: await cookieJar(folder, headers, secure) };
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

async function load(folder: string): Promise<Observatory> {
  const modules = await Promise.all(
    ['constants.js', 'types.js', 'grader/grader.js', 'grader/charts.js'].map(
      (file) => import(pathToFileURL(join(folder, 'src', file)).href) as Promise<object>,
    ),
  );
  return Object.assign({}, ...modules) as Observatory;
}

interface CookieJar {
  setCookieSync(cookie: string, url: string): void;
}

async function cookieJar(folder: string, headers: Headers, url: URL): Promise<CookieJar> {
  const path = createRequire(join(folder, 'package.json')).resolve('tough-cookie');
  const { CookieJar: Jar } = (await import(pathToFileURL(path).href)) as { CookieJar: new () => CookieJar };
  const jar = new Jar();
  for (const cookie of headers.getSetCookie()) jar.setCookieSync(cookie, url.href);
  return jar;
}
