import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { axeViolations } from '../support/axe.ts';
import { connect } from '../support/database.ts';
import { mailTo } from '../support/delivered-mail.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { forgetContactLimits } from '../support/limits.ts';
import { field, form, newAddress, send } from '../support/message-form-page.ts';
import { addPsychologist, type TestPsychologist } from '../support/test-psychologist.ts';

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

test('a heart keeps somebody in every tab; the list compares, prints, goes', async ({ page, context }) => {
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
  await expect(table(list).getByRole('row', { name: /^New clients/ })).toBeVisible();
  await expect(table(list).getByRole('row', { name: /^Sees people online in/ })).toContainText(
    'Yukon (their own word, not checked)',
  );

  // A note is kept with each key, here and in the other tab, and no request holds a word of it.
  await expect(note(list, person(0))).toHaveAccessibleDescription(/does not contain your notes/);
  await expect(note(list, person(1))).toHaveAccessibleDescription(/does not contain your notes/);
  await expect(list.getByText('does not contain your notes')).toHaveCount(1);
  await note(list, person(0)).fill('x'.repeat(1000));
  await expect(list.getByText('This note is full: it holds 1,000 characters.').first()).toBeVisible();
  await note(list, person(0)).fill('Has a place in June');
  await page.goto('/shortlist');
  await expect(note(page, person(0))).toHaveValue('Has a place in June');
  await page.getByRole('textbox', { name: 'How far is it for you?' }).fill('R3C');
  await page.getByRole('button', { name: 'Show distances' }).click();
  await expect(table(page).getByRole('row', { name: /^Distance from R3C/ })).toContainText(
    'the same postal area, or very near',
  );
  expect(sent.filter((request) => /June|R3C/.test(request))).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);

  // On paper the notes are there only if they are wanted.
  const printed = page.locator('.compared-table .list-note-printed').first();
  await page.emulateMedia({ media: 'print' });
  await expect(table(page)).toBeVisible();
  await expect(printed).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('checkbox', { name: 'Print my notes, too' }).check();
  await page.emulateMedia({ media: 'print' });
  await expect(printed).toHaveText('Has a place in June');
  await page.emulateMedia({ media: 'screen' });

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

test('of more than four some are compared; a link carries people alone', async ({
  page,
  context,
  browser,
}) => {
  await sql`update psychologist_profiles set is_active = false where id = ${person(4).id}`;
  try {
    await keep(context, people);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/shortlist');
    await expect(page.getByText(`${person(4).name} is no longer in the directory.`)).toBeVisible();
    await expect(table(page).getByRole('columnheader')).toHaveCount(5);
    await sql`update psychologist_profiles set is_active = true where id = ${person(4).id}`;
    await page.reload();
    const fifth = page
      .getByRole('group', { name: 'Compare up to four' })
      .getByRole('checkbox', { name: person(4).name });
    await expect(fifth).toBeDisabled();
    await expect(fifth).toHaveCSS('border-top-style', 'solid');
    await expect(page.getByRole('group', { name: 'Compare up to four' })).toHaveAccessibleDescription(
      /uncheck someone/,
    );
    await page
      .getByRole('group', { name: 'Compare up to four' })
      .getByRole('checkbox', { name: person(0).name })
      .uncheck();
    await fifth.check();
    await expect(table(page).getByRole('columnheader', { name: person(4).name })).toBeVisible();
    await expect(table(page).getByRole('columnheader', { name: person(0).name })).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(`Also on the list, and not on this paper: ${person(0).name}.`)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('button', { name: 'Copy a link to these people' }).click();
    await expect(page.getByText('no notes, and nothing about you')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/shortlist\?ids=[\w-]{22}(,[\w-]{22}){4}$/);

    const answer = await page.request.get(link);
    expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(await answer.text()).toContain('noindex');

    // Somebody else's phone, in French, with a link that was cut off.
    const other = await browser.newContext({ viewport: { width: 320, height: 740 }, colorScheme: 'dark' });
    await keep(other, people.slice(0, 1));
    const phone = await other.newPage();
    await phone.goto(`${link},x&lang=fr`);
    await expect(phone.getByText('Une partie de ce lien ne peut pas être lue.')).toBeVisible();
    const add = phone.getByRole('button', { name: 'Les ajouter à ma liste' });
    await untilHydrated(add);
    await expect(phone.getByRole('heading', { name: person(1).name })).toBeVisible();
    await expect(phone.getByRole('table')).toBeHidden();
    expect(await axeViolations(phone)).toEqual([]);
    expect(JSON.parse((await stored(phone)) ?? '')).toHaveLength(1);
    await add.click();
    await expect(phone.getByRole('heading', { level: 1, name: 'Votre liste' })).toBeVisible();
    await expect(listLink(phone)).toHaveText(/5$/);
    expect(await axeViolations(phone)).toEqual([]);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await other.close();

    await field(page, 'Name').fill('Ana Visitor');
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

test('one message to three is three; one that is refused stops no other', async ({ page, context }) => {
  const three = people.slice(0, 3);
  const words = `I would like to talk about sleep. ${randomUUID()}`;
  const visitor = newAddress();
  const posts: { psychologistId: string; idempotencyKey: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) posts.push(request.postDataJSON() as (typeof posts)[number]);
  });
  await keep(context, people.slice(0, 4));
  await page.goto('/shortlist');
  await untilHydrated(form(page));
  // The field for programs is no field to anybody who looks at the page.
  await expect(form(page).locator('.honeypot')).toHaveCSS('width', '1px');
  const recipient = ({ name }: TestPsychologist) => form(page).getByRole('checkbox', { name });
  await field(page, 'Name').fill('Ana Visitor');
  await field(page, 'Email').fill(visitor);
  const message = form(page).getByRole('textbox', { name: /^Message/ });
  await message.fill(words);
  await send(page).click();
  await expect(form(page).getByText('Choose at least one person.')).toBeVisible();
  for (const one of three) await recipient(one).check();
  await expect(recipient(person(3))).toBeDisabled();
  await expect(page.getByText('None of them can see that you wrote to anybody else.')).toBeVisible();
  await expect(page.locator('.list-write').getByText('This is not for emergencies')).toBeVisible();

  await sql`update psychologist_profiles set is_active = false where id = ${person(1).id}`;
  try {
    await page.getByRole('button', { name: 'Send 3 messages' }).click();
    const status = (one: TestPsychologist) =>
      page.getByRole('list', { name: 'Your messages' }).getByRole('listitem').filter({ hasText: one.name });
    await expect(form(page).getByText('Not every message was sent.')).toBeVisible();
    await expect(status(person(0))).toContainText(/Sent\..*Reference [\dA-F]{8}/);
    await expect(status(person(1))).toContainText('Not sent.');
    await expect(status(person(2))).toContainText('Sent.');
    expect(new Set(posts.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3);
    await expect(message).toHaveValue(words);

    // What was sent stays sent, over a reload as well.
    await sql`update psychologist_profiles set is_active = true where id = ${person(1).id}`;
    await page.reload();
    await untilHydrated(form(page));
    await expect(recipient(person(0))).toBeDisabled();
    await page.getByRole('button', { name: 'Send the one that was not sent' }).click();
    await expect(form(page).getByText('This is a demonstration: nobody will answer.')).toBeVisible();
    expect(posts).toHaveLength(4);
    expect(posts[3]).toMatchObject({
      psychologistId: person(1).id,
      idempotencyKey: posts.find(({ psychologistId }) => psychologistId === person(1).id)?.idempotencyKey,
    });
  } finally {
    await sql`update psychologist_profiles set is_active = true where id = ${person(1).id}`;
  }

  // Each psychologist gets the words once, and not a word of the others.
  for (const one of three) {
    const delivered = async () => (await mailTo(one.email)).filter((mail) => mail.text.includes(words));
    await expect.poll(async () => (await delivered()).length).toBe(1);
    const [mail] = await delivered();
    for (const other of people.filter(({ id }) => id !== one.id))
      for (const told of [other.name, other.email, other.id])
        expect(JSON.stringify(mail)).not.toContain(told);
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
