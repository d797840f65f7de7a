import type postgres from 'postgres';
import { ApiError } from '../../errors.ts';
import type { SupabaseHttp } from '../supabase-http.ts';

const BUCKET = 'psychologist-images';

/** The bucket of pictures, written with the secret key: members have no right to write there themselves. */
export interface PhotoStore {
  /** @throws ApiError 503 when Storage does not take it */
  put(name: string, webp: Buffer): Promise<void>;
  /** Removes a picture; one that is gone already is fine. @throws ApiError 503 when Storage does not do it */
  remove(name: string): Promise<void>;
}

export function createPhotoStore(supabase: SupabaseHttp, secretKey: string): PhotoStore {
  const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
  return {
    async put(name, webp) {
      const { status, body } = await supabase.send({
        method: 'POST',
        path: `/storage/v1/object/${BUCKET}/${name}`,
        headers: {
          ...headers,
          'content-type': 'image/webp',
          // A new picture has a new name.
          'cache-control': 'max-age=31536000',
        },
        body: webp,
      });
      if (status >= 300) throw storeUnavailable(status, body);
    },
    async remove(name) {
      const { status, body } = await supabase.send({
        method: 'DELETE',
        path: `/storage/v1/object/${BUCKET}`,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ prefixes: [name] }),
      });
      if (status >= 300 && status !== 404) throw storeUnavailable(status, body);
    },
  };
}

function storeUnavailable(status: number, body: Buffer): ApiError {
  return new ApiError(
    503,
    'photos_unavailable',
    'The picture could not be kept. Please try again in a moment.',
    {
      cause: new Error(`Storage answered ${status}: ${body.toString('utf8').slice(0, 300)}`),
      retryAfterSeconds: 5,
    },
  );
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
