import { vi } from 'vitest';
import { startApi, type ApiProcess } from './api-process.ts';
import { readStack } from './stack-file.ts';

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
};

/**
 * The server on the stack's parts with these variables, one for all files that ask for the same: it is started for the first of
 * them. It is for what neither stops it nor uses up a limit.
 */
export function sharedApi(env: Readonly<Record<string, string>> = {}): Promise<SharedApi> {
  const name = JSON.stringify(Object.entries(env).sort());
  const known = shared.get(name) ?? start(env);
  shared.set(name, known);
  return known;
}

/** The runner ends the tests' process by SIGTERM once all files are through. What it has started would outlive it, and hold up its end. */
const running: Pick<ApiProcess, 'signal'>[] = [];
function endAll(): void {
  for (const { signal } of running) signal('SIGKILL');
  process.kill(process.pid, 'SIGKILL');
}

async function start(env: Readonly<Record<string, string>>): Promise<SharedApi> {
  const { url, log, signal } = await startApi(readStack(), { env });
  if (running.push({ signal }) === 1) process.once('SIGTERM', endAll);
  return {
    url,
    log,
    async logOf(work) {
      const before = log.length;
      await work();
      // It writes line by line: with the last request's all others are there.
      const last = (await fetch(`${url}/faq`)).headers.get('x-request-id') ?? '';
      await vi.waitFor(() => {
        if (!log.some((line) => line.includes(last))) throw new Error('The log is behind.');
      }, 30_000);
      return log.slice(before);
    },
  };
}
