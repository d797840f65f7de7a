import { StackError, reasonOf } from './stack-error.ts';
import type { Supabase } from './supabase.ts';

/** The public bucket of the members' pictures. */
export const IMAGE_BUCKET = 'psychologist-images';

const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/** Creates the picture bucket when it is missing. Returns whether it was made now. */
export async function ensureImageBucket(supabase: Pick<Supabase, 'url' | 'secretKey'>): Promise<boolean> {
  const headers = {
    apikey: supabase.secretKey,
    authorization: `Bearer ${supabase.secretKey}`,
    'content-type': 'application/json',
  };
  const existing = await request(`${supabase.url}/storage/v1/bucket/${IMAGE_BUCKET}`, { headers });
  if (existing.ok) return false;
  const made = await request(`${supabase.url}/storage/v1/bucket`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      id: IMAGE_BUCKET,
      name: IMAGE_BUCKET,
      public: true,
      file_size_limit: MAX_IMAGE_BYTES,
      allowed_mime_types: ['image/jpeg', 'image/png', 'image/webp'],
    }),
  });
  // Two starts against one project may meet here: the other's bucket is as good.
  if (!made.ok && made.status !== 409) {
    throw new StackError(
      'bucket',
      `Creating the bucket ${IMAGE_BUCKET} failed (HTTP ${made.status}): ${made.text}`,
    );
  }
  return made.ok;
}

async function request(url: string, init: RequestInit) {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(15_000) });
    return { ok: response.ok, status: response.status, text: await response.text() };
  } catch (cause) {
    throw new StackError('bucket', `Supabase Storage does not answer: ${reasonOf(cause)}.`, { cause });
  }
}
