import { slugify } from '@directory/domain/text/slug';
import { afterEach, describe, expect, it } from 'vitest';
import { addProfile, connect, removeTestRows } from '../../support/database.ts';

const sql = connect();
afterEach(() => removeTestRows(sql));

/** Somebody in a city of this file's own: other tests add people beside it, who would take the names. */
const add = (columns: Readonly<Record<string, unknown>> = {}) =>
  addProfile(sql, { city: 'Slugborough', ...columns });

async function slugOf(id: string): Promise<string | null> {
  const [row] = await sql<
    { name_slug: string | null }[]
  >`select name_slug from psychologist_profiles where id = ${id}`;
  return row?.name_slug ?? null;
}

describe('slugify in SQL', () => {
  const nasty = [
    '',
    '   ',
    'Élise Côté-Roy',
    'ÉLISE  CÔTÉ',
    'e\u0301lise',
    'Lacœur Œuvre Æther æon Ǽ ǽ',
    "O'Brien, O’Brien; St. Pierre",
    'Straße İstanbul ıssız ﬁne ﬀ Å K ſ',
    'Łukasz Żółć Đặng Nguyễn Ø',
    '李 Wei',
    '한국 Kim',
    'Ｗｉｄｅ １２３ ½ ² Ⅳ ㎞',
    '1️⃣ keycap ❤️ heart',
    'aिb ا́لa',
    // Marks of other scripts are letters like others here: each becomes a hyphen, alone or between Latin letters.
    'अनिता शर्मा मुंबई',
    'مُحَمَّد الشَّرِيف',
    'דָּוִד בֶּן־גּוּרִיוֹן',
    'สมชาย ใจดี',
    'Ἀλέξανδρος Йосиф Ѿ҃',
    'がぎぐ ガギグ パリ',
    'a\u0483b a\u064eb a\u093fb a\u0e34b a\u3099b a\ufe0fb a\ufe20b a\u{1d165}b a\u{e0100}b',
    // The first and the last of every block of marks that Latin letters bear.
    'a\u0300\u036fb a\u1ab0\u1affb a\u1dc0\u1dffb a\u20d0\u20ffb',
    'tabs\tand\nlines\r\u2028\u00a0nbsp\u200bzwsp\ufeffbom',
    '-–—_/\\.,:--',
    "Val-d'Or; 100 Mile House; Saint-Louis-du-Ha! Ha!",
    '%_like% \\1 $& [a-z] (x)',
    '𝓕𝓪𝓷𝓬𝔂 𝟙𝟚 🧑‍⚕️ 𝒜',
  ];

  it('is the domain’s slugify, for names that are made to break it', async () => {
    const rows = await sql<{ text: string; slug: string }[]>`
      select text, slugify(text) as slug from unnest(${nasty}::text[]) as t (text)
    `;
    expect(rows.map(({ slug }) => slug)).toEqual(nasty.map((text) => slugify(text)));
  });

  it('is the domain’s slugify, for every character up to U+2FFF between two letters', async () => {
    const characters = Array.from({ length: 0x3000 }, (_, code) => code).filter((code) => code > 0);
    const texts = characters.map((code) => `a${String.fromCodePoint(code)}b`);
    const rows = await sql<{ slug: string }[]>`
      select slugify(text) as slug from unnest(${texts}::text[]) with ordinality as t (text, nth) order by nth
    `;
    const different = texts.filter((text, index) => slugify(text) !== rows[index]?.slug);
    expect(different).toEqual([]);
  });
});

describe('a profile’s slugs', () => {
  it('tell people of one name in one city apart, whether they come one by one or at once', async () => {
    const first = await add();
    const second = await add({ first_name: 'TEST', last_name: 'Pérson', city: 'slugborough' });
    expect([await slugOf(first), await slugOf(second)]).toEqual(['test-person', 'test-person-2']);
    const rows = await sql<{ name_slug: string }[]>`
      with added as (
        insert into psychologist_profiles (first_name, last_name, city, province)
        select 'Test', 'Person', 'Slugborough', 'MB' from generate_series(1, 20)
        returning id, name_slug
      ),
      marked as (
        insert into profile_records (profile_id, detail_url)
        select id, 'https://register.example.org/test' from added
      )
      select name_slug from added
    `;
    expect(new Set(rows.map((row) => row.name_slug))).toEqual(
      new Set(Array.from({ length: 20 }, (_, index) => `test-person-${index + 3}`)),
    );
    // Another city, another province, another name that only begins the same way: no suffix.
    expect(await slugOf(await add({ city: 'Othertown' }))).toBe('test-person');
    expect(await slugOf(await add({ province: 'ON' }))).toBe('test-person');
    expect(await slugOf(await add({ last_name: 'Person-Smith' }))).toBe('test-person-smith');
  });

  it('stay as they are when others leave or nothing of the name and place really changes', async () => {
    const first = await add();
    const second = await add();
    await sql`delete from psychologist_profiles where id = ${first}`;
    await sql`
      update psychologist_profiles set first_name = 'TEST', last_name = 'pérson', city = ' slugborough', bio = 'x', name = 'Other'
      where id = ${second}
    `;
    expect(await slugOf(second)).toBe('test-person-2');
  });

  it('follow a change of name or place, and a suffix when the new one is taken', async () => {
    await add({ first_name: 'Anna' });
    const id = await add({ first_name: 'Berta' });
    await sql`update psychologist_profiles set first_name = 'Anna' where id = ${id}`;
    expect(await slugOf(id)).toBe('anna-person-2');
    await sql`update psychologist_profiles set city = 'Othertown' where id = ${id}`;
    expect(await slugOf(id)).toBe('anna-person');
  });

  it('cannot be chosen', async () => {
    const id = await add({ name_slug: 'mine', city_slug: 'mine' });
    await sql`update psychologist_profiles set name_slug = 'mine', city_slug = 'mine' where id = ${id}`;
    const [row] = await sql`select name_slug, city_slug from psychologist_profiles where id = ${id}`;
    expect(row).toEqual({ name_slug: 'test-person', city_slug: 'slugborough' });
  });

  it.each([{ last_name: null }, { first_name: '李' }, { city: null }, { province: null }, { city: '東京' }])(
    'are missing where the address cannot be built: %j',
    async (columns) => {
      const id = await add(columns);
      expect(await slugOf(id)).toBeNull();
      await sql`update psychologist_profiles set first_name = 'Now', last_name = 'Known', city = 'Town', province = 'MB' where id = ${id}`;
      expect(await slugOf(id)).toBe('now-known');
    },
  );

  it('are different for people of one name who arrive at the same moment', async () => {
    const ids = await Promise.all(
      Array.from({ length: 24 }, () => add({ first_name: 'Same', last_name: 'Moment' })),
    );
    const slugs = await Promise.all(ids.map(slugOf));
    expect(new Set(slugs).size).toBe(24);
    expect(slugs).toContain('same-moment-24');
  });
});
