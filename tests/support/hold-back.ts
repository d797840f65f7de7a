import type { Page, Route } from '@playwright/test';

/**
 * Holds the page's requests for these addresses back. @param then what becomes of them when they are let go
 * @returns what lets them go
 */
export async function holdBack(
  page: Page,
  url: string | RegExp,
  then: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await then(route);
  });
  return release;
}
