import { describe, expect, test } from 'vitest';
import { DANGER_KINDS } from '@directory/domain/crisis-lines/danger';
import { CRISIS_LINES, US_CRISIS_LINES } from '@directory/domain/crisis-lines/choose';
import { LANGUAGES } from '@directory/domain/language';
import type { Understood } from '@directory/domain/contracts/search-answer';
import type { Directory } from '@directory/domain/site/directory';
import { NOBODY_FOUND } from '../features/search/model/client.ts';
import { directory, render } from './rendered-page.ts';

test('whom to call in danger comes before what a page holds, by buttons that say so whole', async () => {
  for (const path of ['/what-to-do-tonight', '/how-to-talk-to-somebody']) {
    const { html } = await render(path);
    const main = html.slice(html.indexOf('<main'));
    expect(main.indexOf('tel:911')).toBeLessThan(main.indexOf('page-contents'));
  }
  const { html } = await render('/assessments', { language: 'fr' });
  expect(html).toContain('href="tel:911">Appeler le 911</a>');
  // With one verb wherever it is said.
  const { html: questions } = await render('/assessment/depression', { language: 'fr' });
  for (const number of ['9-8-8', '911'])
    expect(questions.match(new RegExp(`>Appeler le ${number}</a>`, 'g'))).toHaveLength(2);
});

test('crisis lines say how old their sources are, and that nobody has called them yet', async () => {
  for (const path of ['/safety-plan', '/what-to-do-tonight', '/walk-in-help']) {
    const { html } = await render(path, { language: 'fr' });
    expect(html, path).toMatch(
      />pages publiques<\/a>, la plus ancienne datée de 20\d\d, d’autres sans date, pas encore confirmés par téléphone/,
    );
    expect(html).toContain('href="/assessment-disclaimer#sources"');
  }
  expect((await render('/assessment-disclaimer')).html).toContain('id="sources"');
});

test('each kind of danger has the part of its number on the page for tonight', async () => {
  const { html } = await render('/what-to-do-tonight');
  const headingOf = (number: number) =>
    /<h2[^>]*>(.*?)<\/h2>/.exec(html.slice(html.indexOf(`id="part-${number}"`)))?.[1];
  expect(DANGER_KINDS.map((kind, index) => [kind, headingOf(index + 1)])).toEqual([
    ['medical', 'An overdose or a poisoning'],
    ['child', 'Fear for a child'],
    ['violence', 'Violence at home'],
    ['suicide', 'Thoughts of suicide'],
  ]);
});

test('each crisis line whose number stands on no dated page says that nobody has called it yet', async () => {
  const undated = [...CRISIS_LINES, ...US_CRISIS_LINES].filter(({ dated, also }) => !dated && !also);
  expect(undated.length).toBeGreaterThan(0);
  for (const language of LANGUAGES) {
    const { html } = await render('/assessment-disclaimer', { language });
    const said = html.match(/number not yet confirmed by phone|numéro pas encore confirmé par téléphone/g);
    expect(said).toHaveLength(undated.length);
  }
});

test('matches in a province have its own line, and lead nobody in Nunavut to 911, which it has not', async () => {
  for (const [province, call] of [
    ['QC', 'tel:+18662773553'],
    ['NU', 'tel:+18002653333'],
  ] as const) {
    const { html } = await render(`/therapist-match?condition=depression&province=${province}`);
    expect(html).toContain(`href="${call}"`);
    expect(html).not.toContain('tel:+18774357170');
    const foot = html.slice(html.indexOf('<footer'));
    expect([html.includes('href="tel:911"'), foot.includes(', call your community’s RCMP')]).toEqual(
      province === 'NU' ? [false, true] : [true, false],
    );
  }
});

test('lines for sexual violence stand with PTSD, and with nothing else', async () => {
  const open = async (path: string) => (await render(path)).html.replace(/<details[^]*?<\/details>/g, '');
  const [ptsd, depression] = [await open('/conditions/ptsd'), await open('/conditions/depression')];
  for (const number of ['tel:+18669254419', 'tel:+18002687708'])
    expect([ptsd.includes(number), depression.includes(number)]).toEqual([true, false]);
});

