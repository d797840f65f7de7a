import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Language } from '@directory/domain/language';
import { join } from 'node:path';
import { untilHydrated } from '../support/hydrated.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import type { View } from './view.ts';

export interface Look {
  language: Language;
  /** Of the window, in CSS pixels: a phone of 390 by 844, or a wide one of 1280 by 900. */
  width: 390 | 1280;
}

export const LOOKS: readonly Look[] = ([390, 1280] as const).flatMap((width) =>
  (['en', 'fr'] as const).map((language) => ({ language, width })),
);

const COLOR_SCHEMES = ['light', 'dark'] as const;

/** Of each look the first screen and the whole page, light and dark. */
export const PICTURES_OF_A_LOOK = 2 * COLOR_SCHEMES.length;

/** Widths of other windows, in CSS pixels, at which no picture is taken and what the page says is measured: see `layoutFaults`. */
const MEASURED_WIDTHS = [320, 360, 600, 768, 1024];

/** What is waited for at most. A view that takes longer is a view that is broken. */
const MOST_WAIT_MS = 20_000;

/**
 * Takes the pictures of one view: the first screen as the window shows it, and the page as a whole, light and dark, named by view
 * and look.
 * @returns what is wrong with the layout here or in a window of another width
 * @throws Error when a step of the view finds nothing to work on
 */
export async function takePictures(
  browser: Browser,
  view: View,
  look: Look,
  options: { app: string; folder: string },
): Promise<string[]> {
  const { width, language } = look;
  const context = await browser.newContext({
    baseURL: options.app,
    locale: `${language}-CA`,
    viewport: { width, height: width === 390 ? 844 : 900 },
    reducedMotion: 'reduce',
  });
  try {
    context.setDefaultTimeout(MOST_WAIT_MS);
    await context.addCookies([{ name: 'statistics', value: 'no', url: options.app }]);
    await leaveOutside(context, options.app);
    const page = await open(context, view, language);
    await settle(page);
    // A picture of the whole page may move it: those of the first screen come first.
    for (const fullPage of [false, true])
      for (const colorScheme of COLOR_SCHEMES) {
        await page.emulateMedia({ colorScheme });
        await drawn(page);
        if (fullPage) await showEverything(page);
        const name = `${view.name}-${width}-${language}-${colorScheme}${fullPage ? '-whole' : ''}.png`;
        await page.screenshot({ path: join(options.folder, name), fullPage });
      }
    return await measured(page, width);
  } finally {
    await context.close();
  }
}

/** The faults at this width and, for the narrow look, at those that no picture shows. */
async function measured(page: Page, width: Look['width']): Promise<string[]> {
  const faults: string[] = [];
  for (const each of width === 390 ? [width, ...MEASURED_WIDTHS] : [width]) {
    await page.setViewportSize({ width: each, height: 844 });
    faults.push(...(await layoutFaults(page)).map((fault) => `${each} px: ${fault}`));
  }
  return faults;
}

/** Pictures are of the site: what it would fetch from others (a map's tiles) fails at once, rather than after a long wait. */
async function leaveOutside(context: BrowserContext, app: string): Promise<void> {
  const { origin } = new URL(app);
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
}

async function open(context: BrowserContext, view: View, language: Language): Promise<Page> {
  const page = await context.newPage();
  const { hold, refuse, refusedAs = 'refused' } = view;
  await page.goto(`${view.path}${view.path.includes('?') ? '&' : '?'}lang=${language}`);
  await untilHydrated(page.getByRole('banner'));
  // Never answered, until the page is closed.
  if (hold) await page.route(hold, () => undefined);
  if (refuse)
    await page.route(refuse, (route) =>
      route.fulfill({ status: 400, json: { error: '', code: refusedAs, requestId: '' } }),
    );
  await view.steps?.(page, language);
  return page;
}

/** What is put off until it comes near the window, images and long lists, is on a picture of the whole page too. */
async function showEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });
}

/** Until the page is drawn in its new colours, to which transitions lead by and by. */
async function drawn(page: Page): Promise<void> {
  const frame = () => page.evaluate(() => new Promise<number>((resolve) => requestAnimationFrame(resolve)));
  await frame();
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ).then(() => undefined),
  );
  await frame();
}

/** Until nothing is asked for, and pictures and fonts have come. What a view holds back is never answered. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => undefined);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images].map((image) => {
        // Those further down are fetched when they are scrolled to: a picture of the whole page would not have them.
        image.loading = 'eager';
        return image.decode().catch(() => undefined);
      }),
    );
  });
}
