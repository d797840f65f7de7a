import { afterAll, expect, it } from 'vitest';
import { connect } from '../../support/database.ts';
import { addPsychologist, type TestPsychologist } from '../../support/test-psychologist.ts';
import { each, readPage, wordsOf } from './read-page.ts';

const sql = connect();
const ids: string[] = [];

afterAll(() => sql`delete from psychologist_profiles where id = any(${ids}::uuid[])`);

async function add(columns: Record<string, unknown>): Promise<TestPsychologist> {
  const added = await addPsychologist(sql, { city: 'Winnipeg', ...columns });
  ids.push(added.id);
  return added;
}

const LANGUAGES = [
  {
    ...{ language: 'English', query: '', locale: 'en-CA', confirmed: 'Confirmed', wait: '1 to 2 weeks' },
    ...{ accepting: 'Taking new clients', full: 'Not taking new clients' },
    lapsed: 'Has not said lately whether new clients are taken',
    ...{ insurers: 'Bills directly', insurer: 'Blue Cross' },
  },
  {
    ...{
      language: 'French',
      query: '?lang=fr',
      locale: 'fr-CA',
      confirmed: 'Confirmé le',
      wait: '1 à 2 semaines',
    },
    ...{ accepting: 'Accepte de nouveaux clients', full: 'N’accepte pas de nouveaux clients' },
    lapsed: 'N’a pas précisé récemment s’il y a de la place pour de nouveaux clients',
    ...{ insurers: 'Facturation directe', insurer: 'Croix Bleue' },
  },
];

it.each(LANGUAGES)(
  'a profile says when its facts were confirmed, without scripts, in $language',
  async ({ query, locale, ...words }) => {
    const confirmed = new Date(Date.now() - 10 * 86_400_000);
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Etc/GMT+6' });
    const day = format.format(confirmed).replace(/^1 /, '1er ');
    const facts = {
      wait_times: '1 to 2 weeks',
      wait_confirmed_at: confirmed,
      fee_individual_cents: 18_000,
      fees_confirmed_at: confirmed,
      provider_lists: 'Medavie Blue Cross',
    };
    const open = async (columns: Record<string, unknown>) => {
      const { main } = await readPage((await add(columns)).path + query);
      // The first is what people decide by.
      const [card = '', ...rest] = each(main, 'dl', 'profile-rows');
      return { said: each(card, 'dd').map(wordsOf), rest: rest.map(wordsOf).join(' '), html: card };
    };
    const dated = (text: string) => `${text} ${words.confirmed} ${day}`;
    const { said, rest, html } = await open({
      ...facts,
      accepting_new_clients: true,
      accepting_confirmed_at: confirmed,
    });
    // Each with its day, and none of it a second time.
    expect(said.slice(0, 2)).toEqual([dated(words.accepting), dated(words.wait)]);
    expect(said[2]).toMatch(new RegExp(`180.*${words.confirmed} ${day}$`));
    expect(rest).not.toContain(words.wait);
    expect(rest).toContain(`${words.insurers} ${words.insurer}`);
    // No line breaks in a day.
    expect(html).toContain(day.replaceAll(' ', '\u00a0'));

    const long = new Date(Date.now() - 46 * 86_400_000);
    const lapsed = await open({ accepting_new_clients: true, accepting_confirmed_at: long });
    expect(lapsed.said[0]).toBe(words.lapsed);

    // Who takes no new clients has no waiting time in weeks.
    const full = await open({ ...facts, accepting_new_clients: false });
    expect(full.said[0]).toMatch(new RegExp(`^${words.full}`));
    expect(full.said[1]).not.toContain(words.wait);
  },
);
