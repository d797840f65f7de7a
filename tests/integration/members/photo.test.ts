import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { createPhotoStore, removeOrphanPhotos } from '@directory/api/people/photos/store';
import { createSupabaseHttp } from '@directory/api/people/members/supabase-http';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addProfile, connect, removeTestRows } from '../../support/database.ts';
import { readStack } from '../../support/stack-file.ts';
import { forgetMemberLimits } from '../../support/limits.ts';
import { ask, errorOf, type Answer } from '../api/site.ts';
import { signedInMember } from './client.ts';

const sql = connect();
const { member, authorization } = await signedInMember(sql);
const PATH = '/api/members/me/photo';
let profile: string;

beforeEach(async () => {
  await forgetMemberLimits();
  // A profile that is deleted takes its picture along only a day later.
  await ask(PATH, { method: 'DELETE', headers: { authorization } });
  await removeTestRows(sql);
  profile = await addProfile(sql, {
    user_id: member.id,
    profile_photo_url: 'https://register.example.org/x.jpg',
  });
});
afterAll(async () => {
  await ask(PATH, { method: 'DELETE', headers: { authorization } });
  await removeTestRows(sql);
  await sql`delete from auth.users where id = ${member.id}`;
});

interface Photo {
  imageFilename: string | null;
  photoUrl: string | null;
  revision: number;
}

const send = (body: BodyInit, type?: string): Promise<Answer> =>
  ask(PATH, { method: 'POST', headers: { authorization, ...(type && { 'content-type': type }) }, body });
const photoOf = (answer: Answer) => answer.json() as Photo;
const filename = async () => {
  const [row] = await sql<{ image_filename: string | null; profile_photo_url: string | null }[]>`
    select image_filename, profile_photo_url from psychologist_profiles where id = ${profile}`;
  return row;
};
/** The names of the pictures in the profile's folder. */
const folder = async (): Promise<string[]> => {
  const rows = await sql<{ name: string }[]>`
    select name from storage.objects where bucket_id = 'psychologist-images' and name like ${`${profile}/%`}`;
  return rows.map(({ name }) => name);
};

