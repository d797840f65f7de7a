import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Axe from 'axe-core';
import type { Page } from '@playwright/test';

/** What a page reads once. Without comments and long names, a third of the other one. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds wrong with the page as it stands: each rule with the elements that break it, as one line.
 *
 * It takes a tenth of the time that axe takes by default and finds the same: passes are not written down, there are no frames, style
 * sheets are not fetched again for a rule that is off, and of a colour that hundreds of elements share it is read once what it is.
 *
 * A colour that is on its way to another is judged where it will end.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(SOURCE);
    await page.evaluate(readColorsOnce);
  }
  return page.evaluate(async () => {
    const hasEnd = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity;
    for (const animation of document.getAnimations().filter(hasEnd)) animation.finish();
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations } = await axe.run({ resultTypes: ['violations'], preload: false, iframes: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}

/** A colour as axe reads it from a style. */
interface Color {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): Color;
}

/** In the page. Reading colours is half of all that axe does on a page of cards. */
function readColorsOnce(): void {
  const { axe } = window as unknown as { axe: { commons: { color: { Color: { prototype: Color } } } } };
  const { prototype } = axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map<string, Pick<Color, 'r' | 'g' | 'b' | 'alpha'>>();
  prototype.parseString = function (this: Color, text: string): Color {
    const found = known.get(text);
    if (found) return Object.assign(this, found);
    parseString.call(this, text);
    known.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha });
    return this;
  };
}