test('the page of a condition has the quick exit, which promises nothing of Back without scripts', async () => {
  for (const language of LANGUAGES) {
    const { html } = await render('/conditions/ptsd', { language });
    expect(html).toMatch(/<a class="[^"]*quick-exit-link/);
    const plain = html.replace(/<span class="needs-scripts">.*?<\/span>/g, '');
    const ofBack = plain.match(/[^.<>]*(?:Back button|bouton Retour)[^.<>]*/g);
    expect(ofBack).toEqual([expect.stringMatching(/^(?:Without|Sans) JavaScript/)]);
  }
});

describe('a search with words of danger', () => {
  const answering = (danger: readonly string[], place?: string): Directory => ({
    ...directory,
    search: () => {
      const conditions = place ? [{ kind: 'place', anyOf: [{ kind: 'place', values: [place] }] }] : [];
      const understood = { conditions, rest: '', danger } as unknown as Understood;
      return Promise.resolve({ ...NOBODY_FOUND, understood });
    },
  });

  test.each([
    ['en', 'search=zqx+help&literal=zqx', 'Find a psychologist', 'You have the right to be safe'],
    ['fr', 'search=zqx+help&literal=zqx', 'Trouver un psychologue', 'Vous avez le droit d’être en sécurité'],
    // As the place to be near.
    ['en', 'near=zqx+help&within=50&order=near', 'Find a psychologist', 'You have the right to be safe'],
    ['fr', 'near=zqx&search=help', 'Trouver un psychologue', 'Vous avez le droit d’être en sécurité'],
  ] as const)(
    'stands in no address, title or tag of the page, and no copy is kept: %s, %s',
    async (language, query, title, panel) => {
      const { response, html } = await render(`/search?${query}&languages=French`, {
        language,
        from: answering(['violence']),
      });
      expect(response.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
      // The box and the data of the screen hold the words, and nothing else does.
      const elsewhere = html
        .replace(/<input[^>]* name="search"[^>]*>/, '')
        .replace(/<script id="page-data"[^]*?<\/script>/, '');
      expect(elsewhere).not.toContain('zqx');
      expect(html).toMatch(/<input[^>]* value="zqx help"/);
      expect(html).toContain(`<title data-head>${title} · `);
      expect(html.indexOf('history.replaceState')).toBeLessThan(html.indexOf('<title'));
      expect(html).toContain(panel);
      expect(html.indexOf('href="tel:911"')).toBeLessThan(html.indexOf('href="tel:988"'));
      expect(html).toContain(language === 'en' ? 'https://weather.gc.ca/' : 'https://meteo.gc.ca/');
      expect(html).toContain('href="/what-to-do-tonight#part-3"');
    },
  );

  test.each(DANGER_KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const)))(
    'says few words before the first call, which fit whoever it is: %s, %s',
    async (kind, language) => {
      const { html } = await render('/search?search=zqx', { language, from: answering([kind]) });
      const before = html.slice(html.indexOf('<h2 class="crisis-panel-title'), html.indexOf('href="tel:'));
      const words = before.replace(/<[^>]*>|<[^>]*$/g, ' ').trim();
      expect(words.split(/\s+/).length).toBeLessThan(24);
      expect(words).not.toMatch(/nalox|drug|drogue|overdose|surdose/i);
    },
  );

  test('names the lines of where its words say', async () => {
    const panelOf = async (place?: string) => {
      const { html } = await render('/search?search=zqx', { from: answering(['violence'], place) });
      return html.slice(html.indexOf('crisis-panel-title'), html.indexOf('results-listed'));
    };
    expect(await panelOf()).toContain('href="tel:911"');
    // There is none in Nunavut.
    expect(await panelOf('NU/iqaluit')).not.toContain('href="tel:911"');
    const { html } = await render('/search?search=zqx&location=Quebec', { from: answering(['suicide']) });
    for (const line of ['tel:+18662773553', 'sms:535353'])
      expect(html.slice(html.indexOf('crisis-panel-title')).split('<details')[0]).toContain(`href="${line}"`);
  });

  test('is like any other where there is no danger', async () => {
    const { response, html } = await render('/search?search=zqx+help', { from: answering([]) });
    expect(response.headers['cache-control']).toBeUndefined();
    expect(html).toContain('<title data-head>Psychologists: zqx help · ');
    expect(html).not.toContain('crisis-panel');
  });
});
