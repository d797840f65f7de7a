import { addressIn } from './network-address.ts';
import { sitemapEntries, sitemapFiles } from './sitemap.ts';

/** One answer as a visitor gets it: headers and body. */
export interface Seen {
  /** Method and address, with the body if there was one. */
  request: string;
  status: number;
  text: string;
}

/**
 * Reads an answer whole; what is no text counts by its headers alone. Each request says that it comes from another visitor, for
 * a server that believes one proxy.
 */
export async function see(origin: string, path: string, init: RequestInit = {}): Promise<Seen> {
  const from = addressIn('10.9');
  const response = await fetch(new URL(path, origin), {
    redirect: 'manual',
    ...init,
    headers: { 'x-forwarded-for': from, ...(init.headers as Record<string, string> | undefined) },
  });
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  const isText = /text|json|xml|javascript/.test(response.headers.get('content-type') ?? '');
  const body = await response.arrayBuffer();
  const sent = typeof init.body === 'string' ? ` ${init.body}` : '';
  return {
    request: `${init.method ?? 'GET'} ${path}${sent}`,
    status: response.status,
    text: `${headers}\n\n${isText ? Buffer.from(body).toString('utf8') : ''}`,
  };
}

const AT_ONCE = 4;

/**
 * Reads what the sitemap lists and what links lead to, in both languages: pages, feeds, and the sitemap's own files. The built
 * files of the client, and pictures, which hold no text, are left out. Of the views that a query makes of a page, so many each.
 */
export async function seeEverything(origin: string, viewsPerPage: number): Promise<Seen[]> {
  const seen: Seen[] = [];
  const known = new Set<string>();
  const views = new Map<string, number>();
  const queue: string[] = [];
  const add = (address: string, base: string) => {
    if (!URL.canParse(address, base)) return;
    const url = new URL(address, base);
    if (url.origin !== origin || /^\/(assets|api|og)\//.test(url.pathname)) return;
    for (const language of ['en', 'fr']) {
      url.searchParams.set('lang', language);
      const path = url.pathname + url.search;
      if (known.has(path)) continue;
      const isView = url.searchParams.size > 1;
      const count = views.get(url.pathname + language) ?? 0;
      if (isView && count >= viewsPerPage) continue;
      if (isView) views.set(url.pathname + language, count + 1);
      known.add(path);
      queue.push(path);
    }
  };
  const read = async (address: string) => {
    const answer = await see(origin, address);
    seen.push(answer);
    return answer.text;
  };
  for (const file of await sitemapFiles(read)) {
    for (const { address } of sitemapEntries(await read(file))) add(address, origin);
  }
  for (const path of [
    '/',
    '/robots.txt',
    '/rss.xml',
    '/rss-fr.xml',
    '/.well-known/security.txt',
    '/no-such-page',
  ])
    add(path, origin);
  async function visit(): Promise<void> {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const answer = await see(origin, path);
      seen.push(answer);
      for (const [, , address = ''] of answer.text.matchAll(/(href="|^location: )([^"\n]+)/gm)) {
        add(address.replaceAll('&amp;', '&'), new URL(path, origin).href);
      }
    }
  }
  while (queue.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, visit));
  return seen;
}
