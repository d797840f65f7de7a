import { expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { axeViolations } from '../support/axe.ts';
import { forgetContactLimits } from '../support/limits.ts';
import { connect } from '../support/database.ts';
import { mailTo } from '../support/delivered-mail.ts';
import { addFullPsychologist } from '../support/full-psychologist.ts';
import { holdBack } from '../support/hold-back.ts';
import { addPsychologist, type TestPsychologist } from '../support/test-psychologist.ts';
import {
  field,
  fillIn,
  form,
  newAddress,
  open,
  send,
  toast,
  watchPosts,
} from '../support/message-form-page.ts';
import { test } from '../support/visitor.ts';

/** The site of the tests has made-up people. */
const NOBODY_ANSWERS = 'This is a demonstration: nobody will answer.';

const sql = connect();
let tess: TestPsychologist;
test.beforeAll(async () => {
  tess = await addPsychologist(sql, { city: 'Winnipeg' });
});
test.afterAll(() => sql`delete from psychologist_profiles where id = ${tess.id}`);
test.beforeEach(forgetContactLimits);

test('a message from a profile reaches the psychologist', async ({ page }) => {
  const visitor = newAddress();
  const words = `I would like to talk about sleep. ${randomUUID()}`;
  await open(page, tess.path);
  await field(page, 'Name').fill('Ana Visitor');
  await field(page, 'Email').fill(visitor);
  await field(page, 'Phone').fill('204-555-0100');
  await field(page, 'Postal code').fill('R3C 0A1');
  await field(page, 'Preferred day for a reply').selectOption('Monday');
  await field(page, 'Preferred time for a reply').selectOption('Morning (8AM-12PM)');
  await field(page, 'Message').fill(words);
  await send(page).click();
  await expect(toast(page)).toContainText('Message sent successfully!');
  await expect(form(page).getByRole('status')).toContainText(NOBODY_ANSWERS);
  await expect(field(page, 'Message')).toHaveValue('');
  await expect(field(page, 'Name')).toHaveValue('');

  const delivered = async () => (await mailTo(tess.email)).find((mail) => mail.text.includes(words));
  await expect.poll(delivered).toBeDefined();
  const mail = await delivered();
  expect(mail?.replyTo).toEqual([{ name: 'Ana Visitor', address: visitor }]);
  for (const said of ['204-555-0100', 'R3C 0A1', 'Monday', 'Morning']) expect(mail?.text).toContain(said);
});

test('the contact page writes to the directory or to a psychologist by name', async ({ page }) => {
  const visitor = newAddress();
  await open(page, '/contact');
  await expect(field(page, 'Subject')).toHaveValue('Contact Form Submission');
  const draftNote = form(page).getByText('Until you send it, it stays in this tab only.');
  await fillIn(page, 'A correction', visitor);
  await expect(draftNote).toBeVisible();
  await send(page).click();
  await expect(form(page).getByRole('status')).toHaveText(
    'Message sent successfully! We will get back to you soon.',
  );
  // Of the empty form that is left, it would be untrue.
  await expect(draftNote).toBeHidden();
  await expect(field(page, 'Subject')).toHaveValue('Contact Form Submission');
  await expect.poll(async () => (await mailTo(visitor)).length).toBe(1);

  // It can be addressed to a psychologist, by name.
  const words = randomUUID();
  await open(page, `/contact?psychologistId=${tess.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Write to ${tess.name}`);
  await expect(page.getByRole('main').getByRole('link', { name: tess.name })).toHaveAttribute(
    'href',
    tess.path,
  );
  await fillIn(page, words);
  await send(page).click();
  await expect(form(page).getByRole('status')).toContainText(`Message sent successfully! ${NOBODY_ANSWERS}`);
  await expect(form(page).getByText('We will get back to you')).toHaveCount(0);
  await expect
    .poll(async () => (await mailTo(tess.email)).some((mail) => mail.text.includes(words)))
    .toBe(true);
});

test('in French, on a phone without motion, no word is under a toast; a message that waits says about when, and names the help there is now', async ({
  page,
}) => {
  const busy = await addPsychologist(sql, { city: 'Winnipeg' });
  await sql`
    with message as (
      insert into contact_messages (idempotency_key, kind, psychologist_id, name, email, message)
      select gen_random_uuid()::text, 'profile', ${busy.id}, 'Eve', 'eve@example.org', 'x' from generate_series(1, 30)
      returning id
    )
    insert into mails (kind, subject_id, status, sent_at) select 'contact-message', id, 'sent', now() from message`;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `${busy.path}?lang=fr`);
  await expect(page.getByText('Ce formulaire n’est pas destiné aux urgences')).toBeVisible();
  await send(page).click();
  await expect(field(page, 'Nom')).toHaveAccessibleDescription('Le nom est obligatoire');
  await field(page, 'Nom').fill('Ève');
  await field(page, 'Courriel').fill(newAddress());
  await field(page, 'Message').fill('Bonjour');
  await page.route('**/api/contact', (route) => route.abort());
  await send(page).click();
  await expect(toast(page)).toContainText('Erreur lors de l’envoi');
  const [panel, over] = await Promise.all(
    [form(page).getByRole('status'), toast(page)].map((part) => part.boundingBox()),
  );
  expect((panel?.y ?? NaN) + (panel?.height ?? NaN)).toBeLessThanOrEqual(over?.y ?? NaN);
  await page.unroute('**/api/contact');
  await send(page).click();
  await expect(toast(page)).toContainText('Message enregistré');
  for (const words of ['remis plus tard, dans environ une heure', 'textez le 9-8-8'])
    await expect(form(page).getByRole('status')).toContainText(words);
  await expect(field(page, 'Message')).toHaveValue('');
  expect(await axeViolations(page, 'main')).toEqual([]);
  await sql`delete from contact_messages where psychologist_id = ${busy.id}`;
  await sql`delete from psychologist_profiles where id = ${busy.id}`;
});

