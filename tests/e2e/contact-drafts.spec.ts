import { expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { connect } from '../support/database.ts';
import { addFullPsychologist } from '../support/full-psychologist.ts';
import { forgetContactLimits } from '../support/limits.ts';
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
import { addPsychologist, type TestPsychologist } from '../support/test-psychologist.ts';
import { test } from '../support/visitor.ts';

const sql = connect();
let tess: TestPsychologist;
test.beforeAll(async () => {
  tess = await addPsychologist(sql, { city: 'Winnipeg' });
});
test.afterAll(() => sql`delete from psychologist_profiles where id = ${tess.id}`);

test.beforeEach(forgetContactLimits);

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
