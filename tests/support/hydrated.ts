import type { Locator } from '@playwright/test';

/** Resolves once the page, or the part of it that holds this element, has come to life: from then on it answers. */
export async function untilHydrated(element: Locator): Promise<void> {
  const handle = await element.elementHandle();
  await element
    .page()
    .waitForFunction((node) => node.closest('[data-late],#root')?.hasAttribute('data-hydrated'), handle);
}
