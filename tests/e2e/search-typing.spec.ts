import { expect, type Page, type Request } from '@playwright/test';
import {
  count,
  keyword,
  openSearch,
  option,
  otherCount,
  query,
  SEARCH,
  standingCard,
} from '../support/search-screen.ts';
import { test } from '../support/visitor.ts';

const ASKED = /\/api\/search$/;

/** A place that no other test adds psychologists to: the counts stand still. */
const ONTARIO = `${SEARCH}?location=Ontario`;

/** The keyword that a search is for. */
const searchedFor = (request: Request) => (request.postDataJSON() as { search: string }).search;

/** Types a text in place of what stands there, and waits until it is searched for: on a slow machine a search waits for the next key. */
async function search(page: Page, text: string): Promise<void> {
  const asked = page.waitForRequest((request) => ASKED.test(request.url()) && searchedFor(request) === text);
  await keyword(page).fill(text);
  await asked;
}

/** Holds the answers to these keywords back, each until it is let go. */
async function holdAnswers(page: Page, ...keywords: string[]): Promise<Map<string, () => void>> {
  const release = new Map<string, () => void>();
  const held = new Map(keywords.map((text) => [text, new Promise<void>((go) => release.set(text, go))]));
  await page.route(ASKED, async (route) => {
    const response = await route.fetch();
    await held.get(searchedFor(route.request()));
    await route.fulfill({ response });
  });
  return release;
}

