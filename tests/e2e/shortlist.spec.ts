import { expect, type BrowserContext, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { axeViolations } from '../support/axe.ts';
import { connect } from '../support/database.ts';
import { mailTo } from '../support/delivered-mail.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { forgetContactLimits } from '../support/limits.ts';
import { field, form, newAddress, openOver, send } from '../support/message-form-page.ts';
import { addPsychologist, type TestPsychologist } from '../support/test-psychologist.ts';
import { wordsApart } from '../support/words-apart.ts';
import { test } from '../support/visitor.ts';

const sql = connect();
let people: TestPsychologist[];

test.beforeAll(async () => {
  people = [];
  // The first says where they may see people online, and has psychologists near by who work with the same.
  const more = { telepsychology: true, stated_registrations: ['YT'], practice_areas: 'Anxiety' };
  for (let count = 0; count < 5; count += 1)
    people.push(
      await addPsychologist(sql, { city: 'Winnipeg', postal_code: 'R3C 0A1', ...(count === 0 ? more : {}) }),
    );
});
test.beforeEach(forgetContactLimits);
test.afterAll(
  () => sql`delete from psychologist_profiles where id = any(${people.map(({ id }) => id)}::uuid[])`,
);

const person = (index: number) => people[index] as TestPsychologist;
const heart = (page: Page, { name }: TestPsychologist, language: 'en' | 'fr' = 'en') =>
  page.getByRole('button', {
    name: language === 'en' ? `Keep ${name} on your list` : `Garder ${name} dans votre liste`,
  });
const table = (page: Page) => page.getByRole('table');
const note = (page: Page, { name }: TestPsychologist) =>
  page.getByRole('textbox', { name: `Your note on ${name}` });
const listLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^(Your list|Votre liste)/ });
const openTools = (page: Page) => page.locator('.list-tools > summary').click();
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('shortlist'));

/** Puts people on the list of this device, as if their hearts had been pressed. */
async function keep(context: BrowserContext, kept: readonly TestPsychologist[]): Promise<void> {
  const list = JSON.stringify(kept.map(({ id, name }) => ({ id, name, note: '' })));
  await context.addInitScript((text) => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'yes');
    localStorage.setItem('shortlist', text);
  }, list);
}

