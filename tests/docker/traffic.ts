import type { Response } from 'undici';

type Ask = (
  path: string,
  init?: { method?: string; headers?: Record<string, string>; body?: string },
) => Promise<Response>;

export interface Traffic {
  answered: number;
  /** How many of them were for what the pages load. */
  assets: number;
  failures: string[];
  /** When the last of the failures had been asked, as performance.now() says. */
  lastFailedAt: number;
}

const PAGES = ['/', '/find-a-psychologist', '/assessments', '/blog'];
export const VISITORS = 4;

/** Visitors who ask for a page and for all that it loads, and search, one request after the other, until they are stopped. */
export function askWithoutEnd(ask: Ask): { stop(): Promise<Traffic> } {
  const seen: Traffic = { answered: 0, assets: 0, failures: [], lastFailedAt: 0 };
  let isOver = false;
  const one = async (path: string, init?: Parameters<Ask>[1]): Promise<string> => {
    const askedAt = performance.now();
    const fail = (reason: string) => {
      seen.failures.push(`${path}: ${reason}`);
      seen.lastFailedAt = Math.max(seen.lastFailedAt, askedAt);
    };
    try {
      const answer = await ask(path, init);
      const text = await answer.text();
      seen.answered += 1;
      if (answer.status !== 200) fail(String(answer.status));
      return text;
    } catch (error) {
      fail(error instanceof Error ? `${error.message} ${String(error.cause)}` : String(error));
      return '';
    }
  };
  const visit = async (visitor: number): Promise<void> => {
    for (let turn = visitor; !isOver; turn += 1) {
      const page = await one(PAGES[turn % PAGES.length] ?? '/');
      const loaded = new Set(
        [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path),
      );
      for (const path of loaded) {
        await one(path);
        seen.assets += 1;
      }
      await one('/api/search', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ search: `jo ${turn % 7}` }),
      });
    }
  };
  const visitors = Array.from({ length: VISITORS }, (_, visitor) => visit(visitor));
  return {
    async stop() {
      isOver = true;
      await Promise.all(visitors);
      return seen;
    },
  };
}
