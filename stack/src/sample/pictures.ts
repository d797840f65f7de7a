import sharp from 'sharp';
import { ensureImageBucket, IMAGE_BUCKET, requestStorage, type StorageProject } from '../parts/storage.ts';
import { StackError } from '../stack-error.ts';
import { Random } from './random.ts';

/** The file names of all sample pictures. */
export const PICTURE_NAMES: readonly string[] = Array.from(
  { length: 40 },
  (_, index) => `sample-${String(index + 1).padStart(2, '0')}.webp`,
);

/** A picture for some, and none for the others: real members have one or have not. */
export function pictureName(random: Random): string | null {
  return PICTURE_NAMES[random.whole(0, 99)] ?? null;
}

const UPLOADS_AT_ONCE = 8;
const random = new Random();

/** Sky, sun, far hills and near hills. */
const SCENES = [
  ['#dbe7ea', '#f6efe0', '#9fb8b8', '#5f8583'],
  ['#f0e3d6', '#fbf3df', '#c2a692', '#8a7468'],
  ['#e2e0ec', '#f7ecec', '#a9a7bf', '#6f6f8c'],
  ['#e3ead9', '#faf5dd', '#a8b78f', '#6d8062'],
  ['#d9e3ef', '#f4f1ea', '#94abc4', '#587090'],
] as const;

/** One sample picture: hills, as many show who do not show their face. @returns an SVG of 320 by 320 */
function drawPicture(index: number): string {
  random.restart('picture', index);
  const [sky, sun, far, near] = random.pick(SCENES);
  const hills = (y: number, height: number, colour: string) =>
    `<path d="M0 ${y} Q 80 ${y - height} 160 ${y} T 320 ${y} V 320 H 0 Z" fill="${colour}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320">
<rect width="320" height="320" fill="${sky}"/>
<circle cx="${random.whole(90, 230)}" cy="${random.whole(80, 130)}" r="${random.whole(28, 44)}" fill="${sun}"/>
${hills(random.whole(170, 200), random.whole(30, 60), far)}${hills(random.whole(220, 250), random.whole(-50, -20), near)}
</svg>`;
}

/** Draws the sample pictures and puts them into the bucket. Repeating it replaces them. @throws StackError when Storage refuses one */
export async function uploadPictures(project: StorageProject): Promise<void> {
  await ensureImageBucket(project);
  const upload = async (name: string, index: number) => {
    const webp = await sharp(Buffer.from(drawPicture(index)))
      .webp({ quality: 82, effort: 2 })
      .toBuffer();
    const path = `object/${IMAGE_BUCKET}/${name}`;
    const answer = await requestStorage(project, path, {
      method: 'POST',
      body: new Uint8Array(webp),
      headers: { 'content-type': 'image/webp', 'cache-control': 'max-age=31536000', 'x-upsert': 'true' },
    });
    if (answer.ok) return;
    const refused = `Storage refused ${path} (HTTP ${answer.status}): ${answer.text.slice(0, 300)}`;
    throw new StackError('sample_pictures', refused);
  };
  for (let from = 0; from < PICTURE_NAMES.length; from += UPLOADS_AT_ONCE) {
    const next = PICTURE_NAMES.slice(from, from + UPLOADS_AT_ONCE);
    await Promise.all(next.map((name, place) => upload(name, from + place)));
  }
}
