import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { RenderedPage } from '@directory/domain/site/page';
import { LRUCache } from 'lru-cache';
import { etagOf } from '../../http/cacheable.ts';
import { encoders, type Encoding } from '../../http/compression.ts';

/** What a page is made of: its data, and the program that makes it. */
export interface PageOrigin {
  /** Another one with each change of the data; null while changes cannot be heard. */
  revision: string | null;
  renderer: unknown;
}

/** A page as it is sent: the same bytes for everybody. */
export interface KeptPage extends Pick<RenderedPage, 'headers' | 'scriptHashes'> {
  kind: 'kept';
  etag: string;
  /** The page in this encoding, or as it is. */
  bytes(encoding: Encoding | undefined): Promise<Buffer>;
}

export type KeptPages = ReturnType<typeof keepPages>;

interface Entry extends PageOrigin {
  page: KeptPage;
  madeAt: number;
  byteLength: number;
}

/** A page is made anew after that long although nothing is known to have changed. */
const FRESH_MS = 10 * 60_000;
/** For that long a page may stand in for one that cannot be made. */
const LAST_MS = 24 * 60 * 60_000;

/** A page may be asked for in gzip, too, which is a little longer than in br. */
const BOTH_ENCODINGS = 2.3;

const decompress = promisify(brotliDecompress);

/**
 * Pages of visitors, compressed, for as long as the index, the profiles and the build stay as they are. Members' own pages are never among
 * them: they say `no-store`.
 * @param mostBytes of all pages together
 */
export function keepPages(mostBytes = 48 * 1024 * 1024) {
  const entries = new LRUCache<string, Entry>({
    maxSize: mostBytes,
    sizeCalculation: ({ byteLength }, key) => byteLength + key.length * 2,
  });
  const flights = new Map<string, Promise<unknown>>();
  /** A page that was begun before a clearing may show what was to go. */
  let epoch = 0;

  /** The last page of this program that could be made, for when it cannot be. */
  function findLast(key: string, { renderer }: PageOrigin): KeptPage | undefined {
    const entry = entries.get(key);
    return entry && entry.renderer === renderer && ageOf(entry) < LAST_MS ? entry.page : undefined;
  }

  async function makeToKeep<Made extends object | string>(
    key: string,
    origin: () => PageOrigin,
    render: () => Promise<Made>,
  ): Promise<KeptPage | Made> {
    const [before, began] = [origin(), epoch];
    const made = await render();
    if (!isToKeep(made)) return made;
    const compressed = await encoders.br(Buffer.from(made.html));
    const page = keptPage(made, compressed);
    const byteLength = Math.ceil(compressed.byteLength * BOTH_ENCODINGS);
    // Of the state that it was begun with: one that has changed since is made anew, and may stand in until then.
    if (began === epoch) entries.set(key, { ...before, page, madeAt: performance.now(), byteLength });
    return page;
  }

  return {
    /** Whether there is such a page, be it one that may have changed: where no other can be made it is the answer. */
    has: (key: string) => entries.has(key),
    clear() {
      epoch += 1;
      entries.clear();
    },
    /** The page as long as nothing in it has changed; while nobody can tell, also one that may have. */
    find(key: string, origin: PageOrigin): KeptPage | undefined {
      if (origin.revision === null) return findLast(key, origin);
      const entry = entries.peek(key);
      if (entry?.revision !== origin.revision || ageOf(entry) > FRESH_MS) return undefined;
      return findLast(key, origin);
    },
    findLast,
    /** Makes a page, once for all who ask for it meanwhile, and keeps it. What is no page to keep is handed on as it was made. */
    async make<Made extends object | string>(
      key: string,
      origin: () => PageOrigin,
      render: () => Promise<Made>,
    ): Promise<KeptPage | Made> {
      const flightKey = `${origin().revision} ${key}`;
      const underWay = flights.get(flightKey);
      if (underWay) {
        // Who made it hears why it failed; the others try for themselves.
        const shared = await underWay.catch(() => undefined);
        if (isKept(shared)) return shared;
      }
      const flight = makeToKeep(key, origin, render);
      flights.set(flightKey, flight);
      try {
        return await flight;
      } finally {
        if (flights.get(flightKey) === flight) flights.delete(flightKey);
      }
    },
  };
}

function ageOf({ madeAt }: Entry): number {
  return performance.now() - madeAt;
}

function isToKeep(made: object | string): made is RenderedPage {
  const page = typeof made === 'object' ? (made as Partial<RenderedPage>) : {};
  return page.isWhole === true && page.status === 200 && page.headers?.['cache-control'] !== 'no-store';
}

export function isKept(page: unknown): page is KeptPage {
  return typeof page === 'object' && page !== null && 'kind' in page && page.kind === 'kept';
}

function keptPage({ html, headers, scriptHashes }: RenderedPage, compressed: Buffer): KeptPage {
  let gzip: Promise<Buffer> | undefined;
  return {
    kind: 'kept',
    etag: etagOf(lastingPart(html)),
    headers,
    scriptHashes,
    async bytes(encoding) {
      if (encoding === 'br') return compressed;
      if (encoding === undefined) return decompress(compressed);
      gzip ??= decompress(compressed).then((text) => encoders.gzip(text));
      return gzip;
    },
  };
}

/** The page without the moments at which its data was read, which say nothing. */
function lastingPart(html: string): string {
  return html.replace(/"(?:dehydratedAt|dataUpdatedAt|errorUpdatedAt)":\d+/g, '');
}
