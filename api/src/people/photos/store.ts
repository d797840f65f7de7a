import { keyHeaders } from '@directory/domain/accounts/supabase-key';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type postgres from 'postgres';
import { ApiError } from '../../errors.ts';
import type { SupabaseAnswer, SupabaseHttp } from '../members/supabase-http.ts';

const BUCKET = 'psychologist-images';
/** What the bucket takes (`supabase/config.toml`). */
const TYPES: ReadonlySet<string> = new Set(['image/webp', 'image/jpeg', 'image/png', 'image/avif']);
/** The bucket's own bound: operators may store larger pictures than members' uploads become. */
const MOST_BYTES = 5 * 1024 * 1024;
/** Nobody waits for a picture for longer. */
const READ_TIMEOUT_MS = 5_000;

/** A picture as it is stored. */
export interface StoredPhoto {
  bytes: Buffer;
  /** Its media type, one of those that the bucket takes. */
  type: string;
}

export type PhotoStore = ReturnType<typeof createPhotoStore>;

/** The bucket of pictures, which is private: only the secret key reads and writes there. Each @throws ApiError 503 when Storage does not do it */
export function createPhotoStore(supabase: SupabaseHttp, secretKey: string) {
  const headers = keyHeaders(secretKey);
  return {
    /** The picture of this name; null when there is none. */
    async read(name: string): Promise<StoredPhoto | null> {
      const parts = name.split('/');
      // Such a name would lead out of the bucket.
      if (parts.some((part) => part === '' || part === '.' || part === '..')) return null;
      const path = `/storage/v1/object/${BUCKET}/${parts.map(encodeURIComponent).join('/')}`;
      const answer = await supabase
        .send({ method: 'GET', path, headers, timeoutMs: READ_TIMEOUT_MS, mostBytes: MOST_BYTES })
        .catch((cause: unknown) => {
          throw photosUnavailable(cause);
        });
      const type = String(answer.headers['content-type']);
      if (answer.status === 200) return TYPES.has(type) ? { bytes: answer.body, type } : null;
      if (isUnknown(answer)) return null;
      throw photosUnavailable(unexpected(answer));
    },
    /** Stores a picture, WebP unless said otherwise. `replace` puts it over one that has the name already, which is refused else. */
    async put(
      name: string,
      bytes: Buffer,
      { type = 'image/webp', replace = false }: { type?: string; replace?: boolean } = {},
    ): Promise<void> {
      const answer = await supabase.send({
        method: 'POST',
        path: `/storage/v1/object/${BUCKET}/${name}`,
        headers: {
          ...headers,
          'content-type': type,
          // A new picture has a new name.
          'cache-control': 'max-age=31536000',
          ...(replace ? { 'x-upsert': 'true' } : {}),
        },
        body: bytes,
      });
      if (answer.status >= 300) throw storeUnavailable(unexpected(answer));
    },
    /** Removes a picture; one that is gone already is fine. */
    async remove(name: string): Promise<void> {
      const answer = await supabase.send({
        method: 'DELETE',
        path: `/storage/v1/object/${BUCKET}`,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ prefixes: [name] }),
      });
      if (answer.status >= 300 && !isUnknown(answer)) throw storeUnavailable(unexpected(answer));
    },
  };
}

/** Whether Storage says that there is no such picture: with a 404, or with a 400 whose body says so. */
function isUnknown({ status, body }: SupabaseAnswer): boolean {
  return status === 404 || (status === 400 && /"statusCode":\s*"?404\b/.test(body.toString('utf8')));
}

function unexpected({ status, body }: SupabaseAnswer): Error {
  return new Error(`Storage answered ${status}: ${body.toString('utf8').slice(0, 300)}`);
}

const storeUnavailable = (cause: unknown) => unavailable('could not be kept', cause);
const photosUnavailable = (cause: unknown) => unavailable('cannot be shown now', cause);

function unavailable(what: string, cause: unknown): ApiError {
  const sentence = `The picture ${what}. Please try again in a moment.`;
  return new ApiError(503, 'photos_unavailable', sentence, { cause, retryAfterSeconds: 5 });
}

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

/** A picture is stored a moment before its profile names it. */
const YOUNG = '1 day';
/** What one run takes on; the next day's takes the rest. */
const MOST_AT_ONCE = 1000;

/**
 * Removes the pictures in members' folders that no profile shows: a deleted profile's, and those that Storage would not remove when
 * they were replaced. Other folders are the operator's. @returns how many
 * @throws ApiError 503 when Storage does not do it
 */
export async function removeOrphanPhotos(sql: postgres.Sql, store: PhotoStore): Promise<number> {
  const orphans = await sql<{ name: string }[]>`
    select o.name from public.stored_photos() as o
    where o.name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/'
      and o.created_at < now() - ${YOUNG}::interval
      and not exists (select from public.psychologist_profiles as p where p.image_filename = o.name)
    limit ${MOST_AT_ONCE}`;
  for (const { name } of orphans) await store.remove(name);
  return orphans.length;
}
