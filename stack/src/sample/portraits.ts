import type { Gender } from '@directory/domain/vocabulary/labels';
import sharp from 'sharp';
import { ensureImageBucket, IMAGE_BUCKET, requestStorage, type StorageProject } from '../parts/storage.ts';
import { StackError } from '../stack-error.ts';
import { createRandom, type Random } from './random.ts';

/** How many portraits of each kind there are. */
const PER_KIND = { women: 100, men: 70, anyone: 30 } as const;

type Kind = keyof typeof PER_KIND;

/** The file names of all sample portraits. */
export const PORTRAIT_NAMES: readonly string[] = (Object.keys(PER_KIND) as Kind[]).flatMap((kind) =>
  Array.from({ length: PER_KIND[kind] }, (_, index) => nameOf(kind, index)),
);

/** A portrait that goes with a gender, or with none given. */
export function portraitName(random: Random, gender: Gender | null): string {
  const kind: Kind = gender === null ? 'anyone' : gender === 'Female' ? 'women' : 'men';
  return nameOf(kind, random.whole(0, PER_KIND[kind] - 1));
}

function nameOf(kind: Kind, index: number): string {
  return `sample-${kind}-${String(index + 1).padStart(3, '0')}.webp`;
}

const KIND = 4;
const UPLOADS_AT_ONCE = 8;
const random = createRandom();

const BACKDROPS = '#dbe7e4 #e9e2d6 #dfe4ee #ece0e2 #e3e8d8 #e5dfec #d9e6ec #efe6d3'.split(' ');
const SKINS = '#f6d7c3 #eec1a2 #d9a179 #b97d55 #8f5a3a #63402b #f2cdb0 #c68e63'.split(' ');
const HAIRS = '#2b2320 #4a3326 #6f4a2f #a06a3c #c9a063 #8d8a86 #c8c5c0 #7c3a26 #1d1c22'.split(' ');
const CLOTHES = '#3f5f73 #6a8f7b #7a5c6e #b1715a #53628f #8a8f5a #44484f #a88a4f #5d8a94'.split(' ');

