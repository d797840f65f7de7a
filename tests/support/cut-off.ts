import type { Page } from '@playwright/test';

/** What the fields in view say beyond their own width: texts of placeholders and of chosen options that do not fit. */
export function cutOffTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** A select's arrow, where the style leaves it to the browser. */
    const ARROW_PX = 18;
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('There is no canvas to measure with.');
    const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select');
    return [...fields].flatMap((field) => {
      const isSelect = field instanceof HTMLSelectElement;
      const text = isSelect ? field.selectedOptions[0]?.text : field.value || field.placeholder;
      if (!text || (!isSelect && field.value) || !field.checkVisibility({ visibilityProperty: true }))
        return [];
      const style = getComputedStyle(field);
      context.font = style.font;
      const room =
        field.clientWidth -
        Number.parseFloat(style.paddingLeft) -
        Number.parseFloat(style.paddingRight) -
        (isSelect && style.appearance !== 'none' ? ARROW_PX : 0);
      return context.measureText(text).width > room ? [`${text} (${Math.round(room)} px)`] : [];
    });
  });
}
