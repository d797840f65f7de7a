import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addProfile,
  anonymous,
  CLOSED_TABLES,
  connect,
  removeTestRows,
  service,
} from '../../support/database.ts';
import { readStack } from '../../support/stack-file.ts';

const sql = connect();
const visitor = anonymous();
let active: string;
let practice: string;
let specialty: string;

beforeAll(async () => {
  const [practiceRow] = await sql<{ id: string }[]>`
    insert into practices (name, address, latitude, longitude) values ('Test Practice', '1 Test St', 49.9, -97.1) returning id
  `;
  const [specialtyRow] = await sql<{ id: string }[]>`
    insert into specialties (specialty_name) values ('Test specialty of visitor access') returning id
  `;
  practice = practiceRow?.id ?? '';
  specialty = specialtyRow?.id ?? '';
  active = await addProfile(sql, { practice_id: practice, discipline_info: 'private' });
  await sql`insert into profile_specialties ${sql({ profile_id: active, specialty_id: specialty })}`;
});

afterAll(async () => {
  await removeTestRows(sql);
  await sql`delete from practices where id = ${practice}`;
  await sql`delete from specialties where id = ${specialty}`;
  await sql.end();
});

describe('an anonymous visitor', () => {
  it('reads an active profile, its practice and its specialties on the site, and nowhere else', async () => {
    const { app } = readStack();
    const lookup = (await (await fetch(`${app}/api/profiles/${active}`)).json()) as { movedTo: string };
    const page = await (await fetch(app + lookup.movedTo)).text();
    expect(page).toContain('Test Practice');
    expect(page).toContain('Test specialty of visitor access');
    for (const table of ['psychologist_profiles', 'practices', 'specialties', 'profile_specialties'])
      expect((await visitor.from(table).select('*').limit(1)).error?.code, table).toBe('42501');
  });

  it.each([
    'user_id',
    'detail_url',
    'concurrent_registrations',
    'registration_history',
    'discipline_info',
    'previous_name',
    'city_id',
  ])('may not read %s, nor filter or sort by it', async (column) => {
    const records = () => visitor.from('profile_records');
    expect((await records().select(column).eq('profile_id', active)).error?.code).toBe('42501');
    expect((await records().select('profile_id').not(column, 'is', null)).error?.code).toBe('42501');
    expect((await records().select('profile_id').order(column).limit(1)).error?.code).toBe('42501');
    const profiles = () => visitor.from('psychologist_profiles');
    expect((await profiles().select(`id,${column}`).eq('id', active)).error).not.toBeNull();
    expect((await profiles().select(`id,profile_records(${column})`).eq('id', active)).error).not.toBeNull();
    expect((await profiles().select('id').not(`profile_records.${column}`, 'is', null)).error).not.toBeNull();
  });

  it.each(CLOSED_TABLES)('may not read %s', async (table) => {
    const answer = await visitor.from(table).select('*').limit(1);
    expect(answer.error?.code).toBe('42501');
  });

  it('may not write anything', async () => {
    const profiles = visitor.from('psychologist_profiles');
    expect((await profiles.insert({ first_name: 'Eve' })).error?.code).toBe('42501');
    expect((await profiles.update({ bio: 'Eve was here' }).eq('id', active)).error?.code).toBe('42501');
    expect((await profiles.delete().eq('id', active)).error?.code).toBe('42501');
    const message = {
      idempotency_key: 'eve',
      kind: 'profile',
      name: 'Eve',
      email: 'eve@example.org',
      message: 'Hello',
    };
    expect((await visitor.from('contact_messages').insert(message)).error?.code).toBe('42501');
    expect((await visitor.from('practices').update({ phone: '1' }).eq('id', practice)).error?.code).toBe(
      '42501',
    );
    expect((await visitor.rpc('my_profile')).error?.code).toBe('42501');
    expect((await visitor.rpc('prune_search_changes')).error?.code).toBe('42501');
  });
});

it('the secret key reads what is private', async () => {
  const answer = await service().from('profile_records').select('discipline_info').eq('profile_id', active);
  expect(answer.data).toEqual([{ discipline_info: 'private' }]);
});

describe('the bucket of pictures', () => {
  const name = 'test-visitor-access.webp';
  const picture = new Uint8Array([1, 2, 3]);

  it('is filled and read with the secret key; visitors cannot read, fill, list or empty it', async () => {
    const owner = service().storage.from('psychologist-images');
    expect((await owner.upload(name, picture, { contentType: 'image/webp', upsert: true })).error).toBeNull();
    const bucket = visitor.storage.from('psychologist-images');
    const read = async () => new Uint8Array((await (await owner.download(name)).data?.arrayBuffer()) ?? []);
    expect(await read()).toEqual(picture);
    const published = await fetch(bucket.getPublicUrl(name).data.publicUrl);
    expect([published.ok, (await bucket.download(name)).data]).toEqual([false, null]);
    expect((await bucket.createSignedUrl(name, 60)).data).toBeNull();

    expect((await bucket.upload('eve.webp', picture, { contentType: 'image/webp' })).error).not.toBeNull();
    expect(
      (await bucket.upload(name, picture, { contentType: 'image/webp', upsert: true })).error,
    ).not.toBeNull();
    expect((await bucket.list()).data ?? []).toEqual([]);
    await bucket.remove([name]);
    expect(await read()).toEqual(picture);

    expect((await owner.remove([name])).error).toBeNull();
  });

  it('takes pictures only', async () => {
    const page = new TextEncoder().encode('<script>');
    const answer = await service()
      .storage.from('psychologist-images')
      .upload('page.html', page, { contentType: 'text/html' });
    expect(answer.error).not.toBeNull();
  });
});
