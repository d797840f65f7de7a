import { expect, test } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { axeViolations } from '../support/axe.ts';
import { forgetContactLimits } from '../support/limits.ts';
import { connect } from '../support/database.ts';
import { mailTo } from '../support/delivered-mail.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { addPsychologist, type TestPsychologist } from '../support/test-psychologist.ts';
import { holdBack } from '../support/hold-back.ts';
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

const sql = connect();
let tess: TestPsychologist;

test.beforeAll(async () => {
  tess = await addPsychologist(sql, { city: 'Winnipeg' });
});
test.beforeEach(forgetContactLimits);
test.afterAll(async () => {
  await sql`delete from psychologist_profiles where id = ${tess.id}`;
});

test('a message from a profile reaches the psychologist, and the answer the visitor', async ({ page }) => {
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
  await expect(form(page).getByRole('status')).toContainText('on its way');
  await expect(field(page, 'Message')).toHaveValue('');
  await expect(field(page, 'Name')).toHaveValue('');

  const delivered = async () => (await mailTo(tess.email)).find((mail) => mail.text.includes(words));
  await expect.poll(delivered).toBeDefined();
  const mail = await delivered();
  expect(mail?.replyTo).toEqual([{ name: 'Ana Visitor', address: visitor }]);
  for (const said of ['204-555-0100', 'R3C 0A1', 'Monday', 'Morning']) expect(mail?.text).toContain(said);
});

test('each field says what is wrong with it, first things first, until it is mended', async ({ page }) => {
  const posts = watchPosts(page);
  await open(page, tess.path);
  await send(page).click();
  const name = field(page, 'Name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription('Name is required');
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is required');
  await expect(field(page, 'Message')).toHaveAccessibleDescription(/Message is required/);
  await expect(field(page, 'Phone')).not.toHaveAttribute('aria-invalid');

  await name.fill('A');
  await expect(page.getByText('Name is required')).toBeHidden();
  await expect(page.getByText('Email is required')).toBeVisible();
  await field(page, 'Email').fill('not an address');
  await field(page, 'Message').fill('Hello');
  await send(page).click();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter a valid email address');
  expect(posts).toEqual([]);
});

test('what was typed survives a reload in the tab, and is forgotten once it is sent', async ({ page }) => {
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
  await send(page).click();
  await expect(toast(page)).toContainText('Message sent successfully!');
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))),
  ).toEqual([]);
});

test('what is typed before the scripts have come stays, and pressing the button too early loses nothing', async ({
  page,
}) => {
  const release = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto(tess.path, { waitUntil: 'commit' });
  await field(page, 'Name').fill('Early Bird');
  await field(page, 'Message').fill('Typed at once');
  const address = page.url();
  await send(page).click();
  expect(page.url()).toBe(address);
  await form(page).evaluate((element) => element.setAttribute('data-from-server', ''));
  release();
  await untilHydrated(form(page));
  await expect(field(page, 'Name')).toHaveValue('Early Bird');
  await expect(field(page, 'Message')).toHaveValue('Typed at once');
  // The very element that the server sent: a form made anew would have lost the words.
  await expect(form(page)).toHaveAttribute('data-from-server');
  // The press counts: it says what is missing.
  await expect(page.getByText('Email is required')).toBeVisible();
  await field(page, 'Email').fill(newAddress());
  await send(page).click();
  await expect(toast(page)).toContainText('Message sent successfully!');
});

