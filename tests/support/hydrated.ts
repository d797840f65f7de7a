import type { Locator } from '@playwright/test';

/** Resolves once the page, or the part of it that holds this element, has come to life: from then on it answers. */
export async function untilHydrated(element: Locator): Promise<void> {
  const part = element.locator('xpath=ancestor-or-self::*[@data-late or @id="root"][1]');
  await part.and(element.page().locator('[data-hydrated]')).waitFor({ state: 'attached' });
}
