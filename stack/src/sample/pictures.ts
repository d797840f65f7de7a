import sharp from 'sharp';
import { StackError } from '../stack-error.ts';
import { drawPortrait } from './portrait.ts';
import { PORTRAIT_NAMES } from './portrait-names.ts';

const BUCKET = 'psychologist-images';
const AT_ONCE = 8;
const TIMEOUT_MS = 30_000;

/**
 * Draws the sample portraits and puts them into the public bucket, which is made when it is missing. Repeating it replaces them.
 * @throws StackError with code `sample_pictures` when Storage refuses one
 */
export async function uploadPortraits(
  project: { supabaseUrl: string; supabaseSecretKey: string },
  seed: number,
): Promise<void> {
  await ensureBucket(project);
  const waiting = PORTRAIT_NAMES.map((name, index) => ({ name, index })).reverse();
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const webp = await sharp(Buffer.from(drawPortrait(next.index, seed)))
        .webp({ quality: 82, effort: 2 })
        .toBuffer();
      await storage(project, `object/${BUCKET}/${next.name}`, 'POST', new Uint8Array(webp), {
        'content-type': 'image/webp',
        'cache-control': 'max-age=31536000',
        'x-upsert': 'true',
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function ensureBucket(project: { supabaseUrl: string; supabaseSecretKey: string }): Promise<void> {
  const existing = await request(project, `bucket/${BUCKET}`, { method: 'GET' });
  if (existing.ok) return;
  const bucket = { id: BUCKET, name: BUCKET, public: true };
  await storage(project, 'bucket', 'POST', JSON.stringify(bucket), { 'content-type': 'application/json' });
}

async function storage(
  project: { supabaseUrl: string; supabaseSecretKey: string },
  path: string,
  method: string,
  body: BodyInit,
  headers: Record<string, string>,
): Promise<void> {
  const answer = await request(project, path, { method, body, headers });
  if (!answer.ok) {
    throw new StackError(
      'sample_pictures',
      `Storage refused ${path} (HTTP ${answer.status}): ${answer.text.slice(0, 300)}`,
    );
  }
}

async function request(
  project: { supabaseUrl: string; supabaseSecretKey: string },
  path: string,
  init: { method: string; body?: BodyInit; headers?: Record<string, string> },
) {
  const response = await fetch(`${project.supabaseUrl}/storage/v1/${path}`, {
    ...init,
    headers: {
      apikey: project.supabaseSecretKey,
      authorization: `Bearer ${project.supabaseSecretKey}`,
      ...init.headers,
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { ok: response.ok, status: response.status, text: await response.text() };
}
