import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../support/database.ts';
import { addFullPsychologist, type FullPsychologist } from '../../support/full-psychologist.ts';
import { inTime } from '../../support/in-time.ts';
import { addPsychologist, type TestPsychologist } from '../../support/test-psychologist.ts';
import { each, readPage, wordsOf } from './read-page.ts';

const sql = connect();
const ids: string[] = [];
let full: FullPsychologist;
let bare: TestPsychologist;

async function add(columns: Record<string, unknown> = {}): Promise<TestPsychologist> {
  const added = await addPsychologist(sql, { city: 'Winnipeg', ...columns });
  ids.push(added.id);
  return added;
}

beforeAll(async () => {
  full = await addFullPsychologist(sql);
  bare = await add();
});
afterAll(async () => {
  await full[Symbol.asyncDispose]();
  await sql`delete from psychologist_profiles where id = any(${ids}::uuid[])`;
});

/** The entries of the list below a heading. */
function listed(main: string, heading: string): string[] {
  const section = main.slice(main.search(new RegExp(`<h[23][^>]*>${heading}<`)));
  return each(section.split('</ul>')[0] ?? '', 'li').map(wordsOf);
}

describe('a profile', () => {
  it('shows what is given', async () => {
    const { words, main } = await readPage(full.path);
    for (const given of [
      'Ph.D., C.Psych.',
      'MB-424242',
      '$80',
      'e-Transfer, Visa',
      'Endorsed by a colleague',
      'English, French',
      '2 to 4 weeks',
    ])
      expect(words).toContain(given);
    expect(main).toMatch(/href="tel:2045550111,4"[^>]*>(?:<[^>]+>)*[^<]*204-555-0111 ext\. 4/);
  });

  it('has no list that is longer than it may be', async () => {
    const { main } = await readPage(full.path);
    expect(listed(main, 'Areas of expertise')).toHaveLength(20);
    expect(listed(main, 'Therapeutic approaches')).toHaveLength(24);
    expect(listed(main, 'Works with')).toHaveLength(24);
  });

  it('says in French what it names in English, too', async () => {
    const { words, main } = await readPage(`${full.path}?lang=fr`);
    for (const said of ['Virement Interac, Visa', '2 à 4 semaines']) expect(words).toContain(said);
    expect(words).toMatch(/80\s\$/);
    // Named twice, shown once; what is in no list is shown as it is.
    expect(listed(main, 'Évaluations')).toEqual(['Évaluation de l’autisme', 'An assessment of our own']);
  });

  it('has its form in the page, which without scripts is a plain one', async () => {
    const { main } = await readPage(bare.path);
    const dialog = main.slice(main.search(/<dialog[^>]* id="contact"/));
    expect(dialog).toMatch(/<form[^>]* action="\/api\/contact[^>]* method="post"/);
    expect(main).toMatch(/<a[^>]* href="#contact"/);
  });

  it('names others near by', async () => {
    // A place that no other test takes psychologists from. A profile waits for search only briefly, and does without it.
    const main = await inTime(async () => {
      const found = await readPage('/find-a-psychologist?location=Calgary');
      const path = /result-card[^]*?href="([^"]+)"/.exec(found.main)?.[1] ?? '/';
      const page = await readPage(path);
      expect(page.main).toContain('Similar psychologists nearby');
      return page.main;
    });
    const name = wordsOf(each(main, 'h1')[0] ?? '');
    const similar = main.slice(main.indexOf('Similar psychologists nearby'));
    const cards = each(similar, 'li').filter((card) => card.includes('<h3'));
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.length).toBeLessThanOrEqual(3);
    for (const card of cards) {
      expect(wordsOf(each(card, 'h3')[0] ?? '')).not.toBe(name);
      expect(wordsOf(card)).not.toContain('Alberta');
    }
    expect(wordsOf(cards[0] ?? '')).toContain('Calgary');
  });
});

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

it.each(['en', 'fr'])('people of one name in one city have pages of different titles, %s', async (lang) => {
  const person = { first_name: 'Namesake', last_name: lang === 'fr' ? 'Deux' : 'Two', city: 'Winnipeg' };
  const titles: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const { path } = await add({ ...person, province: 'MB' });
    titles.push(String((await readPage(`${path}?lang=${lang}`)).title));
  }
  expect(titles[0]).toMatch(/^Namesake (Two|Deux), psycholog/);
  expect(titles[1]).toMatch(/^Namesake (Two|Deux) \(2\), psycholog/);
});
