import { inTime } from './in-time.ts';
import { startApi, type ApiProcess } from './api-process.ts';
import { databaseAs, type ProgramParts } from './built-program.ts';
import { readStack } from './stack-file.ts';
import { openLink, type SwitchableLink } from './switchable-link.ts';

/** A server that several files ask. It ends with the tests. */
export interface SharedApi extends Pick<ApiProcess, 'url' | 'log'> {
  /** What it logs of this work, all of it. */
  logOf(work: () => Promise<unknown>): Promise<string[]>;
}

const shared = new Map<string, Promise<SharedApi>>();

/** As visitors reach the site over https, through one proxy, with all named that is to be named. */
export const HTTPS_SITE = {
  PUBLIC_URL: 'https://directory.example',
  TRUSTED_PROXIES: '1',
  OPERATOR_EMAIL: 'operator@example.org',
  PRIVACY_OFFICER_NAME: 'Ada <Martin>',
  PRIVACY_OFFICER_EMAIL: 'privacy@example.org',
  DATA_PROCESSORS: 'Hosting Inc., Montréal; Mail & Co., United States',
  // Whoever sends slowly is waited for no longer.
  REQUEST_SECONDS: '2',
};

/** A server that has no pages, and of whose parts none answers: nothing listens at their addresses. */
export const ALONE = {
  PUBLIC_URL: HTTPS_SITE.PUBLIC_URL,
  DATABASE_URL: 'postgres://x:x@127.0.0.1:1/x',
  REDIS_URL: 'redis://127.0.0.1:1',
  MEILISEARCH_URL: 'http://127.0.0.1:1',
  WEB_BUILD_DIR: import.meta.dirname,
};

/** What an address may ask of the server of {@link heldApi} in a minute. */
export const HELD = { pages: 6, searches: 20, requests: 80 };

/** A server that holds each address, as the one proxy before it names it, to {@link HELD}, and that can be cut off from its parts. */
export interface HeldApi extends SharedApi {
  links: Record<'postgres' | 'redis' | 'meilisearch' | 'keyholder', SwitchableLink>;
}

let held: Promise<HeldApi> | undefined;

/** It, one for all files: whoever cuts a link mends it again. */
export function heldApi(): Promise<HeldApi> {
  held ??= startHeld();
  return held;
}

async function startHeld(): Promise<HeldApi> {
  const stack = readStack();
  const [postgres, redis, meilisearch, keyholder] = await Promise.all([
    openLink(databaseAs('api', stack)),
    openLink(stack.redis),
    openLink(stack.meilisearch.url),
    openLink(stack.keyholder.apiUrl),
  ]);
  const api = await startShared({
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    MEILISEARCH_URL: meilisearch.url,
    KEYHOLDER_URL: keyholder.url,
    TRUSTED_PROXIES: '1',
    PAGES_PER_MINUTE: String(HELD.pages),
    SEARCHES_PER_MINUTE: String(HELD.searches),
    REQUESTS_PER_MINUTE: String(HELD.requests),
    API_SERVERS: '2',
  });
  return { ...api, links: { postgres, redis, meilisearch, keyholder } };
}

/**
 * The server on the stack's parts with these variables, one for all files that ask for the same: it is started for the first of
 * them. It is for what neither stops it nor uses up a limit.
 */
export function sharedApi(env: Readonly<Record<string, string>> = HTTPS_SITE): Promise<SharedApi> {
  const name = JSON.stringify(Object.entries(env).sort());
  const known = shared.get(name) ?? startShared(env);
  shared.set(name, known);
  return known;
}

/** The runner ends the tests' process by SIGTERM once all files are through. What it has started would outlive it, and hold up its end. */
let endsTogether = false;
export function endsWithTheTests(): void {
  if (endsTogether) return;
  endsTogether = true;
  process.once('SIGTERM', () => {
    process.emit('exit', 0);
    process.kill(process.pid, 'SIGKILL');
  });
}

/** Starts a server that ends with the tests, and not before. */
export async function startShared(
  env: Readonly<Record<string, string>>,
  parts: ProgramParts = readStack(),
): Promise<SharedApi> {
  const { url, log } = await startApi(parts, { env });
  endsWithTheTests();
  return {
    url,
    log,
    async logOf(work) {
      const before = log.length;
      await work();
      // It writes line by line: with the last request's all others are there.
      const last = (await fetch(`${url}/faq`)).headers.get('x-request-id') ?? '';
      await inTime(() => {
        if (!log.some((line) => line.includes(last))) throw new Error('The log is behind.');
      });
      return log.slice(before);
    },
  };
}
