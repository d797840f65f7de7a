import { keyHeaders } from '@directory/domain/accounts/supabase-key';
import { explained, StackError } from '../stack-error.ts';

/** The private bucket of the members' pictures: the api serves them. */
export const IMAGE_BUCKET = 'psychologist-images';

const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
const TIMEOUT_MS = 30_000;

/** A Supabase project, by its address and the key that may do everything. */
export interface StorageProject {
  url: string;
  secretKey: string;
}

/** Creates the picture bucket when it is missing. Returns whether it was made now. */
export async function ensureImageBucket(project: StorageProject): Promise<boolean> {
  if ((await requestStorage(project, `bucket/${IMAGE_BUCKET}`)).ok) return false;
  const made = await requestStorage(project, 'bucket', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      id: IMAGE_BUCKET,
      name: IMAGE_BUCKET,
      public: false,
      file_size_limit: MAX_IMAGE_BYTES,
      allowed_mime_types: ['image/jpeg', 'image/png', 'image/webp'],
    }),
  });
  // Two starts against one project may meet here: the other's bucket is as good.
  if (!made.ok && made.status !== 409) {
    const refused = `Creating the bucket ${IMAGE_BUCKET} failed (HTTP ${made.status}): ${made.text}`;
    throw new StackError('bucket', refused);
  }
  return made.ok;
}

/** Asks the project's Storage as its owner. @throws StackError with code `bucket` when it does not answer */
export async function requestStorage(
  { url, secretKey }: StorageProject,
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: BodyInit } = {},
) {
  return explained('bucket', 'Supabase Storage does not answer', async () => {
    const response = await fetch(`${url}/storage/v1/${path}`, {
      ...init,
      headers: { ...keyHeaders(secretKey), ...init.headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { ok: response.ok, status: response.status, text: await response.text() };
  });
}
