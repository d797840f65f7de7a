import { expect, type Page } from '@playwright/test';

/** Where the quick exit leads, which is outside: here it comes from the test. Asked for late, it leaves what pages keep in memory alone. */
export const serveWeather = (page: Page): Promise<unknown> =>
  page.route(/^https:\/\/(weather|meteo)\.gc\.ca\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Weather</title><h1>Weather</h1>' }),
  );

export const expectWeather = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Weather' })).toBeVisible();