test('a shared device: the form can be cleared, and nothing of it stays', async ({ page }) => {
  await open(page, '/contact');
  await field(page, 'Message').fill('Private');
  await form(page).getByRole('button', { name: 'Clear the form' }).click();
  await expect(field(page, 'Message')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Private');
});

test('pressing twice sends once', async ({ page }) => {
  const posts = watchPosts(page);
  const words = randomUUID();
  await open(page, tess.path);
  await fillIn(page, words);
  const release = await holdBack(page, '**/api/contact');
  await send(page).dblclick();
  await expect(send(page)).toBeDisabled();
  release();
  await expect(toast(page)).toContainText('Message sent successfully!');
  expect(posts).toHaveLength(1);
});

test('what is changed while a message waits to be sent goes with it, as one message', async ({ page }) => {
  const posts = watchPosts(page);
  // A form that says that it was opened just now waits for three seconds before it sends.
  const key = `draft:profile:${tess.id}`;
  await page.addInitScript((name) => {
    const draft = { values: {}, idempotencyKey: crypto.randomUUID(), wasTried: false };
    sessionStorage.setItem(name, JSON.stringify({ ...draft, startedAt: Date.now() + 3_600_000 }));
  }, key);
  await open(page, tess.path);
  await fillIn(page, randomUUID());
  await field(page, 'Phone').fill('not a phone');
  await send(page).click();
  await expect(send(page)).toHaveText('Sending…');
  await field(page, 'Phone').fill('204 555 0101');
  await send(page).click();
  await expect(toast(page)).toContainText('Message sent successfully!');
  await expect(field(page, 'Phone')).toHaveValue('');
  expect(posts).toMatchObject([{ phone: '204 555 0101' }]);
});

test('a lost answer: the second try is the same message to the server, and arrives once', async ({
  page,
}) => {
  const posts = watchPosts(page);
  const words = randomUUID();
  await open(page, tess.path);
  await fillIn(page, words);
  await page.route('**/api/contact', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await send(page).click();
  await expect(toast(page)).toContainText('Error sending message');
  await expect(toast(page)).toContainText('Failed to send message');
  await expect(form(page).getByRole('status')).toContainText('Check your connection');
  await expect(field(page, 'Message')).toHaveValue(words);
  await page.unroute('**/api/contact');
  await send(page).click();
  await expect(toast(page)).toContainText('Message sent successfully!');
  expect(new Set(posts.map((post) => post.idempotencyKey)).size).toBe(1);
  expect(posts).toHaveLength(2);

  const copies = async () => (await mailTo(tess.email)).filter((mail) => mail.text.includes(words)).length;
  await expect.poll(copies).toBe(1);
  // A later message to the same psychologist has arrived: a second copy would have come before it.
  const later = randomUUID();
  await fillIn(page, later);
  await send(page).click();
  await expect
    .poll(async () => (await mailTo(tess.email)).some((mail) => mail.text.includes(later)))
    .toBe(true);
  expect(await copies()).toBe(1);
});

test('what is typed while a message is on its way is another message, and is not lost', async ({ page }) => {
  const posts = watchPosts(page);
  const [first, second] = [randomUUID(), randomUUID()];
  await open(page, tess.path);
  await fillIn(page, first);
  const release = await holdBack(page, '**/api/contact');
  await send(page).click();
  await expect(send(page)).toHaveText('Sending…');
  await expect.poll(() => posts.length).toBe(1);
  await field(page, 'Message').fill(second);
  release();
  await expect(form(page).getByRole('status')).toContainText('on its way');
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
  for (const words of [first, second]) {
    await expect
      .poll(async () => (await mailTo(tess.email)).some((mail) => mail.text.includes(words)))
      .toBe(true);
  }
});

test('by the keyboard: a failure takes neither the focus nor the buttons away', async ({ page }) => {
  await page.route('**/api/contact', (route) => route.abort());
  await open(page, '/contact');
  await field(page, 'Name').focus();
  await page.keyboard.type('Ana');
  await page.keyboard.press('Tab');
  await page.keyboard.type(newAddress());
  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key);
  await page.keyboard.type('Hello');
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
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
});

test('the server’s own objection stands at the field that it names', async ({ page }) => {
  await open(page, '/contact');
  await fillIn(page, 'Hello');
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

test('a message that waits for its turn: the outcome says so and about when, and names the help there is now', async ({
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
  for (const [language, texts] of [
    [
      'en',
      { saved: 'Message saved', when: 'delivered later, in about an hour', help: 'text 9-8-8, any time' },
    ],
    [
      'fr',
      {
        saved: 'Message enregistré',
        when: 'remis plus tard, dans environ 2 heures',
        help: 'textez le 9-8-8',
      },
    ],
  ] as const) {
    await open(page, `${busy.path}?lang=${language}`);
    await form(page).locator('[name=name]').fill('Ana');
    await form(page).locator('[name=email]').fill(newAddress());
    await form(page).locator('[name=message]').fill('Hello');
    await send(page).click();
    await expect(toast(page)).toContainText(texts.saved);
    for (const words of [texts.when, texts.help])
      await expect(form(page).getByRole('status')).toContainText(words);
    await expect(form(page).locator('[name=message]')).toHaveValue('');
    expect(await axeViolations(page)).toEqual([]);
  }
  await sql`delete from contact_messages where psychologist_id = ${busy.id}`;
  await sql`delete from psychologist_profiles where id = ${busy.id}`;
});

test('a name that would be read backwards is refused at its field, before anything is sent', async ({
  page,
}) => {
  const posts = watchPosts(page);
  await open(page, '/contact');
  await fillIn(page, 'Hello');
  await field(page, 'Name').fill('\u202egnp.exe');
  await send(page).click();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/invisible character.*type it again/);
  expect(posts).toEqual([]);
});

test('the contact page writes to the directory, under a subject that can be changed', async ({ page }) => {
  const visitor = newAddress();
  await open(page, '/contact');
  await expect(field(page, 'Subject')).toHaveValue('Contact Form Submission');
  await fillIn(page, 'A correction', visitor);
  await send(page).click();
  await expect(form(page).getByRole('status')).toHaveText(
    'Message sent successfully! We will get back to you soon.',
  );
  await expect(field(page, 'Subject')).toHaveValue('Contact Form Submission');
  await expect.poll(async () => (await mailTo(visitor)).length).toBe(1);
});

test('the contact page can be addressed to a psychologist, by name', async ({ page }) => {
  const words = randomUUID();
  await open(page, `/contact?psychologistId=${tess.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Write to ${tess.name}`);
  await expect(page.getByRole('main').getByRole('link', { name: tess.name })).toHaveAttribute(
    'href',
    tess.path,
  );
  await fillIn(page, words);
  await send(page).click();
  await expect(form(page).getByRole('status')).toContainText(
    `Message sent successfully! ${tess.name} will answer you directly.`,
  );
  await expect(form(page).getByText('We will get back to you')).toHaveCount(0);
  await expect
    .poll(async () => (await mailTo(tess.email)).some((mail) => mail.text.includes(words)))
    .toBe(true);
});

test('a link that names nobody says so, and writes to the directory', async ({ page }) => {
  for (const id of [randomUUID(), 'nobody']) {
    await open(page, `/contact?psychologistId=${id}`);
    await expect(page.getByText('Psychologist Not Found')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
    await expect(send(page)).toBeVisible();
  }
});

test('nobody meets the field that only programs fill in', async ({ page }) => {
  await open(page, '/contact');
  await field(page, 'Message').focus();
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
});

test('in French, every word of the form and its answers', async ({ page }) => {
  await open(page, `${tess.path}?lang=fr`);
  await expect(page.getByText('Ce formulaire n’est pas destiné aux urgences')).toBeVisible();
  await send(page).click();
  await expect(field(page, 'Nom')).toHaveAccessibleDescription('Le nom est obligatoire');
  await field(page, 'Nom').fill('Ève');
  await field(page, 'Courriel').fill(newAddress());
  await field(page, 'Message').fill('Bonjour');
  await send(page).click();
  await expect(toast(page)).toContainText('Message envoyé');
  await open(page, '/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nous joindre');
  await expect(field(page, 'Objet')).toHaveValue('Message du formulaire de contact');
});

test('without scripts the page says how to write by mail', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(tess.path);
  await expect(form(page)).toBeHidden();
  await expect(page.locator('#contact').getByRole('link', { name: tess.email })).toHaveAttribute(
    'href',
    `mailto:${tess.email}`,
  );
  await page.goto('/contact');
  await expect(page.locator('noscript p')).toContainText('The form needs JavaScript.');
  await expect(page.locator('noscript p')).toBeVisible();
  await context.close();
});

for (const { address, colorScheme } of [
  { address: '/contact', colorScheme: 'light' },
  { address: '/contact?lang=fr', colorScheme: 'dark' },
] as const) {
  test(`${address} is accessible, with errors and a toast shown, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, address);
    await send(page).click();
    await expect(form(page).locator('[aria-invalid]').first()).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    await form(page).locator('[name=name]').fill('Ana');
    await form(page).locator('[name=email]').fill(newAddress());
    await form(page).locator('[name=message]').fill('Hello');
    await page.route('**/api/contact', (route) => route.abort());
    await send(page).click();
    await expect(toast(page)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
}
