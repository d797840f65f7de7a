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
    language: 'English',
    query: '',
    locale: 'en-CA',
    accepting: 'Taking new clients',
    full: 'Not taking new clients',
    confirmed: 'Confirmed',
    wait: /^1 to 2 weeks \(confirmed (.+)\)$/,
    lapsed: 'Has not said lately whether new clients are taken',
    insurers: 'Bills directly',
    insurer: 'Blue Cross',
  },
  {
    language: 'French',
    query: '?lang=fr',
    locale: 'fr-CA',
    accepting: 'Accepte de nouveaux clients',
    full: 'N’accepte pas de nouveaux clients',
    confirmed: 'Confirmé le',
    wait: /^1 à 2 semaines \(confirmé le (.+)\)$/,
    lapsed: 'N’a pas précisé récemment s’il y a de la place pour de nouveaux clients',
    insurers: 'Facturation directe',
    insurer: 'Croix Bleue',
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
      const glance = each(main, 'dl', 'profile-glance').join('');
      return {
        flags: each(main, 'p', 'row gap-2').flatMap((line) => each(line, 'span').map(wordsOf)),
        glance: wordsOf(glance),
        glanced: each(glance, 'dd').map(wordsOf),
        facts: each(main, 'dl', '"facts measure"').flatMap((list) => each(list, 'dd')),
        insurers: each(main, 'div', '"fact"')
          .map(wordsOf)
          .find((fact) => fact.startsWith(words.insurers)),
      };
    };
    const said = await open({ ...facts, accepting_new_clients: true, accepting_confirmed_at: confirmed });
    expect(said.flags).toEqual([words.accepting, `${words.confirmed} ${day}`]);
    expect(said.glance).not.toContain(words.confirmed);
    expect(said.facts.map(wordsOf).find((text) => words.wait.test(text))).toContain(day);
    // No line breaks in a day.
    expect(said.facts).toContain(`<dd>${day.replaceAll(' ', '\u00a0')}</dd>`);
    expect(said.insurers).toContain(words.insurer);

    const long = new Date(Date.now() - 46 * 86_400_000);
    const lapsed = await open({ accepting_new_clients: true, accepting_confirmed_at: long });
    expect(lapsed.flags).toEqual([words.lapsed]);
    expect(lapsed.glanced).not.toContain(words.accepting);

    // Who takes no new clients has no waiting time in weeks.
    const full = await open({ ...facts, accepting_new_clients: false });
    // The fee has its own day, where another stands above it.
    expect(full.glance).toContain(`${words.confirmed} ${day}`);
    expect(full.glanced).toContain(words.full);
    expect(full.facts.map(wordsOf).filter((text) => words.wait.test(text))).toEqual([]);
  },
);