/** Time stands still in the page: nothing but what the visitor does moves the address. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('an answer that was overtaken is never drawn; those that come in order are, one after the other, however slow', async ({
  page,
}) => {
  await openSearch(page, ONTARIO);
  const all = await count(page).innerText();
  const release = await holdAnswers(page, 'sleep');
  await search(page, 'sleep');
  await keyword(page).fill('grief');
  const grief = await otherCount(page, all);
  await page.evaluate(() => {
    const list = document.querySelector('.search-screen');
    const drawn = new Set<string>();
    Object.assign(window, { drawn });
    const note = () => drawn.add(list?.querySelector('.result-count')?.textContent ?? '');
    new MutationObserver(note).observe(list as Node, { subtree: true, childList: true, characterData: true });
  });
  const overtaken = page.waitForEvent('requestfinished', (request) => ASKED.test(request.url()));
  release.get('sleep')?.();
  await overtaken;
  // Another search has its answer drawn after it: the overtaken one has had its turn.
  await keyword(page).fill('trauma');
  const trauma = await otherCount(page, grief);
  const drawn = await page.evaluate(() => [...(window as unknown as { drawn: Set<string> }).drawn]);
  expect(drawn).toContain(trauma);
  expect(drawn.filter((text) => /\d/.test(text) && text !== grief && text !== trauma)).toEqual([]);

  // Those that come in order are drawn one after the other, however slow.
  // While another answer is awaited, the count only says that it is: the list tells.
  const list = async () => (await page.locator('.result-name').allInnerTexts()).join();
  const before = await list();
  const each = await holdAnswers(page, 'stress', 'couples');
  await search(page, 'stress');
  await search(page, 'couples');
  each.get('stress')?.();
  // The box says more by now.
  await expect.poll(list).not.toBe(before);
  const stress = await list();
  await expect(keyword(page)).toHaveValue('couples');
  each.get('couples')?.();
  await expect.poll(list).not.toBe(stress);
});

test('a list that is old when it comes puts off nothing: it is not drawn where the awaited one follows', async ({
  ownPage: page,
}) => {
  await openSearch(page, ONTARIO);
  await stopClock(page);
  await page.evaluate(() => {
    const names = () =>
      [...document.querySelectorAll('.result-name')].slice(0, 3).map((name) => name.textContent);
    const drawn = new Set<string>();
    Object.assign(window, { drawn });
    new MutationObserver(() => drawn.add(names().join())).observe(document, {
      subtree: true,
      childList: true,
    });
  });
  const drawn = async () => page.evaluate(() => [...(window as unknown as { drawn: Set<string> }).drawn]);
  const before = await page.locator('.result-name').first().innerText();
  const release = await holdAnswers(page, 'stress', 'couples');
  await search(page, 'stress');
  await search(page, 'couples');
  const old = page.waitForEvent('requestfinished', (request) => ASKED.test(request.url()));
  release.get('stress')?.();
  await old;
  release.get('couples')?.();
  await expect(page.locator('.result-name').first()).not.toHaveText(before);
  expect((await drawn()).filter((names) => !names.startsWith(before))).toHaveLength(1);
});

test('a filter that is pressed right after the last key keeps the typed words, and Back takes it away alone', async ({
  page,
}) => {
  await openSearch(page, `${SEARCH}?location=Alberta`);
  const phone = () => option(page, 'Online', /^Phone/);
  // Its answer comes after the filter, and says then that the words may stand in the address.
  const release = await holdAnswers(page, 'anxiety');
  await keyword(page).fill('anxiet');
  await keyword(page).press('y');
  await (await phone()).click();
  await expect.poll(() => new URL(page.url()).search).toContain('sessionTypes=Phone');
  release.get('anxiety')?.();
  await expect
    .poll(() => new URL(page.url()).search)
    .toBe('?search=anxiety&location=Alberta&sessionTypes=Phone');
  await expect(keyword(page)).toHaveValue('anxiety');
  await page.goBack();
  await expect.poll(() => new URL(page.url()).search).toBe('?search=anxiety&location=Alberta');
  await expect(keyword(page)).toHaveValue('anxiety');
  await expect(await phone()).toHaveAttribute('aria-pressed', 'false');

  // What is typed on after the filter is a step of its own, also while the words before it are awaited.
  const withMore = await holdAnswers(page, 'grief');
  await keyword(page).fill('grief');
  await (await phone()).click();
  await expect.poll(() => new URL(page.url()).search).toContain('sessionTypes=Phone');
  await keyword(page).press('End');
  await keyword(page).pressSequentially(' women');
  withMore.get('grief')?.();
  await expect.poll(() => new URL(page.url()).search).toContain('search=grief+women');
  await page.goBack();
  await expect
    .poll(() => new URL(page.url()).search)
    .toBe('?search=grief&location=Alberta&sessionTypes=Phone');
  await expect(keyword(page)).toHaveValue('grief');
});

test('whoever goes back while typing finds the box and the results as they were, also before what was typed is drawn', async ({
  page,
}) => {
  await openSearch(page, `${SEARCH}?location=Alberta`);
  const all = await count(page).innerText();
  await (await option(page, 'Price', /^Sliding scale/)).click();
  const sliding = await otherCount(page, all);
  await keyword(page).fill('anxiet');
  await keyword(page).press('y');
  await page.evaluate(() => history.back());
  await expect(keyword(page)).toHaveValue('');
  await expect(count(page)).toHaveText(sliding);
  expect(new URL(page.url()).search).toBe('?location=Alberta&fee=sliding');

  // A slow device: what is typed takes a while to be drawn.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.evaluate(() => window.addEventListener('input', () => history.back(), { once: true }));
  await keyword(page).press('a');
  await expect.poll(() => new URL(page.url()).search).toBe('?location=Alberta&fee=sliding');
  await expect(keyword(page)).toHaveValue('');
});

test('leaving the box, Enter and a followed link have the address say what was typed', async ({
  ownPage: page,
}) => {
  await openSearch(page, ONTARIO);
  await stopClock(page);
  await keyword(page).fill('slee');
  await keyword(page).press('p');
  expect(query(page).get('search')).toBeNull();
  await keyword(page).press('Enter');
  await expect.poll(() => query(page).get('search')).toBe('sleep');
  await keyword(page).fill('grief');
  await keyword(page).blur();
  await expect.poll(() => query(page).get('search')).toBe('grief');
  const grief = await count(page).innerText();
  await keyword(page).fill('trauma');
  await otherCount(page, grief);
  await (await standingCard(page)).getByRole('link').click();
  await expect(page).toHaveURL(/\/psychologist\//);
  await page.clock.resume();
  await page.goBack();
  await expect(keyword(page)).toHaveValue('trauma');

  // A story that has no room is cut, and this is said.
  const isCut = page.getByText('A search has room for 200 characters');
  await expect(isCut).toHaveCount(0);
  await keyword(page).focus();
  await page.keyboard.insertText(' my daughter does not sleep'.repeat(13));
  await expect(isCut).toBeVisible();
});
