import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../support/database.ts';
import { addFullPsychologist, type FullPsychologist } from '../../support/full-psychologist.ts';
import { inTime } from '../../support/in-time.ts';
import { addPsychologist, type TestPsychologist } from '../../support/test-psychologist.ts';
import { each, readPage, wordsOf } from './read-page.ts';

const sql = connect();
let full: FullPsychologist;
let bare: TestPsychologist;

beforeAll(async () => {
  full = await addFullPsychologist(sql);
  bare = await addPsychologist(sql, { city: 'Winnipeg' });
});
afterAll(async () => {
  await full[Symbol.asyncDispose]();
  await sql`delete from psychologist_profiles where id = ${bare.id}`;
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