/** The drawing of one sample portrait: a plain illustration that nobody takes for a photograph. @returns an SVG of 320 by 320 */
export function drawPortrait(index: number, seed: number): string {
  random.restart(seed, KIND, index);
  const kind = PORTRAIT_NAMES[index]?.split('-')[1];
  const skin = random.pick(SKINS);
  const hair = random.pick(HAIRS);
  const long = kind === 'women' ? random.chance(70) : kind === 'anyone' && random.chance(40);
  const beard = kind === 'men' && random.chance(38);
  const scarf = kind === 'women' && random.chance(7);
  const cloth = random.pick(CLOTHES);
  const cover = random.pick(CLOTHES);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320">
<rect width="320" height="320" fill="${random.pick(BACKDROPS)}"/>
<circle cx="${random.whole(60, 260)}" cy="${random.whole(50, 120)}" r="${random.whole(70, 130)}" fill="#fff" opacity=".35"/>
${scarf ? headscarfBack(cover) : long ? longHairBack(random, hair) : ''}
${shoulders(random, cloth)}
<path d="M138 190h44v46a22 22 0 0 1-44 0z" fill="${skin}"/>
<path d="M138 206q22 20 44 0v14q-22 18-44 0z" fill="#000" opacity=".09"/>
${scarf ? '' : `<circle cx="102" cy="150" r="12" fill="${skin}"/><circle cx="218" cy="150" r="12" fill="${skin}"/>`}
<rect x="104" y="80" width="112" height="136" rx="56" fill="${skin}"/>
${beard ? `<path d="M104 150q10 22 22 20 34-14 68 0 12 2 22-20v14a56 56 0 0 1-112 0z" fill="${hair}"/>` : ''}
${face(random, beard)}
${scarf ? headscarfFront(cover) : fringe(random, hair, long, kind === 'men')}
</svg>`;
}

function shoulders(random: Random, cloth: string): string {
  const body = `<path d="M40 320c0-62 44-92 120-92s120 30 120 92z" fill="${cloth}"/>`;
  return (
    body +
    random.pick([
      '<path d="M128 232l32 42 32-42-12-6h-40z" fill="#fff" opacity=".9"/>',
      '<path d="M124 232q36 34 72 0v-6h-72z" fill="#fff" opacity=".28"/>',
      '<path d="M112 234l48 70 48-70" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="6"/>',
    ])
  );
}

function face(random: Random, beard: boolean): string {
  const ink = '#2d2724';
  const brow = random.whole(-3, 3);
  const glasses = random.chance(32)
    ? `<g fill="#fff" fill-opacity=".18" stroke="${random.pick(['#3b3431', '#6b4a35', '#444a58'])}" stroke-width="4">
<rect x="117" y="136" width="36" height="28" rx="${random.pick([8, 14])}"/><rect x="167" y="136" width="36" height="28" rx="12"/>
<path d="M153 148h14"/></g>`
    : '';
  return `<g stroke="${ink}" stroke-linecap="round" fill="none">
<path d="M124 ${132 + brow}q11-7 22 0M174 ${132 + brow}q11-7 22 0" stroke-width="4" stroke-opacity=".55"/>
<path d="M160 152v14q0 5-7 5" stroke-width="3" stroke-opacity=".35"/>
<path d="M142 186q18 ${random.whole(9, 17)} 36 0" stroke-width="4" ${beard ? 'stroke="#fff" stroke-opacity=".75"' : 'stroke-opacity=".7"'}/></g>
<circle cx="135" cy="150" r="4.5" fill="${ink}"/><circle cx="185" cy="150" r="4.5" fill="${ink}"/>
<circle cx="124" cy="172" r="11" fill="#d8614d" opacity=".13"/><circle cx="196" cy="172" r="11" fill="#d8614d" opacity=".13"/>
${glasses}`;
}

function longHairBack(random: Random, hair: string): string {
  const length = random.whole(210, 268);
  return `<path d="M84 ${length}V140a76 76 0 0 1 152 0v${length - 140}q-30 12-52 0H136q-26 12-52 0z" fill="${hair}"/>`;
}

function fringe(random: Random, hair: string, long: boolean, mayBeBald: boolean): string {
  if (long) {
    return random.pick([
      `<path d="M92 152a68 76 0 0 1 136 0q-8-40-44-52-24 30-92 52z" fill="${hair}"/>`,
      `<path d="M92 156a68 80 0 0 1 136 0q-14-46-68-58-54 12-68 58z" fill="${hair}"/>`,
      `<path d="M94 150a66 76 0 0 1 132 0q-4-22-12-32-54 18-108 0-8 10-12 32z" fill="${hair}"/>`,
    ]);
  }
  if (mayBeBald && random.chance(18)) {
    return `<path d="M97 136q6-30 12-38 6 14 0 38zM223 136q-6-30-12-38-6 14 0 38z" fill="${hair}"/>`;
  }
  return random.pick([
    `<path d="M98 146q-6-76 62-78 68 2 62 78-6-32-22-42-40 10-80 0-16 10-22 42z" fill="${hair}"/>`,
    `<path d="M98 142q-2-70 58-74 70-2 66 74-8-30-18-38-50 4-74-14-22 14-32 52z" fill="${hair}"/>`,
    `<g fill="${hair}"><circle cx="112" cy="104" r="24"/><circle cx="136" cy="84" r="27"/><circle cx="166" cy="78" r="28"/>
<circle cx="194" cy="92" r="26"/><circle cx="210" cy="114" r="20"/></g>`,
    `<path d="M96 150q-2-70 64-76 66 6 64 76-4-18-10-26-2-26-54-26t-54 26q-6 8-10 26z" fill="${hair}"/>`,
  ]);
}

const headscarfBack = (cover: string) =>
  `<path d="M82 252q-4-176 78-176t78 176q-78 30-156 0z" fill="${cover}"/>`;

const headscarfFront = (cover: string) =>
  `<path d="M94 160q-4-92 66-94 70 2 66 94l-14 52q8-112-52-116-60 4-52 116z" fill="${cover}"/>
<path d="M108 206q52 34 104 0l6 34q-58 26-116 0z" fill="${cover}"/>`;

/** Draws the sample portraits and puts them into the bucket. Repeating it replaces them. @throws StackError when Storage refuses one */
export async function uploadPortraits(project: StorageProject, seed: number): Promise<void> {
  await ensureImageBucket(project);
  const waiting = PORTRAIT_NAMES.map((name, index) => ({ name, index })).reverse();
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const svg = Buffer.from(drawPortrait(next.index, seed));
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