const picture = (width = 1200, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#285' } });

describe('a picture', () => {
  it('is kept as WebP of 800 pixels at most, upright, without what the camera wrote into it', async () => {
    const jpeg = await picture()
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '49/1 53/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const answer = await send(jpeg, 'image/jpeg');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { imageFilename, photoUrl } = photoOf(answer);
    expect(imageFilename).toMatch(new RegExp(`^${profile}/[0-9a-f]{40}\\.webp$`));
    expect(await filename()).toEqual({ image_filename: imageFilename, profile_photo_url: null });

    expect(photoUrl).toMatch(new RegExp(`^/photos/${profile}/[0-9a-z]+$`));
    const file = await fetch(`${readStack().app}${photoUrl}`);
    expect(file.headers.get('content-type')).toBe('image/webp');
    const kept = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
    expect(kept).toMatchObject({ format: 'webp', width: 400, height: 800 });
    expect([kept.exif, kept.icc, kept.xmp]).toEqual([undefined, undefined, undefined]);
  });

  it('is taken as JPEG, PNG or WebP whatever it is called, as a file or from a form; the old one goes', async () => {
    const names: (string | null)[] = [];
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const bytes = await picture(180, 120).toFormat(format).toBuffer();
      const form = new FormData();
      form.append('photo', new Blob([new Uint8Array(bytes)], { type: 'text/plain' }), 'holiday.gif');
      for (const post of [() => send(bytes, 'application/octet-stream'), () => send(form)]) {
        const answer = await post();
        expect(answer.status, format).toBe(200);
        names.push(photoOf(answer).imageFilename);
        expect(await folder()).toEqual([names.at(-1)]);
      }
    }
    expect(new Set(names).size).toBe(names.length);
  });

  it('of two sent at once is the one that the profile shows; the other goes', async () => {
    const bytes = await picture(180, 120).png().toBuffer();
    const answers = await Promise.all([send(bytes), send(bytes), send(bytes)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await folder()).toEqual([(await filename())?.image_filename]);
  });

  it('is taken away', async () => {
    await send(await picture(180, 120).png().toBuffer());
    const answer = await ask(PATH, { method: 'DELETE', headers: { authorization } });
    expect(answer.status).toBe(200);
    expect(photoOf(answer)).toMatchObject({ imageFilename: null, photoUrl: null });
    expect(await folder()).toEqual([]);
    expect((await filename())?.image_filename).toBeNull();
  });

  it('that no profile shows any more is gone a day later, and no other is', async () => {
    const supabase = createSupabaseHttp(readStack().supabase.url);
    const store = createPhotoStore(supabase, readStack().supabase.secretKey);
    const age = (days: number) =>
      sql`update storage.objects set created_at = now() - make_interval(days => ${days}) where name like ${`${profile}/%`}`;
    await send(await picture(180, 120).png().toBuffer());
    await age(2);
    await removeOrphanPhotos(sql, store);
    expect(await folder()).toHaveLength(1);
    await sql`delete from psychologist_profiles where id = ${profile}`;
    await age(0);
    await removeOrphanPhotos(sql, store);
    expect(await folder()).toHaveLength(1);
    await age(2);
    expect(await removeOrphanPhotos(sql, store)).toBeGreaterThanOrEqual(1);
    expect(await folder()).toEqual([]);
    await supabase.close();
  });

  it('is the member’s own to see while the profile is hidden, and nobody else’s', async () => {
    const { photoUrl } = photoOf(await send(await picture(180, 120).png().toBuffer()));
    await sql`update psychologist_profiles set is_active = false where id = ${profile}`;
    expect((await ask(photoUrl ?? '')).status).toBe(404);
    const own = await fetch(readStack().app + PATH, { headers: { authorization } });
    expect([own.headers.get('content-type'), own.headers.get('cache-control')]).toEqual([
      'image/webp',
      'no-store',
    ]);
    expect(await sharp(Buffer.from(await own.arrayBuffer())).metadata()).toMatchObject({ width: 180 });
    expect((await ask(PATH)).status).toBe(401);
    await ask(PATH, { method: 'DELETE', headers: { authorization } });
    expect((await ask(PATH, { headers: { authorization } })).status).toBe(404);
  });

  it('leaves pictures in other folders alone', async () => {
    const bucket = `${readStack().supabase.url}/storage/v1/object/psychologist-images`;
    const { secretKey } = readStack().supabase;
    const key = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
    const shared = `shared-${member.id}/portrait.webp`;
    await fetch(`${bucket}/${shared}`, {
      method: 'POST',
      headers: { ...key, 'content-type': 'image/webp' },
      body: new Uint8Array(await picture(120, 120).webp().toBuffer()),
    });
    await sql`update psychologist_profiles set image_filename = ${shared} where id = ${profile}`;
    await send(new Uint8Array(await picture(180, 120).png().toBuffer()));
    expect(await folder()).toHaveLength(1);
    expect((await fetch(`${bucket}/${shared}`, { headers: key })).status).toBe(200);
    await fetch(`${bucket}/${shared}`, { method: 'DELETE', headers: key });
  });
});

/** A PNG whose header says that it is so large, with hardly any bytes behind it. */
function pngOf(width: number, height: number, before: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const rows = deflateSync(Buffer.alloc(Math.min((width * 3 + 1) * height, 1_000_000)));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...before,
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

describe('refused with the reason, and nothing is changed, is', () => {
  const frames = async () => {
    const still = (shade: string) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background: shade } })
        .png()
        .toBuffer();
    return sharp([await still('#222'), await still('#ddd')], { join: { animated: true } });
  };
  const hostile: [string, number, string, () => Buffer | Promise<Buffer>][] = [
    ['nothing', 400, 'photo_missing', () => Buffer.alloc(0)],
    [
      'an SVG',
      415,
      'photo_type',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    ],
    ['a GIF', 415, 'photo_type', async () => (await frames()).gif().toBuffer()],
    [
      'noise that begins like a JPEG',
      422,
      'photo_unreadable',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(5000)]),
    ],
    ['a WebP that moves', 422, 'photo_animated', async () => (await frames()).webp().toBuffer()],
    [
      'a PNG that moves',
      422,
      'photo_animated',
      () => pngOf(8, 8, [chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))]),
    ],
    ['a picture of 20 by 20 pixels', 422, 'photo_small', () => picture(20, 20).png().toBuffer()],
    ['a picture of two billion pixels in a few kB', 422, 'photo_pixels', () => pngOf(50_000, 50_000)],
    [
      'more than 5 MB',
      413,
      'photo_too_large',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), randomBytes(5 * 1024 * 1024)]),
    ],
  ];

  it.each(hostile)('%s', async (_name, status, code, make) => {
    const before = await filename();
    const objects = await folder();
    const answer = await send(new Uint8Array(await make()), 'image/jpeg');
    expect([answer.status, errorOf(answer).code]).toEqual([status, code]);
    expect(errorOf(answer).error).toMatch(/\.$/);
    expect(await filename()).toEqual(before);
    expect(await folder()).toEqual(objects);
  });

  it('a form without a file', async () => {
    const form = new FormData();
    form.append('photo', 'text');
    expect(errorOf(await send(form)).code).toBe('photo_missing');
    expect((await send('--x', 'multipart/form-data; boundary=y')).status).toBe(400);
  });

  it('what nobody, a stranger, or another site sends', async () => {
    const bytes = new Uint8Array(await picture(120, 120).png().toBuffer());
    for (const headers of [
      {},
      { authorization: 'Bearer a.b.c' },
      { authorization: authorization.slice(0, -3) },
    ])
      expect((await ask(PATH, { method: 'POST', headers, body: bytes })).status).toBe(401);
    expect((await ask(PATH, { method: 'DELETE' })).status).toBe(401);
    const foreign = { authorization, origin: 'https://evil.example' };
    expect((await ask(PATH, { method: 'POST', headers: foreign, body: bytes })).status).toBe(403);
    expect(await folder()).toEqual([]);
  });

  it('what a member without a profile sends, and no picture is left of it', async () => {
    await removeTestRows(sql);
    const answer = await send(new Uint8Array(await picture(120, 120).png().toBuffer()));
    expect([answer.status, errorOf(answer).code]).toEqual([404, 'no_profile']);
    expect(await folder()).toEqual([]);
  });

  it('the 21st picture of an hour', async () => {
    const statuses = [];
    for (let round = 0; round < 21; round += 1) statuses.push((await send('x')).status);
    expect(statuses).toEqual([...Array<number>(20).fill(415), 429]);
  });
});

it('a picture is removed again when the profile cannot be changed', async () => {
  await sql.unsafe(`
    create function public.refuse_picture() returns trigger language plpgsql as
      $$ begin raise exception 'no' using errcode = '23514'; end $$;
    create trigger aaa_refuse before update on public.psychologist_profiles
      for each row when (new.id = '${profile}') execute function public.refuse_picture();`);
  try {
    expect((await send(new Uint8Array(await picture(120, 120).png().toBuffer()))).status).toBe(500);
    expect(await folder()).toEqual([]);
  } finally {
    await sql.unsafe('drop function public.refuse_picture() cascade');
  }
});
