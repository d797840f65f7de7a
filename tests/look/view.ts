import type { Page } from '@playwright/test';
import type { Language } from '@directory/domain/language';

export type Steps = (page: Page, language: Language) => Promise<unknown>;

/** One kind of page in one state: where it is, and what is done there before the picture is taken. */
export interface View {
  name: string;
  path: string;
  /** Answers of the api that are held back or refused from then on, by their address. */
  hold?: string;
  refuse?: string;
  /** The api's code for why it refuses them; `refused` when left out. */
  refusedAs?: string;
  steps?: Steps;
}

/** Presses the first that this selector finds. */
export const press =
  (selector: string): Steps =>
  (page) =>
    page.locator(selector).first().click();

/** Waits until something that this selector finds is to be seen. */
export const seen =
  (selector: string): Steps =>
  (page) =>
    page.locator(selector).first().waitFor();

export const inTurn =
  (...all: readonly Steps[]): Steps =>
  async (page, language) => {
    for (const steps of all) await steps(page, language);
  };
