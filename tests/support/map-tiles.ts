import type { Page } from '@playwright/test';

/** One grey pixel, for each picture of a map. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOMjY39DwAEzAJ0dN0PKQAAAABJRU5ErkJggg==',
  'base64',
);

/** Asks for the map of a profile. */
export const showMap = (page: Page): Promise<void> =>
  page
    .locator('.map-frame')
    .getByRole('button', { name: /^(Show map|Afficher la carte)$/ })
    .click();

/** The pictures of maps come from outside: here they come from the test. */
export const serveTiles = (page: Page): Promise<unknown> =>
  page.route('https://tile.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: PIXEL }),
  );
