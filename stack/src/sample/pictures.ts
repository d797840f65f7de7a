import sharp from 'sharp';
import { ensureImageBucket, IMAGE_BUCKET, requestStorage, type StorageProject } from '../parts/storage.ts';
import { StackError } from '../stack-error.ts';
import { createRandom, type Random } from './random.ts';

/** The file names of all sample pictures. */
export const PICTURE_NAMES: readonly string[] = Array.from(
  { length: 40 },
  (_, index) => `sample-${String(index + 1).padStart(2, '0')}.webp`,
);

/** One of the pictures for four in ten, and none for the others: real members have a photograph or have not. */
export function pictureName(random: Random): string | null {
  return PICTURE_NAMES[random.whole(0, 99)] ?? null;
}

const KIND = 4;
const UPLOADS_AT_ONCE = 8;
const random = createRandom();

const LIGHTS = '#e8e1d5 #dbe4e2 #e2dfe6 #e6ddd8 #dde3ea #e3e6d9'.split(' ');
const DARKS = '#7d8a88 #8c857a #77858f #8a7f86 #87876f #6f8580'.split(' ');

/** One sample picture: light and colour out of focus, where a photograph would be. Nobody is seen. @returns an SVG of 320 by 320 */
function drawPicture(index: number, seed: number): string {
  random.restart(seed, KIND, index);
  const spot = (colour: string, opacity: number) =>
    `<circle cx="${random.whole(0, 320)}" cy="${random.whole(0, 320)}" r="${random.whole(90, 170)}" fill="${colour}" opacity="${opacity}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320">
<defs><filter id="f" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="45"/></filter></defs>
<rect width="320" height="320" fill="${random.pick(LIGHTS)}"/>
<g filter="url(#f)">${spot(random.pick(DARKS), 0.75)}${spot(random.pick(LIGHTS), 0.9)}${spot(random.pick(DARKS), 0.5)}</g>
</svg>`;
}

/** Draws the sample pictures and puts them into the bucket. Repeating it replaces them. @throws StackError when Storage refuses one */
export async function uploadPictures(project: StorageProject, seed: number): Promise<void> {
  await ensureImageBucket(project);
  const waiting = PICTURE_NAMES.map((name, index) => ({ name, index })).reverse();
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const svg = Buffer.from(drawPicture(next.index, seed));
      const webp = await sharp(svg).webp({ quality: 82, effort: 2 }).toBuffer();
      const path = `object/${IMAGE_BUCKET}/${next.name}`;
      const answer = await requestStorage(project, path, {
        method: 'POST',
        body: new Uint8Array(webp),
        headers: { 'content-type': 'image/webp', 'cache-control': 'max-age=31536000', 'x-upsert': 'true' },
      });
      if (!answer.ok) {
        const refused = `Storage refused ${path} (HTTP ${answer.status}): ${answer.text.slice(0, 300)}`;
        throw new StackError('sample_pictures', refused);
      }
    }
  };
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, work));
}
