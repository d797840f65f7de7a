import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PhotoStore } from './store.ts';

/** What the pictures that are kept may weigh together, in bytes; a member's weighs 20 to 80 kB. */
const KEPT_BYTES = 32 * 1024 * 1024;
/** A name's picture never changes, unless the operator puts another in its place. */
const KEPT_MS = 10 * 60_000;

/** A picture, ready to be sent. */
export interface KeptPhoto {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
  /** Of its content. */
  etag: string;
}

/** Gives the stored picture of a name; null when there is none. @throws ApiError 503 when Storage does not give it */
export type KeptPhotos = (name: string) => Promise<KeptPhoto | null>;

/** Keeps the pictures that were asked for last. Storage is asked once for all who want the same at the same time. */
export function keepPhotos(store: Pick<PhotoStore, 'read'>): KeptPhotos {
  const kept = new LRUCache<string, KeptPhoto>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
    ttl: KEPT_MS,
    // Whoever waits gets the picture, also when others have pushed it out meanwhile.
    ignoreFetchAbort: true,
    async fetchMethod(name) {
      const found = await store.read(name);
      if (!found) return undefined;
      const etag = `"${createHash('sha256').update(found.bytes).digest('base64url')}"`;
      return { bytes: new Uint8Array(found.bytes), type: found.type, etag };
    },
  });
  return async (name) => (await kept.fetch(name)) ?? null;
}