test('by the keyboard: each field says what is wrong until it is mended; a failure takes neither the focus nor the buttons away; what is objected to is said at its field', async ({
  page,
}) => {
  const posts = watchPosts(page);
  await open(page, '/contact');
  await send(page).press('Enter');
  const name = field(page, 'Name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription('Name is required');
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is required');
  await expect(field(page, 'Message')).toHaveAccessibleDescription(/Message is required/);
  await expect(field(page, 'Subject')).not.toHaveAttribute('aria-invalid');
  await page.keyboard.type('Ana');
  await expect(page.getByText('Name is required')).toBeHidden();
  await expect(page.getByText('Email is required')).toBeVisible();
  await field(page, 'Message').fill('Hello');
  await field(page, 'Email').fill('not an address');
  await send(page).press('Enter');
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter a valid email address');
  expect(posts).toEqual([]);

  await page.route('**/api/contact', (route) => route.abort());
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(newAddress());
  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key);
  await page.keyboard.type(' there');
  await page.keyboard.press('Tab');
  // Nobody meets the field that only programs fill in.
  await expect(send(page)).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
  const place = () => send(page).evaluate((button: HTMLElement) => button.offsetTop);
  const before = await place();
  await page.keyboard.press('Space');
  await expect(form(page).getByRole('status')).toContainText('Check your connection');
  await expect(send(page)).toBeFocused();
  // Whoever presses a second time must not meet "Clear the form".
  expect(await place()).toBe(before);

  await page.unroute('**/api/contact');
  await page.keyboard.press('Space');
  await expect(form(page).getByRole('status')).toContainText('Message sent successfully!');
  await expect(toast(page)).toHaveCount(0);

  // A name that is read backwards is refused; the server’s objection stands at its field.
  posts.length = 0;
  await fillIn(page, 'Hello');
  await field(page, 'Name').fill('\u202egnp.exe');
  await send(page).click();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/invisible character.*type it again/);
  expect(posts).toEqual([]);

  await field(page, 'Name').fill('Ana');
  // The page's own check would stop this: another client's value goes out in its place.
  await page.route('**/api/contact', (route) =>
    route.continue({
      postData: JSON.stringify({ ...(route.request().postDataJSON() as object), email: 'a@b@c' }),
    }),
  );
  await send(page).click();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(toast(page)).toContainText('Please enter a valid email address');
});

