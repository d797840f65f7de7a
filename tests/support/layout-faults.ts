import type { Page } from '@playwright/test';

/**
 * What of the texts in view nobody would print so: a word broken into pieces without a hyphen, and what reaches out of the window
 * where nothing scrolls. Addresses of mail and of the web may break anywhere. Empty where all is well.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide`);
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { hyphens } = getComputedStyle(parent);
      const clips = clipped(parent);
      if (clips === 'hidden') continue;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}’']{2,}/gu)) {
        if (isOfAddress(text.nodeValue ?? '', index)) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const pieces = [...range.getClientRects()].filter(({ width }) => width > 0);
        const lines = new Set(pieces.map(({ top }) => Math.round(top))).size;
        if (lines > 1 && hyphens !== 'auto') faults.push(`“${word}” is broken: ${where(parent)}`);
        const out = pieces.some(({ left, right }) => left < -1 || right > clientWidth + 1);
        if (out && clips === 'no') faults.push(`“${word}” reaches out of the window: ${where(parent)}`);
      }
    }
    return [...new Set(faults)].slice(0, 10);

    function where(element: Element): string {
      return `${element.localName}${element.className ? `.${element.className}` : ''}`;
    }

    /** Whether what reaches beyond an ancestor can be scrolled to or is cut, or is for screen readers alone (hidden). */
    function clipped(element: Element): 'no' | 'cut' | 'hidden' {
      let found: 'no' | 'cut' = 'no';
      for (
        let around: Element | null = element;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const { overflowX, clipPath } = getComputedStyle(around);
        const { width, height } = around.getBoundingClientRect();
        if (clipPath !== 'none' || (overflowX !== 'visible' && Math.min(width, height) <= 1)) return 'hidden';
        if (overflowX !== 'visible') found = 'cut';
      }
      return found;
    }

    function isOfAddress(text: string, index: number): boolean {
      const start = text.lastIndexOf(' ', index) + 1;
      return /[@/\\_]|\.[a-z]/.test(text.slice(start).split(/\s/, 1)[0] ?? '');
    }
  });
}
