import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Axe from 'axe-core';
import type { Page } from '@playwright/test';
import { isWholeCrawl } from './crawl.ts';

/** What a page reads once. Without comments and long names, a third of the other one. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Of many that are alike, as the cards of a list are, so many are judged; nightly tests judge all. Colours alone take a second for twenty. */
const MOST_ALIKE = isWholeCrawl ? Infinity : 3;

/**
 * What axe finds wrong with the page as it stands: each rule with the elements that break it, as one line.
 *
 * It takes a fraction of the time that axe takes by default and finds the same: a page reads it once, passes are not written down, there
 * are no frames, and style sheets are not fetched again for a rule that is off.
 *
 * A colour that is on its way to another is judged where it will end.
 * @param within the part that has changed since the page was judged whole
 */
export async function axeViolations(page: Page, within = ':root'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ([most, include]) => {
      const hasEnd = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity;
      for (const animation of document.getAnimations().filter(hasEnd)) animation.finish();
      const { axe } = window as unknown as { axe: typeof Axe };
      const isBeyond = (part: Element) => {
        const alike = [...(part.parentElement?.children ?? [])].filter(
          (sibling) => sibling.localName === part.localName && sibling.className === part.className,
        );
        return alike.indexOf(part) >= most;
      };
      const parts = [...document.querySelectorAll('main :is(li, article)')].filter(
        (part) => part.getElementsByTagName('*').length > 5 && isBeyond(part),
      );
      const { violations } = await axe.run(
        { include, exclude: parts },
        { resultTypes: ['violations'], preload: false, iframes: false },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [MOST_ALIKE, within] as const,
  );
}
