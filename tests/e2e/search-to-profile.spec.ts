import { expect, type Page, type Request } from '@playwright/test';
import { cards, standingCard, keyword, openSearch, count, otherCount } from '../support/search-screen.ts';
import { test } from '../support/visitor.ts';

const PROFILE = /\/api\/profiles?\//;

test('a profile is there before its link is followed: the pointer rests on it, or a finger goes down; Back shows the same results again, and asks for nothing', async ({
  page,
}) => {
  await openSearch(page);
  const all = await count(page).innerText();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (PROFILE.test(request.url())) asked.push(request.url());
  });
  const answered = () => page.waitForResponse((response) => PROFILE.test(response.url()));
  const rested = answered();
  const first = await standingCard(page);
  await first.hover();
  await rested;
  const pressed = answered();
  await cards(page).last().getByRole('link').dispatchEvent('pointerdown', { pointerType: 'touch' });
  await pressed;
  expect(asked).toHaveLength(2);

  // Nothing is left to ask for.
  await page.route(PROFILE, (route) => route.abort());
  const name = await first.getByRole('heading').innerText();
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator('.profile-tabs')).toBeVisible();
  await page.unroute(PROFILE);
  await page.goBack();

  // First those that the server found.
  await expect(count(page)).toHaveText(all);
  await thereAndBack(page);
  await keyword(page).fill('anxiety');
  await otherCount(page, all);
  await expect(page).toHaveURL(/search=anxiety/);
  await thereAndBack(page);
});

async function thereAndBack(page: Page): Promise<void> {
  const found = await count(page).innerText();
  const names = await cards(page).getByRole('heading').allInnerTexts();
  // Far down the list.
  const card = cards(page).nth(8);
  await card.hover();
  const top = async () => Math.round((await card.boundingBox())?.y ?? NaN);
  const before = await top();
  await card.click();
  await expect(page.locator('.profile-tabs')).toBeVisible();
  // Those who are similar are a search, too.
  await page.waitForLoadState('networkidle');

  const asked: string[] = [];
  const note = (request: Request) => {
    if (request.method() === 'POST' || request.isNavigationRequest()) asked.push(request.url());
  };
  page.on('request', note);
  await page.goBack();
  await expect(count(page)).toHaveText(found);
  expect(await cards(page).getByRole('heading').allInnerTexts()).toEqual(names);
  await expect.poll(top).toBe(before);
  expect(asked).toEqual([]);
  page.off('request', note);
}