test('a heart keeps somebody in every tab; the list compares, prints, goes', async ({ ownPage: page }) => {
  const context = page.context();
  const sent: string[] = [];
  context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(person(0).path);
  await expect(listLink(page)).toBeHidden();
  await heart(page, person(0)).click();
  await expect(heart(page, person(0))).toHaveAttribute('aria-pressed', 'true');
  await expect(listLink(page)).toHaveText(/1$/);
  const similar = page.locator('.similar').getByRole('button', { name: /^Keep .* on your list$/ });
  await expect(similar).toHaveCount(3);
  await similar.first().click();
  await expect(listLink(page)).toHaveText(/2$/);
  await similar.first().click();
  await expect(listLink(page)).toHaveText(/1$/);

  // Another tab has the list open: whoever is kept here appears there.
  const list = await context.newPage();
  await list.goto('/shortlist');
  await expect(table(list).getByRole('columnheader', { name: person(0).name })).toBeVisible();
  // Whoever is new is found a moment later.
  await expect(async () => {
    await page.goto(`/find-a-psychologist?search=${encodeURIComponent(person(1).name)}`);
    await expect(heart(page, person(1))).toBeVisible({ timeout: 1000 });
  }).toPass();
  await heart(page, person(1)).click();
  await expect(table(list).getByRole('columnheader', { name: person(1).name })).toBeVisible();
  // What nobody says takes no row, and is said once.
  await expect(list.getByText(/^Not given by anyone here: .*New clients/)).toBeVisible();
  await list.getByRole('button', { name: 'Show all rows' }).click();
  await expect(table(list).getByRole('row', { name: /^Sees people online in/ })).toContainText(
    'Yukon (their own word, not checked)',
  );

  // A note is kept with each key, here and in the other tab, and no request holds a word of it.
  await expect(note(list, person(0))).toHaveAccessibleDescription(/does not contain your notes/);
  await expect(note(list, person(1))).toHaveAccessibleDescription(/does not contain your notes/);
  await note(list, person(0)).fill('x'.repeat(1000));
  await expect(list.getByText('This note is full: it holds 1,000 characters.').first()).toBeVisible();
  await note(list, person(0)).fill('Has a place in June');
  await page.goto('/shortlist');
  await expect(note(page, person(0))).toHaveValue('Has a place in June');
  await openTools(page);
  await page.getByRole('textbox', { name: 'How far is it for you?' }).fill('R3C');
  await page.getByRole('button', { name: 'Show distances' }).click();
  await expect(table(page).getByRole('row', { name: /^Distance from R3C/ })).toContainText(
    'the same postal area, or very near',
  );
  expect(sent.filter((request) => /\b(?:June|R3C)\b/.test(wordsApart(request)))).toEqual([]);
  expect(await axeViolations(page, 'main')).toEqual([]);

  // On paper the notes are there only if they are wanted.
  const printed = page.locator('.list-note-printed').first();
  await page.emulateMedia({ media: 'print' });
  await expect(table(page)).toBeVisible();
  await expect(printed).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('checkbox', { name: 'Print my notes, too' }).check();
  await page.emulateMedia({ media: 'print' });
  await expect(printed).toHaveText('Has a place in June');
  await page.emulateMedia({ media: 'screen' });
  await openTools(page);

  // Whoever is removed comes back with the note; a heart that would take a note along says so.
  await page.getByRole('button', { name: `Remove ${person(0).name} from your list` }).click();
  await expect(table(list).getByRole('columnheader', { name: person(0).name })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Your list is as it was.')).toBeVisible();
  await expect(page.locator('.list-outcome')).toBeFocused();
  await expect(note(list, person(0))).toHaveValue('Has a place in June');
  await page.goto(person(0).path);
  await heart(page, person(0)).click();
  await expect(page.locator('.list-notice')).toContainText('with your note');
  await page.locator('.list-notice').getByRole('button', { name: 'Undo' }).click();
  await expect(heart(page, person(0))).toHaveAttribute('aria-pressed', 'true');

  // "Delete all" of the device takes the list along, and its tab says what happened.
  await page.goto('/assessments');
  await page.getByRole('button', { name: 'Delete all' }).click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect(list.getByText('emptied in another tab')).toBeVisible();
  expect(await stored(list)).toBeNull();
});

test('a heart has done it when it is pressed, whoever leaves at once', async ({ page }) => {
  // What is fetched for a press comes late, if at all.
  await page.route(/press-heart/, (route) => route.abort());
  const pressAndLeave = async () => {
    await untilHydrated(heart(page, person(0)));
    await heart(page, person(0)).evaluate((button: HTMLElement) => {
      button.click();
      location.assign('/shortlist');
    });
  };
  await page.goto(person(0).path);
  await pressAndLeave();
  await expect(table(page).getByRole('columnheader', { name: person(0).name })).toBeVisible();
  await page.goto(person(0).path);
  await expect(heart(page, person(0))).toHaveAttribute('aria-pressed', 'true');
  await pressAndLeave();
  await expect(page.getByText('Nobody is on your list yet')).toBeVisible();
  expect(await stored(page)).toBeNull();
});

test('it is chosen whom to compare, of whom paper holds four; who left the directory is named; a link carries the people alone and asks', async ({
  ownPage: page,
  browser,
}) => {
  const context = page.context();
  await sql`update psychologist_profiles set is_active = false where id = ${person(4).id}`;
  try {
    await keep(context, people);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/shortlist');
    await expect(page.getByText(`${person(4).name} is no longer in the directory.`)).toBeVisible();
    await expect(table(page).getByRole('columnheader')).toHaveCount(4);
    await sql`update psychologist_profiles set is_active = true where id = ${person(4).id}`;
    await page.reload();
    await expect(table(page).getByRole('columnheader')).toHaveCount(5);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(`Also on the list, and not on this paper: ${person(4).name}.`)).toBeVisible();
    await expect(table(page).getByRole('columnheader')).toHaveCount(4);
    await page.emulateMedia({ media: 'screen' });
    await openTools(page);
    await page
      .getByRole('group', { name: 'Who stands in the table' })
      .getByRole('checkbox', { name: person(0).name })
      .uncheck();
    await expect(table(page).getByRole('columnheader', { name: person(0).name })).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(`Also on the list, and not on this paper: ${person(0).name}.`)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('button', { name: 'Copy a link to these people' }).click();
    await expect(page.getByText('no notes, and nothing about you')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/shortlist\?ids=[\w-]{22}(,[\w-]{22}){4}$/);

    const answer = await page.request.get(link);
    expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
    expect(await answer.text()).toContain('noindex');

    // Somebody else's phone, in French, with a link that was cut off.
    const other = await browser.newContext({ viewport: { width: 320, height: 740 }, colorScheme: 'dark' });
    await keep(other, people.slice(0, 1));
    const phone = await other.newPage();
    await phone.goto(`${link},x&lang=fr`);
    await expect(phone.getByText('Une partie de ce lien ne peut pas être lue.')).toBeVisible();
    const add = phone.getByRole('button', { name: 'Les ajouter à ma liste' });
    await untilHydrated(add);
    // Two stand beside each other; the others come from the side, under the names of the rows.
    await table(phone).scrollIntoViewIfNeeded();
    for (const index of [0, 1])
      await expect(table(phone).getByRole('columnheader', { name: person(index).name })).toBeInViewport();
    const last = table(phone).getByRole('columnheader', { name: person(4).name });
    await expect(last).not.toBeInViewport();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expect(table(phone).getByRole('rowheader').first()).toBeInViewport({ ratio: 1 });
    expect(await axeViolations(phone, 'main')).toEqual([]);
    expect(JSON.parse((await stored(phone)) ?? '')).toHaveLength(1);
    await add.click();
    await expect(phone.getByRole('heading', { level: 1, name: 'Votre liste' })).toBeVisible();
    await expect(listLink(phone)).toHaveText(/5$/);
    expect(await axeViolations(phone, 'main')).toEqual([]);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await other.close();

    await openTools(page);
    await openOver(page);
    await field(page, 'Name').fill('Ana Visitor');
    await page.keyboard.press('Escape');
    await openTools(page);
    await page.getByRole('button', { name: 'Remove everyone' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove everyone' }).click();
    await expect(page.getByText('Nobody is on your list yet')).toBeVisible();
    expect(
      await page.evaluate(() => [
        localStorage.getItem('shortlist'),
        sessionStorage.getItem('draft:shortlist'),
      ]),
    ).toEqual([null, null]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(listLink(page)).toHaveText(/5$/);
  } finally {
    await sql`update psychologist_profiles set is_active = true where id = ${person(4).id}`;
  }
});

test('one message to the list goes to the first who is chosen, and names the others in the order of the ticks', async ({
  ownPage: page,
}) => {
  const context = page.context();
  const words = `I would like to talk about sleep. ${randomUUID()}`;
  const posts: object[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) posts.push(request.postDataJSON() as object);
  });
  await keep(context, people.slice(0, 4));
  await page.goto('/shortlist');
  await openOver(page);
  await untilHydrated(form(page));
  // The field for programs is no field to anybody who looks at the page.
  await expect(form(page).locator('.honeypot')).toHaveCSS('width', '1px');
  await expect(page.getByRole('dialog').getByText('This is not for emergencies')).toBeVisible();
  await field(page, 'Name').fill('Ana Visitor');
  await field(page, 'Email').fill(newAddress());
  // Three small questions make the message, beside what is written by hand.
  const message = form(page).getByRole('textbox', { name: /^Message/ });
  await message.fill(words);
  await form(page).getByText('Help with the first words').click();
  await form(page).getByLabel('sleep').check();
  await form(page).getByLabel('in the evening').check();
  await form(page).getByRole('button', { name: 'Write it in English' }).click();
  await form(page).getByRole('button', { name: 'Write it in French' }).click();
  await expect(message).toHaveValue(
    new RegExp(`^${words.replace(/\./g, '\\.')}\n\nBonjour,[^]*le sommeil[^]*le soir`),
  );
  await expect(message).not.toHaveValue(/Hello,/);
  await send(page).click();
  const whom = form(page).getByRole('group', { name: 'Who gets your message?' });
  await expect(whom).toHaveAccessibleDescription('Please choose at least one person');
  await expect(whom.getByRole('checkbox').first()).toBeFocused();
  for (const one of [2, 0, 1])
    await form(page)
      .getByRole('checkbox', { name: person(one).name })
      .check();
  await send(page).click();
  await expect(form(page).getByText('This is a demonstration: nobody will answer.')).toBeVisible();
  expect(posts).toMatchObject([
    { psychologistId: person(2).id, others: [person(0).id, person(1).id], atOnce: 1, passesOn: false },
  ]);
  await expect(form(page).getByRole('checkbox', { checked: true, name: person(2).name })).toHaveCount(0);

  // Nobody but the first is written to, and not a word of the others.
  const delivered = async () => (await mailTo(person(2).email)).filter((mail) => mail.text.includes(words));
  await expect.poll(async () => (await delivered()).length).toBe(1);
  const [mail] = await delivered();
  for (const other of people.filter(({ id }) => id !== person(2).id)) {
    for (const told of [other.name, other.email, other.id]) expect(JSON.stringify(mail)).not.toContain(told);
    expect((await mailTo(other.email)).some(({ text }) => text.includes(words))).toBe(false);
  }
});

test('where nothing is stored hearts say so; without scripts none are', async ({ page, browser }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(person(0).path);
  await heart(page, person(0)).click();
  await expect(page.locator('.list-notice')).toContainText('does not store your list');
  await expect(heart(page, person(0))).toHaveAttribute('aria-pressed', 'true');
  await listLink(page).click();
  await expect(page.getByRole('alert')).toContainText('does not store your list');
  await expect(table(page).getByRole('columnheader', { name: person(0).name })).toBeVisible();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const without = await plain.newPage();
  await without.goto(person(0).path);
  await expect(without.locator('.heart:visible')).toHaveCount(0);
  await without.goto(`/shortlist?ids=${person(0).id}`);
  await expect(without.getByRole('columnheader', { name: person(0).name })).toBeVisible();
  await plain.close();
});
