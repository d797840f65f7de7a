import type { Language } from '@directory/domain/language';
import sharp from 'sharp';
import { MOST_PHOTO_BYTES, refusePhoto } from './refuse-photo.ts';

/** A camera's picture fits; a file of a few kB that unpacks to gigabytes does not. */
const MOST_PIXELS = 40_000_000;
/** A smaller one would be a blur on a profile, which shows it 160 pixels wide. */
const LEAST_SIDE = 100;
/** Twice what the widest place on the site shows. */
const MOST_SIDE = 800;
const QUALITY = 82;
const MOST_SECONDS = 10;

// Nothing is asked twice, and memory is for answers.
sharp.cache(false);

/** Unpacked pictures are large: one at a time. */
let last: Promise<unknown> = Promise.resolve();

/**
 * A member's picture as the site shows it: WebP, upright, 800 pixels at most on its longer side, without the file's metadata
 * (where it was taken, with what). What the file is, is judged by its content.
 * @throws ApiError 4xx that gives the reason
 */
export async function encodePhoto(bytes: Buffer, language: Language): Promise<Buffer> {
  if (bytes.length === 0) throw refusePhoto('photo_missing', language);
  if (bytes.length > MOST_PHOTO_BYTES) throw refusePhoto('photo_too_large', language);
  const format = pictureFormat(bytes);
  if (format === null) throw refusePhoto('photo_type', language);

  const turn = last.then(() => encode(bytes, format, language));
  last = turn.catch(() => undefined);
  return turn;
}

async function encode(bytes: Buffer, format: string, language: Language): Promise<Buffer> {
  const options = { failOn: 'error', limitInputPixels: MOST_PIXELS, sequentialRead: true } as const;
  try {
    // The header alone is read, whose size may be anything.
    const header = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    if (header.format !== format) throw refusePhoto('photo_type', language);
    if ((header.pages ?? 1) > 1 || (format === 'png' && isAnimatedPng(bytes)))
      throw refusePhoto('photo_animated', language);
    if (header.width * header.height > MOST_PIXELS) throw refusePhoto('photo_pixels', language);
    if (Math.min(header.width, header.height) < LEAST_SIDE) throw refusePhoto('photo_small', language);
    return await sharp(bytes, options)
      .timeout({ seconds: MOST_SECONDS })
      .rotate()
      .resize({ width: MOST_SIDE, height: MOST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch (error) {
    if (error instanceof Error && error.name === 'ApiError') throw error;
    throw refusePhoto('photo_unreadable', language, error);
  }
}

type PictureFormat = 'jpeg' | 'png' | 'webp';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What a file is by its first bytes, whatever it is called; null when it is none of the three. */
function pictureFormat(bytes: Buffer): PictureFormat | null {
  if (bytes.length < 16) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes.subarray(0, 8).equals(PNG)) return 'png';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return null;
}

/** Whether a PNG says that it is animated, by a chunk before its picture that sharp does not tell of. */
function isAnimatedPng(bytes: Buffer): boolean {
  let offset = PNG.length;
  while (offset + 8 <= bytes.length) {
    const type = bytes.toString('latin1', offset + 4, offset + 8);
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
    // A chunk is its length, its type, its data and a checksum.
    offset += bytes.readUInt32BE(offset) + 12;
  }
  return false;
}
