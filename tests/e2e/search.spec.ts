import { expect, type Locator, type Page } from '@playwright/test';
import { untilHydrated } from '../support/hydrated.ts';
import {
  SEARCH,
  cards,
  count,
  keyword,
  option,
  openedDrawer,
  query,
  openSearch,
  otherCount,
  firstName,
} from '../support/search-screen.ts';
import { test } from '../support/visitor.ts';

test('the first page comes from the server, and hydration asks nothing again', async ({ page }) => {
  const searches: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) searches.push(request.url());
  });
  page.on('console', (message) => {
    // That something was asked for early and used late is a matter of the machine.
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('preload'))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const response = await page.goto(`${SEARCH}?search=anxiety`);
  expect(await response?.text()).toContain('class="card card-is-link result-card"');
  await untilHydrated(keyword(page));
  await page.waitForLoadState('networkidle');
  await expect(cards(page)).toHaveCount(20);
  expect(searches).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the city waits for a province and is cleared with it', async ({ page }) => {
  await openSearch(page);
  const drawer = await openedDrawer(page);
  const province = drawer.getByLabel('Province or territory');
  const city = drawer.getByLabel('City', { exact: true });
  await expect(city).toBeDisabled();
  await expect(city.getByRole('option')).toHaveText(['Choose a province first']);
  // A place that no other test adds psychologists to: the counts stand still.
  await province.selectOption('AB');
  await expect(city).toBeEnabled();
  await expect.poll(() => query(page).get('location')).toBe('Alberta');
  const calgary = city.getByRole('option', { name: /^Calgary \([1-9]\d*\)$/ });
  await expect(calgary).toHaveCount(1);
  const expected = /\((\d+)\)/.exec((await calgary.textContent()) ?? '')?.[1];
  await city.selectOption('Calgary');
  await expect(count(page)).toHaveText(`${expected} results`);
  expect(query(page).get('location')).toBe('Calgary, Alberta');
  await expect(cards(page).first()).toContainText('Calgary, Alberta');

  // The other provinces' counts do not mind the city, which choosing one of them clears.
  await expect(province.getByRole('option', { name: /^Ontario \((?!0\))/ })).toHaveCount(1);
  await province.selectOption('ON');
  await expect.poll(() => query(page).get('location')).toBe('Ontario');
  await expect(city).toHaveValue('');
  await expect(cards(page).first()).toContainText('Ontario');
});

/** Presses where something stands at the moment at which it is scrolled to: it must not move before the button is let go. */
async function pressAsSoonAsInView(page: Page, locator: Locator): Promise<void> {
  const { x, y } = await locator.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  });
  await page.mouse.up();
}

test('every state is an address: reload, back and forward', async ({ page }) => {
  await openSearch(page, `${SEARCH}?location=Ontario`);
  const all = await count(page).innerText();
  await (await option(page, 'Online', /^Online/)).click();
  await expect.poll(() => query(page).get('sessionTypes')).toBe('Online');
  // The address changes at once, what is shown when the answer is there.
  const online = await otherCount(page, all);
  await keyword(page).fill('anxiety');
  await expect.poll(() => query(page).get('search')).toBe('anxiety');
  await otherCount(page, online);
  const first = await firstName(page);
  await pressAsSoonAsInView(page, page.getByRole('link', { name: 'Next' }));
  await expect.poll(() => query(page).get('page')).toBe('2');
  await expect.poll(() => firstName(page)).not.toBe(first);
  const second = await firstName(page);
  const address = page.url();

  await page.reload();
  await untilHydrated(keyword(page));
  expect(page.url()).toBe(address);
  expect(await firstName(page)).toBe(second);
  await expect(keyword(page)).toHaveValue('anxiety');

  await page.goBack();
  await expect.poll(() => query(page).get('page')).toBeNull();
  await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goBack();
  await expect(keyword(page)).toHaveValue('');
  const chip = await option(page, 'Online', /^Online/);
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  await page.goForward();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await page.goForward();
  await expect(keyword(page)).toHaveValue('anxiety');
  await page.goForward();
  await expect.poll(() => firstName(page)).toBe(second);
});

test('pages: five numbers at most, the last one press away, and an address beyond it becomes its own', async ({
  page,
}) => {
  await openSearch(page);
  const pages = page.getByRole('navigation', { name: 'Pages of results' });
  await expect(pages.getByRole('listitem')).toHaveCount(5);
  await expect(pages.getByRole('link', { name: 'First' })).toBeHidden();
  const first = await firstName(page);
  await pages.getByRole('link', { name: 'Page 3' }).click();
  await expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => firstName(page)).not.toBe(first);
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
  await expect(cards(page).first()).toBeInViewport();

  await pages.getByRole('link', { name: 'Last' }).click();
  await expect(pages.getByRole('link', { name: 'Last' })).toBeHidden();
  await expect(pages.getByRole('link', { name: 'Next' })).toBeHidden();
  const last = query(page).get('page') ?? '';
  await expect(pages.getByRole('link', { name: `Page ${last}` })).toHaveAttribute('aria-current', 'page');
  await expect(cards(page).first()).toBeVisible();
  const total = Number((await count(page).innerText()).replace(/\D/g, ''));
  await expect(cards(page)).toHaveCount(total - 20 * (Number(last) - 1));

  // Back from a search of one page is back at the last of these.
  await keyword(page).fill('sleep calgary');
  await expect(pages).toBeHidden();
  await page.goBack();
  await expect(pages.getByRole('link', { name: `Page ${last}` })).toHaveAttribute('aria-current', 'page');
  expect(query(page).get('page')).toBe(last);

  // As Back and Forward go: the address changes without a request of the page.
  const entries = await page.evaluate(() => {
    history.pushState(null, '', '?page=9000');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    return history.length;
  });
  await expect.poll(() => query(page).get('page')).toBe(last);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await pages.getByRole('link', { name: 'First' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await expect(pages.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
