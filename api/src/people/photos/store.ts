import { keyHeaders } from '@directory/domain/accounts/supabase-key';
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

/** The bucket of pictures, which is private: only the secret key reads and writes there. */
export interface PhotoStore {
  /** The picture of this name; null when there is none. @throws ApiError 503 when Storage does not give it */
  read(name: string): Promise<StoredPhoto | null>;
  /**
   * Stores a picture, WebP unless said otherwise. `replace` puts it over one that has the name already, which is refused else.
   * @throws ApiError 503 when Storage does not take it
   */
  put(name: string, bytes: Buffer, options?: { type?: string; replace?: boolean }): Promise<void>;
  /** Removes a picture; one that is gone already is fine. @throws ApiError 503 when Storage does not do it */
  remove(name: string): Promise<void>;
}

export function createPhotoStore(supabase: SupabaseHttp, secretKey: string): PhotoStore {
  const headers = keyHeaders(secretKey);
  return {
    async read(name) {
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
    async put(name, bytes, { type = 'image/webp', replace = false } = {}) {
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
    async remove(name) {
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

function storeUnavailable(cause: unknown): ApiError {
  return unavailable('The picture could not be kept. Please try again in a moment.', cause);
}

function photosUnavailable(cause: unknown): ApiError {
  return unavailable('The picture cannot be shown now. Please try again in a moment.', cause);
}

function unavailable(sentence: string, cause: unknown): ApiError {
  return new ApiError(503, 'photos_unavailable', sentence, { cause, retryAfterSeconds: 5 });
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
