import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { answerAll, button, openAssessment, untilAsked, WORDS } from '../support/assessment.ts';
import { form, open as openAccountForm, send } from '../support/auth-page.ts';
import { axeViolations } from '../support/axe.ts';
import { isWholeCrawl } from '../support/crawl.ts';
import { form as profileForm, ownDashboards } from '../support/dashboard-page.ts';
import { cutOffTexts } from '../support/cut-off.ts';
import { connect } from '../support/database.ts';
import { addFullPsychologist } from '../support/full-psychologist.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { forgetMemberLimits } from '../support/limits.ts';
import { serveTiles, showMap } from '../support/map-tiles.ts';
import { MATCH, openMatch } from '../support/match-page.ts';
import * as contact from '../support/message-form-page.ts';
import { pressFaults } from '../support/press-faults.ts';
import { openSearch, SEARCH } from '../support/search-screen.ts';
import { test } from '../support/visitor.ts';

/** How a page may look. States take turns with them; nightly tests look at each in every way. */
const LOOKS = [
  { language: 'en', colorScheme: 'light', width: 1280 },
  { language: 'fr', colorScheme: 'dark', width: 320 },
  { language: 'en', colorScheme: 'dark', width: 390 },
] as const;
type Look = (typeof LOOKS)[number];

const sql = connect();
const dashboards = ownDashboards(sql);
test.beforeEach(forgetMemberLimits);
test.afterAll(dashboards.remove);

/** Brings a page into states that a mere visit does not show, and has each judged. */
type Reach = (
  page: Page,
  look: Look,
  judge: (state: string, within?: string) => Promise<void>,
) => Promise<void>;

