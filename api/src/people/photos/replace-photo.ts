import { createHash, randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type postgres from 'postgres';
import { profileIdOf } from '../profiles/store.ts';
import type { PhotoStore } from './store.ts';

export interface PhotoParts {
  sql: postgres.Sql;
  store: PhotoStore;
  log: Logger;
}

/** What a change of picture leaves in the profile. */
export interface ProfilePhoto {
  /** The profile's. */
  id: string;
  imageFilename: string | null;
  updatedAt: Date;
  revision: number;
}

/**
 * Gives the member's profile a new picture and removes the one before. Whatever fails leaves no picture behind that no profile
 * shows; only a removal that Storage refuses does, which the log tells.
 * @returns null when the member has no profile
 */
export async function replacePhoto(
  { sql, store, log }: PhotoParts,
  userId: string,
  webp: Buffer,
): Promise<ProfilePhoto | null> {
  const [own] = await sql<{ id: string | null }[]>`select ${profileIdOf(sql, userId)} as id`;
  if (!own?.id) return null;
  // The folder is the profile's: nothing about a picture names the account. The same picture sent twice has two names, so that
  // removing one never takes the other away.
  const name = createHash('sha256').update(webp).update(randomBytes(16)).digest('hex').slice(0, 40);
  const path = `${own.id}/${name}.webp`;
  await store.put(path, webp);
  const changed = await setPhoto(sql, userId, path).catch(async (error: unknown) => {
    await removeQuietly({ store, log }, path);
    throw error;
  });
  if (!changed) await removeQuietly({ store, log }, path);
  else await removeOwn({ store, log }, changed);
  return changed?.photo ?? null;
}

/** Takes the picture away. @returns null when the member has no profile */
export async function removePhoto(
  { sql, store, log }: PhotoParts,
  userId: string,
): Promise<ProfilePhoto | null> {
  const changed = await setPhoto(sql, userId, null);
  if (changed) await removeOwn({ store, log }, changed);
  return changed?.photo ?? null;
}

/** The stored name of the picture of the member's profile, be that active or hidden; null when there is none. */
export async function selectOwnPhoto(sql: postgres.Sql, userId: string): Promise<string | null> {
  const [row] = await sql<{ name: string | null }[]>`
    select image_filename as name from public.psychologist_profiles where id = ${profileIdOf(sql, userId)}`;
  return row?.name ?? null;
}

/** A profile's change of picture; `before` is the stored name of the old one. */
interface Change {
  before: string | null;
  photo: ProfilePhoto;
}

/** Writes the name in the row, which is locked between the look at the old one and the change. */
async function setPhoto(sql: postgres.Sql, userId: string, path: string | null): Promise<Change | null> {
  return sql.begin(async (transaction) => {
    const [old] = await transaction<{ before: string | null }[]>`
      select image_filename as before from public.psychologist_profiles where id = ${profileIdOf(transaction, userId)}
      for update`;
    if (!old) return null;
    // An address of the register's would hide the picture.
    const [photo] = await transaction<ProfilePhoto[]>`
      update public.psychologist_profiles set image_filename = ${path}, profile_photo_url = null
      where id = ${profileIdOf(transaction, userId)}
      returning id, image_filename as "imageFilename", updated_at as "updatedAt", revision`;
    return photo ? { before: old.before, photo } : null;
  });
}

/** A picture in another folder is the operator's or someone else's, or the daily job removes it. */
async function removeOwn(parts: Pick<PhotoParts, 'store' | 'log'>, { before, photo }: Change): Promise<void> {
  if (before?.startsWith(`${photo.id}/`)) await removeQuietly(parts, before);
}

async function removeQuietly({ store, log }: Pick<PhotoParts, 'store' | 'log'>, path: string): Promise<void> {
  try {
    await store.remove(path);
  } catch (error) {
    log.warn({ err: error, path }, 'a picture that nothing shows was left in storage');
  }
}