/** Opens a profile's form that was opened just now: it waits before it sends, here until the page's clock goes on. */
async function openJustNow(page: Page, { id, path }: TestPsychologist): Promise<void> {
  await page.addInitScript((name) => {
    const draft = { values: {}, idempotencyKey: crypto.randomUUID(), wasTried: false };
    sessionStorage.setItem(name, JSON.stringify({ ...draft, startedAt: Date.now() + 3_600_000 }));
  }, `draft:profile:${id}`);
  await open(page, path);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('what was typed survives a reload, and is forgotten once sent or cleared; a second try is the same message', async ({
  page,
}) => {
  const posts = watchPosts(page);
  await open(page, tess.path);
  await field(page, 'Name').fill('Ana');
  await field(page, 'Email').fill(newAddress());
  await field(page, 'Preferred day for a reply').selectOption('Weekend');
  await field(page, 'Message').fill('Half a thought');
  // The server renders nobody's words: an address of its own keeps the browser's memory of forms out of it.
  await open(page, `${tess.path}?again`);
  await expect(field(page, 'Name')).toHaveValue('Ana');
  await expect(field(page, 'Preferred day for a reply')).toHaveValue('weekend');
  await expect(field(page, 'Message')).toHaveValue('Half a thought');
  // The answer is lost: what is sent again is the same message to the server.
  await page.route('**/api/contact', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await send(page).click();
  await expect(toast(page)).toContainText('Error sending message');
  await expect(toast(page)).toContainText('Failed to send message');
  await expect(form(page).getByRole('status')).toContainText('Check your connection');
  await expect(field(page, 'Message')).toHaveValue('Half a thought');
  await page.unroute('**/api/contact');
  await send(page).click();
  await expect(toast(page)).toContainText('Message sent successfully!');
  expect(new Set(posts.map((post) => post.idempotencyKey)).size).toBe(1);
  expect(posts).toHaveLength(2);
  const drafts = () =>
    page.evaluate(() => Object.entries(sessionStorage).filter(([key]) => key.startsWith('draft:')));
  expect(await drafts()).toEqual([]);

  // A shared device: nothing of it stays.
  await field(page, 'Message').fill('Private');
  await expect.poll(async () => JSON.stringify(await drafts())).toContain('Private');
  await form(page).getByRole('button', { name: 'Clear the form' }).click();
  await expect(field(page, 'Message')).toHaveValue('');
  expect(JSON.stringify(await drafts())).not.toContain('Private');
});

test('what is changed while a message waits goes with it, as one message', async ({ ownPage: page }) => {
  const posts = watchPosts(page);
  await openJustNow(page, tess);
  await fillIn(page, randomUUID());
  await field(page, 'Phone').fill('not a phone');
  await send(page).click();
  await expect(send(page)).toHaveText('Sending…');
  await field(page, 'Phone').fill('204 555 0101');
  // It waits already: pressed once more, it is no second message.
  await send(page).click({ force: true });
  await page.clock.resume();
  await expect(toast(page)).toContainText('Message sent successfully!');
  await expect(field(page, 'Phone')).toHaveValue('');
  expect(posts).toMatchObject([{ phone: '204 555 0101' }]);
});

test('who else may be asked is as ticked when sent, and nobody afterwards', async ({ ownPage: page }) => {
  await using full = await addFullPsychologist(sql);
  const posts = watchPosts(page);
  const sent = { id: randomUUID(), message: 'It is on its way.' };
  await page.route('**/api/contact', (route) => route.fulfill({ status: 202, json: sent }));
  await openJustNow(page, full);
  const group = page.getByRole('group', { name: 'Who else may be asked' });
  const ticks = group.getByRole('checkbox');
  const ticked = group.getByRole('checkbox', { checked: true });
  const askNext = group.getByLabel(/^If somebody has no room, .* ask the next one for me/);
  await fillIn(page, randomUUID());
  await expect(askNext).toBeHidden();
  await ticks.first().check();
  await expect(askNext).not.toBeChecked();
  await expect(group.getByText('Whoever is next gets it only if you tick this')).toBeVisible();
  await askNext.check();
  await group.getByLabel('How many may be written to at once').selectOption('2 at once');
  await send(page).click();
  await expect(send(page)).toHaveText('Sending…');
  await ticks.nth(1).check();
  await ticks.first().uncheck();
  await page.clock.resume();
  await expect(toast(page)).toContainText('Message sent successfully!');
  expect(posts).toMatchObject([{ passesOn: true, atOnce: 2, others: [expect.any(String)] }]);
  await expect(ticked).toHaveCount(0);

  await ticks.first().check();
  await form(page).getByRole('button', { name: 'Clear the form' }).click();
  await expect(ticked).toHaveCount(0);
  await fillIn(page, randomUUID());
  await send(page).click();
  await expect.poll(() => posts).toHaveLength(2);
  expect(posts[1]).not.toHaveProperty('others');
});

test('pressing twice sends once; what is typed meanwhile is another message', async ({ page }) => {
  const posts = watchPosts(page);
  const [first, second] = [randomUUID(), randomUUID()];
  await open(page, tess.path);
  await fillIn(page, first);
  const release = await holdBack(page, '**/api/contact');
  await send(page).dblclick();
  await expect(send(page)).toBeDisabled();
  await expect(send(page)).toHaveText('Sending…');
  await expect.poll(() => posts.length).toBe(1);
  await field(page, 'Message').fill(second);
  release();
  await expect(form(page).getByRole('status')).toContainText('This is a demonstration: nobody will answer.');
  expect(posts).toHaveLength(1);
  await expect(form(page).getByRole('status')).toContainText('What you changed');
  await expect(field(page, 'Message')).toHaveValue(second);
  // Both outlive whatever comes next: the sentence more typing, the words a reload.
  await field(page, 'Phone').pressSequentially('2');
  await expect(form(page).getByRole('status')).toContainText('What you changed');
  await open(page, `${tess.path}?again`);
  await expect(field(page, 'Message')).toHaveValue(second);
  await expect(field(page, 'Name')).toHaveValue('Ana');
  await send(page).click();
  await expect(toast(page)).toContainText('Message sent successfully!');
  expect(new Set(posts.map((post) => post.idempotencyKey)).size).toBe(2);
});