// A page as it opens is judged by crawl.spec.ts, which finds each kind by itself.
const STATES: Readonly<Record<string, Reach>> = {
  async 'a search with words, a place and a filter; its suggestions'(page, { language }, judge) {
    await openSearch(page, `${SEARCH}?search=anxiety&location=Manitoba&languages=English&lang=${language}`);
    await judge('results');
    await page.locator('input[name=search]').fill('cog');
    await expect(page.getByRole('option').first()).toBeVisible();
    await judge('suggestions', 'main form');
    await page.goto(`/?lang=${language}`);
    await page.locator('main input[type=text]').first().fill('anx');
    await expect(page.getByRole('listbox').first()).toBeVisible();
    await judge('at home', 'main form');
  },
  async 'a search of words of danger, and one that nobody meets'(page, { language }, judge) {
    const search = (words: string) =>
      openSearch(page, `${SEARCH}?search=${encodeURIComponent(words)}&literal=woman&lang=${language}`);
    await search('i want to die');
    await expect(page.locator('.crisis-panel')).toBeVisible();
    await judge('danger');
    await search('goodbye world');
    await expect(page.locator('.danger-line')).toBeVisible();
    await judge('grave words');
    await search('woman emdr grief tagalog by phone Winnipeg');
    await expect(page.locator('.nearest, .near-heading').first()).toBeVisible();
    await judge('offers');
  },
  async 'matches, narrowed'(page, { language }, judge) {
    await openMatch(page, `${MATCH}?condition=ptsd&lang=${language}&local=1&province=QC`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.locator('.crisis-notice')).toBeInViewport({ ratio: 1 });
    await judge('matches');
  },
  async 'filters, all unfolded'(page, { language }, judge) {
    const chosen = 'concerns=Anxiety&accepting=yes&wait=1+to+2+weeks,2+to+4+weeks&fee=200';
    await openSearch(page, `${SEARCH}?${chosen}&lang=${language}`);
    for (const menu of await page.locator('.filter-menu').all()) {
      await menu.locator('summary').first().click();
      await expect(menu.getByRole('button').first()).toBeVisible();
      await judge(await menu.innerText(), '.filter-menu[open]');
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^(More filters|Plus de filtres)/ }).click();
    await expect(page.locator('.filter-group:visible').first()).toBeVisible();
    for (const group of await page.locator('.filter-group:visible').all()) {
      if ((await group.getAttribute('open')) === null) await group.locator('summary').first().click();
      await expect(group).toHaveAttribute('open', '');
    }
    await judge('unfolded', 'dialog[open]');
  },
  async 'forms that lack something, and a message that does not get through'(page, { language }, judge) {
    for (const path of ['/login', '/password-reset']) {
      await openAccountForm(page, `${path}?lang=${language}`);
      await send(page).click();
      await expect(form(page).locator('[aria-invalid]').first()).toBeFocused();
      await judge(path, 'main form');
    }
    await page.goto(`/join?lang=${language}`);
    const choose = page.locator('.plan-button').first();
    await untilHydrated(choose);
    await choose.click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('button[type=submit]').click();
    await expect(dialog.locator('[aria-invalid]').first()).toBeFocused();
    await judge('listing', 'dialog[open]');

    await contact.open(page, `/contact?lang=${language}`);
    await contact.send(page).click();
    await expect(contact.form(page).locator('[aria-invalid]').first()).toBeFocused();
    await judge('errors', 'main form');
    await contact.form(page).locator('[name=name]').fill('Ana');
    await contact.form(page).locator('[name=email]').fill(contact.newAddress());
    await contact.form(page).locator('[name=message]').fill('Hello');
    await page.route('**/api/contact', (route) => route.abort());
    await contact.send(page).click();
    await expect(contact.toast(page)).toBeVisible();
    await judge('toast', ':root');
  },
  async 'a profile with all that there can be: its map, and its other tab'(page, { language }, judge) {
    await using full = await addFullPsychologist(sql);
    await serveTiles(page);
    await page.goto(`${full.path}?lang=${language}`);
    await judge('overview');
    await showMap(page);
    await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
    await judge('map');
    await page.getByRole('tab').nth(1).click();
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    await judge('specialties');
  },
  async 'an assessment from its first question to its result'(page, { language }, judge) {
    const [name, value] = language === 'en' ? (['depression', 3] as const) : (['ptsd', 4] as const);
    await openAssessment(page, name, language);
    await button(page, WORDS[language].start).click();
    await untilAsked(page, 1);
    await page.keyboard.press('1');
    await judge('question');
    await answerAll(page, name, value, language);
    await judge('before the result');
    await button(page, WORDS[language].without).click();
    await expect(page.locator('.assessment-score-words')).toBeVisible();
    await page.locator('.assessment-more summary').first().click();
    await judge('result');
    // No link leads there without a result.
    await page.goto('/robots.txt');
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`/appointment?lang=${language}`);
    await expect(
      page.getByText(/^(No result to put on this sheet|Aucun résultat à mettre sur cette feuille)/),
    ).toBeVisible();
    await judge('no sheet');
    expect.soft(await pressFaults(page)).toEqual([]);
  },
  async 'what is held of an address, and the copy of it'(page, { language }, judge) {
    const token = randomUUID();
    const email = 'dora-marguerite.quillomont-de-la-riviere@cabinet.example.org';
    const held = ['contact_messages', 'sign_in_address_changes'].map((name) => ({
      ...{ table: `public.${name}`, rows: 2, first: '2026-11-03T18:00:00Z', last: '2026-11-05T18:00:00Z' },
    }));
    const [link] = await sql<{ id: string }[]>`
      insert into data_links (email, token_digests, held)
      values (${email}, array[sha256(${token}::bytea)], ${sql.json(held)}) returning id`;
    await sql`
      insert into person_requests (wish, account, email, by_link, copy, done_at)
      values ('copy', ${link?.id ?? ''}, ${email}, true, '{}', now())`;
    await page.goto(`/your-data?token=${token}&lang=${language}`);
    await expect(page.getByRole('link', { name: /^(Download my copy|Télécharger ma copie)$/ })).toBeVisible();
    await judge('ready');
    await sql`delete from person_requests where account = ${link?.id ?? ''}`;
    await sql`delete from data_links where id = ${link?.id ?? ''}`;
  },
  async 'a dashboard with a name, credentials and an address that wait'(page, { language }, judge) {
    const { id, member } = await dashboards.open(page, {}, `?lang=${language}`);
    for (const [field, value] of [
      ['name', 'Dora-Marguerite Quillomont de la Rivière'],
      ['credentials', null],
    ] as const)
      await sql`
        insert into profile_changes (profile_id, field, old_value, new_value, requested_by)
        values (${id}, ${field}, 'Dora Board', ${value}, ${member.id})`;
    await sql`
      insert into contact_address_changes (profile_id, new_address, requested_by)
      values (${id}, 'dora-marguerite.quillomont-de-la-riviere@cabinet.example.org', ${member.id})`;
    await sql`
      insert into sign_in_address_changes (account, old_address, new_address)
      values (${member.id}, ${member.email}, 'dora-marguerite.quillomont-de-la-riviere@cabinet.example.org')`;
    await page.reload();
    await expect(page.getByText('Quillomont').first()).toBeVisible();
    await page.getByRole('button', { name: /^(Devices and password|Appareils et mot de passe)$/ }).click();
    await expect(page.getByRole('group', { name: /log in with$|de connexion en attente$/ })).toBeVisible();
    await judge('read');
    await sql`delete from sign_in_address_changes where account = ${member.id}`;
    await page.locator('.member-actions button').first().click();
    await expect(profileForm(page)).toBeVisible();
    await judge('edited');
    await page
      .getByRole('button', { name: /^(Take back the new name|Retirer la demande de nouveau nom)$/ })
      .click();
    await expect(page.getByText(/^(Taken back|Demande retirée)/)).toBeVisible();
    await judge('taken back');
  },
  async 'a dashboard, read and edited'(page, { language, width }, judge) {
    const columns = { therapy_types: 'EMDR, ACT', is_premium: width < 960 };
    await dashboards.open(page, columns, `?lang=${language}`);
    await expect(page.locator('.stats-figures')).toBeVisible();
    await judge('read');
    await page.getByRole('button', { name: /^(Devices and password|Appareils et mot de passe)$/ }).click();
    await expect(page.getByText(/^(This device|Cet appareil)$/)).toBeVisible();
    await judge('devices');
    await page.locator('.member-actions button').first().click();
    await expect(profileForm(page)).toBeVisible();
    await judge('edited');
  },
};

for (const [index, [name, reach]] of Object.entries(STATES).entries()) {
  for (const look of isWholeCrawl ? LOOKS : LOOKS.slice(index % LOOKS.length).slice(0, 1)) {
    const { language, colorScheme, width } = look;
    test(`${name}: accessible, and nothing is cut or too wide (${language}, ${colorScheme}, ${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      // What stands around the page's own part is judged with each kind of page.
      await reach(page, look, async (state, within = 'main') => {
        expect.soft(await axeViolations(page, within), state).toEqual([]);
        for (const faultsOf of [layoutFaults, cutOffTexts])
          expect.soft(await faultsOf(page), state).toEqual([]);
      });
    });
  }
}
