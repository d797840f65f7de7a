import type { Locator } from '@playwright/test';

/** Resolves once React has taken over the page and an element that the server rendered: from then on it answers. */
export async function untilHydrated(element: Locator): Promise<void> {
  const handle = await element.elementHandle();
  await element
    .page()
    .waitForFunction(
      (node) =>
        performance.getEntriesByName('hydrated').length > 0 &&
        Object.keys(node).some((key) => key.startsWith('__reactProps')),
      handle,
    );
}
