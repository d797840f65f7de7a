import type postgres from 'postgres';
import type { PhotoStore } from './photo-store.ts';

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
  const [storage] = await sql<
    { exists: boolean }[]
  >`select to_regclass('storage.objects') is not null as exists`;
  if (storage?.exists !== true) return 0;
  const orphans = await sql<{ name: string }[]>`
    select o.name from storage.objects as o
    where o.bucket_id = 'psychologist-images'
      and o.name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/'
      and o.created_at < now() - ${YOUNG}::interval
      and not exists (select from public.psychologist_profiles as p where p.image_filename = o.name)
    limit ${MOST_AT_ONCE}`;
  for (const { name } of orphans) await store.remove(name);
  return orphans.length;
}
