import { randomUUID } from 'node:crypto';
import { displayPhoto } from '@directory/domain/profile/public-profile';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addProfile, connect, removeTestRows, service } from '../../support/database.ts';
import { readStack } from '../../support/stack-file.ts';
import { ask, errorOf } from '../api/site.ts';

const sql = connect();
/** As the operator, or an older version, may have called it: after an account. */
const account = randomUUID();
const stored = `${account}/portrait ä.webp`;
const bucket = service().storage.from('psychologist-images');
let bytes: Buffer;
let profile: string;

const addressOf = (id: string, name = stored) =>
  displayPhoto({ id, image_filename: name, profile_photo_url: null }) ?? '';
const change = (columns: Readonly<Record<string, unknown>>) =>
  sql`update psychologist_profiles set ${sql(columns)} where id = ${profile}`;

beforeAll(async () => {
  bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#258' } })
    .webp()
    .toBuffer();
  const name = `${account}/portrait%20%C3%A4.webp`;
  const { supabase } = readStack();
  const put = await fetch(`${supabase.url}/storage/v1/object/psychologist-images/${name}`, {
    method: 'POST',
    headers: {
      apikey: supabase.secretKey,
      authorization: `Bearer ${supabase.secretKey}`,
      'content-type': 'image/webp',
    },
    body: new Uint8Array(bytes),
  });
  if (!put.ok) throw new Error(`Storage answered ${put.status}: ${await put.text()}`);
});
beforeEach(async () => {
  await removeTestRows(sql);
  profile = await addProfile(sql, { image_filename: stored });
});
afterAll(async () => {
  await removeTestRows(sql);
  await bucket.remove([stored]);
});

describe('the picture of an active profile', () => {
  it('is at an address of the site that shows nothing of the account, with what a browser must know', async () => {
    const address = addressOf(profile);
    expect(address).toMatch(new RegExp(`^/photos/${profile}/[0-9a-z]+$`));
    const answer = await fetch(readStack().app + address);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'public, max-age=3600, s-maxage=60',
    });
    expect(JSON.stringify([...answer.headers])).not.toContain(account);
  });

  it('is not sent again to who has it', async () => {
    const first = await ask(addressOf(profile));
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    const again = await ask(addressOf(profile), { headers });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await ask(addressOf(profile), { method: 'HEAD' })).status).toBe(200);
  });
});

describe('there is none', () => {
  it('once the profile is hidden or gone, or shows another: also for who has the picture already', async () => {
    const address = addressOf(profile);
    const headers = { 'if-none-match': (await ask(address)).headers.get('etag') ?? '' };
    for (const [columns, back] of [
      [{ is_active: false }, { is_active: true }],
      [{ image_filename: `${profile}/other.webp` }, { image_filename: stored }],
      [{ image_filename: null }, { image_filename: stored }],
      [{ profile_photo_url: 'https://register.example.org/x.jpg' }, { profile_photo_url: null }],
    ]) {
      await change(columns as Record<string, unknown>);
      for (const init of [{}, { headers }]) {
        const answer = await ask(address, init);
        expect([answer.status, errorOf(answer).code], JSON.stringify(columns)).toEqual([
          404,
          'photo_not_found',
        ]);
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
      await change(back as Record<string, unknown>);
      expect((await ask(address)).status).toBe(200);
    }
    await removeTestRows(sql);
    expect((await ask(address, { headers })).status).toBe(404);
  });

  it('at any other address: of nobody, another version, another form, or the stored name', async () => {
    const [, , , version = ''] = addressOf(profile).split('/');
    for (const address of [
      '/photos/',
      `/photos/${randomUUID()}/${version}`,
      `/photos/${profile}`,
      `/photos/${profile}/${version}0`,
      `/photos/${profile.toUpperCase()}/${version}`,
      `/photos/${encodeURI(stored)}`,
      `/photos/${profile}%2f${version}`,
    ])
      expect((await ask(address)).status, address).toBe(404);
  });

  it('where Storage has no picture of the name, or the name leads elsewhere', async () => {
    for (const name of [
      `${profile}/lost.webp`,
      '../psychologist-images/x.webp',
      `./${stored}`,
      'a//b.webp',
    ]) {
      await change({ image_filename: name });
      expect((await ask(addressOf(profile, name))).status, name).toBe(404);
    }
  });
});
