import type { Page } from '@playwright/test';

/** One grey pixel, for each picture of a map. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOMjY39DwAEzAJ0dN0PKQAAAABJRU5ErkJggg==',
  'base64',
);

/** The pictures of maps come from outside: here they come from the test. */
export const serveTiles = (page: Page): Promise<unknown> =>
  page.route('https://tile.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: PIXEL }),
  );
