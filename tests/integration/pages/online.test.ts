import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../../support/database.ts';
import { addPsychologist, type TestPsychologist } from '../../support/test-psychologist.ts';
import { each, readPage, wordsOf } from './read-page.ts';

const sql = connect();
let person: TestPsychologist;

beforeAll(async () => {
  // An office in Quebec, a further registration in the register's data, and one that nobody has checked.
  person = await addPsychologist(sql, {
    ...{ city: 'Montréal', province: 'QC', regulator: 'opq', telepsychology: true },
    ...{ concurrent_registrations: 'Manitoba', stated_registrations: ['NT'] },
    ...{ practice_areas: 'Anxiety', service_languages: 'Icelandic' },
  });
});
afterAll(() => sql`delete from psychologist_profiles where id = ${person.id}`);

it.each([
  [
    'fr',
    'Reçoit en ligne les personnes qui se trouvent au Québec, au Manitoba et aux Territoires du Nord-Ouest',
    'Déclare pouvoir exercer aux Territoires du Nord-Ouest. Nous ne l’avons pas vérifié.',
  ],
  [
    'en',
    'Sees people online in: Quebec, Manitoba and Northwest Territories',
    'Says that they are registered in Northwest Territories. We have not checked this.',
    'Quebec: in the register of Ordre des psychologues du Québec, checked on ',
    'Manitoba: a further registration',
    'People in Nova Scotia may also be seen',
  ],
])(
  'a profile says in whose provinces people are seen online, and whose word that is: %s',
  async (lang, ...said) => {
    const { words } = await readPage(`${person.path}?lang=${lang}`);
    for (const sentence of said) expect(words).toContain(sentence);
  },
);

it('a match for sessions online goes by registrations, and its reason says whose word that is', async () => {
  const read = async (province: string, more = '&session=Online') => {
    const { main } = await readPage(
      `/therapist-match?condition=anxiety&language=Icelandic&province=${province}${more}`,
    );
    return {
      card:
        each(main, 'article')
          .map(wordsOf)
          .find((text) => text.includes(person.name)) ?? '',
      words: wordsOf(main),
    };
  };
  await expect
    .poll(async () => (await read('MB')).card)
    .toContain('Registered in Manitoba, and may see you online');
  expect((await read('MB')).words).toContain('These psychologists are registered in Manitoba');
  expect((await read('MB', '&session=Online&lang=fr')).card).toContain(
    'Peut exercer au Manitoba et vous recevoir en ligne',
  );
  expect((await read('NT')).card).toContain(
    'Says that they are registered in the Northwest Territories; we have not checked this',
  );
  expect((await read('QC')).card).toContain('Practises in Quebec, where you are');

  // Elsewhere they may not, as far as is known, and are offered only to whoever does not ask for sessions online.
  const elsewhere = await read('ON');
  expect(elsewhere.card).toBe('');
  expect(elsewhere.words).toContain('nobody whom we know to be registered in Ontario');
  expect((await read('ON', '')).card).toContain(
    'Practises in Quebec: ask whether they may see clients in your province',
  );
});
