import { randomUUID } from 'node:crypto';
import { profilePath } from '@directory/domain/site/paths';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTime } from '../../support/in-time.ts';
import { addProfile, connect, removeTestRows } from '../../support/database.ts';
import { idInFront } from '../../support/in-front.ts';
import { forgetMemberLimits } from '../../support/limits.ts';
import { ask, post, search } from '../api/site.ts';
import { signedInMember } from '../members/client.ts';

const sql = connect();
const { member, authorization } = await signedInMember(sql);
/** Whose picture bears the account's id in its stored name, as the first versions of the site called it. */
const older = randomUUID();
/** Letters alone: a search could take digits for a price or an age. */
const city = `Canarytown ${randomUUID().replace(/[^a-z]/g, '')}`;
const columns = {
  city,
  province: 'MB',
  is_premium: true,
  practice_areas: 'Anxiety',
  accepting_new_clients: true,
};
let ids: string[];

beforeAll(async () => {
  await forgetMemberLimits();
  const person = (more: object) =>
    addProfile(sql, { ...columns, id: idInFront(), first_name: 'Canary', ...more });
  ids = [
    await person({ last_name: 'Newer', user_id: member.id }),
    await person({ last_name: 'Older', image_filename: `${older}/0a1b.webp` }),
  ];
  const body = new Uint8Array(
    await sharp({ create: { width: 120, height: 120, channels: 3, background: '#aa2' } })
      .png()
      .toBuffer(),
  );
  const sent = await ask('/api/members/me/photo', { method: 'POST', headers: { authorization }, body });
  expect(sent.status).toBe(200);
  await inTime(async () => {
    const { hits } = await search({ search: city });
    expect(hits.filter(({ photo_url }) => photo_url)).toHaveLength(2);
  });
});
afterAll(async () => {
  await ask('/api/members/me/photo', { method: 'DELETE', headers: { authorization } });
  await removeTestRows(sql);
  await sql`delete from auth.users where id = ${member.id}`;
});

it('no answer for visitors holds the id of a member’s account', async () => {
  const rows = await sql<{ id: string; province: string; city_slug: string; name_slug: string }[]>`
    select id, province, city_slug, name_slug from psychologist_profiles where id = any(${ids}::uuid[])`;
  const slug = rows[0]?.city_slug ?? '';
  const asked = [
    ...rows.flatMap((row) => [profilePath(row), `${profilePath(row)}?lang=fr`, `/api/profiles/${row.id}`]),
    '/',
    '/featured-psychologists',
    '/api/featured?limit=20',
    '/api/premium',
    `/api/landing?province=manitoba&city=${slug}`,
    `/manitoba/${slug}`,
    `/manitoba/${slug}/anxiety`,
    `/find-a-psychologist?search=${encodeURIComponent(city)}`,
    '/api/suggestions?q=Canary&language=en',
    '/therapist-match?condition=anxiety&province=MB',
    `/api/supabase/rest/v1/profile_records?select=*`,
  ];
  const answers = [
    ...(await Promise.all(asked.map(async (path) => ({ path, ...(await ask(path)) })))),
    { path: 'search', ...(await post('/api/search', { search: city })) },
    {
      path: 'match',
      ...(await post('/api/match', { condition: 'anxiety', severity: 'mild', province: 'MB' })),
    },
    { path: 'rest', ...(await ask(`/api/supabase/rest/v1/psychologist_profiles?select=*&id=eq.${ids[0]}`)) },
  ];
  const text = answers.map((answer) => answer.text).join('\n');
  // So that their absence says something: both people and their pictures were in there.
  for (const id of ids) expect(text).toContain(`/photos/${id}/`);
  for (const { path, text: body, headers } of answers) {
    for (const id of [member.id, older]) {
      expect(body.includes(id), `${path} holds an account's id`).toBe(false);
      expect(JSON.stringify([...headers])).not.toContain(id);
    }
  }
});
