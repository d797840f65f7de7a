import { expect, type Page } from '@playwright/test';
import { openSearch, SEARCH } from '../support/search-screen.ts';
import { test } from '../support/visitor.ts';

/** What a page loads from elsewhere, and the refusals of its own policy. */
function watch(page: Page): { foreign: string[]; refused: string[] } {
  const seen = { foreign: [] as string[], refused: [] as string[] };
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(page.url()).origin)
      seen.foreign.push(request.url());
  });
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) seen.refused.push(message.text());
  });
  return seen;
}

const photos = (page: Page) => page.locator('img.avatar');
const widths = (page: Page) =>
  photos(page).evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));

test('photos on the home page, in search and on a profile are the site’s alone', async ({ page }) => {
  await page.goto('/');
  const seen = watch(page);
  await photos(page).first().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await widths(page))[0]).toBeGreaterThan(0);

  // Where no other test adds people, who would go with their pictures.
  await openSearch(page, `${SEARCH}?location=Ontario`);
  // Those in view come at once, the others when they come near; each keeps its place meanwhile.
  await photos(page).evaluateAll(async (images) => {
    for (const image of images) {
      image.scrollIntoView({ behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  await expect.poll(async () => Math.min(...(await widths(page)))).toBeGreaterThan(0);
  const attributes = await photos(page).evaluateAll((images) =>
    images.map((image) => ['src', 'width', 'height', 'loading'].map((name) => image.getAttribute(name))),
  );
  for (const [src, width, height] of attributes) {
    expect(src).toMatch(/^\/photos\/[0-9a-f-]{36}\/[0-9a-z]+$/);
    expect([width, height]).toEqual(['96', '96']);
  }
  expect(attributes.some(([, , , loading]) => loading === 'lazy')).toBe(true);

  await page
    .locator('.result-card', { has: photos(page) })
    .first()
    .locator('.card-link')
    .click();
  await expect(page.locator('.profile-top img.avatar')).toBeVisible();
  await expect.poll(async () => (await widths(page))[0]).toBeGreaterThan(0);
  expect(seen).toEqual({ foreign: [], refused: [] });
});
