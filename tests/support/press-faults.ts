import type { Page } from '@playwright/test';

/** The least side of what a finger presses, in pixels. */
const FINGER_PX = 44;

/**
 * What is wrong with what is pressed on the page as it stands: buttons that call in a crisis in another order than 9-8-8 (filled, it
 * alone), its text line, 911; calls and ways to other pages that are smaller than a finger; a quick exit that is not a tap away wherever
 * the page stands, or that something shows beside, through or below. Empty where all is well.
 */
export function pressFaults(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const faults: string[] = [];
    const shown = <Kind extends HTMLElement>(selector: string) =>
      [...document.querySelectorAll<Kind>(selector)].filter((element) => element.checkVisibility());
    const sizeOf = (element: Element) => element.getBoundingClientRect();

    const calls = shown<HTMLAnchorElement>('a.button:is([href^="tel:"], [href^="sms:"])');
    const first = calls.findIndex(({ href }) => href === 'tel:988');
    if (first >= 0) {
      const crisis = calls.slice(first);
      // A part about one danger begins with the number that answers it.
      const own = crisis.filter((call) => !call.closest('[id^="part-"]'));
      const filled = own.filter((call) => call.classList.contains('button-primary'));
      if (crisis.slice(0, 3).join() !== 'tel:988,sms:988,tel:911') faults.push(`calls are ${crisis.join()}`);
      if (filled[0] !== own[0] || filled.some(({ href }) => href !== 'tel:988'))
        faults.push(`filled are ${filled.join()}`);
    }
    for (const call of calls)
      if (sizeOf(call).width < least || sizeOf(call).height < least) faults.push(`${call.href} is small`);
    for (const link of shown('.breadcrumbs a, .assessment-back, .crisis-notice a, .footer-link'))
      if (sizeOf(link).height < least || sizeOf(link).width < 24) faults.push(`“${link.innerText}” is small`);

    const bar = document.querySelector<HTMLElement>('.quick-exit');
    const link = bar?.querySelector('a');
    if (!bar || !link || getComputedStyle(bar).position !== 'fixed') return faults;
    const { top, left, width, height } = sizeOf(bar);
    const { scrollHeight, clientWidth } = document.documentElement;
    const before = window.scrollY;
    for (const place of [0, 0.5, 1]) {
      window.scrollTo({ top: place * scrollHeight, behavior: 'instant' });
      const box = sizeOf(link);
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (hit?.closest('.quick-exit') !== bar) faults.push(`the quick exit is covered at ${place}`);
    }
    // Below the last words of the page there is room for it.
    const last = Math.max(...shown('footer *').map((element) => sizeOf(element).bottom));
    if (scrollHeight - window.scrollY - last < Math.floor(height) - 1)
      faults.push('the quick exit covers the end of the page');
    window.scrollTo({ top: before, behavior: 'instant' });
    if (left !== 0 || width !== clientWidth) faults.push('something shows beside the quick exit');
    if (/rgba|transparent/.test(getComputedStyle(bar).backgroundColor))
      faults.push('something shows through the quick exit');
    if (Math.round(top + height) !== window.innerHeight || height > 64)
      faults.push(`the quick exit stands at ${top}, ${height} px high`);
    return faults;
  }, FINGER_PX);
}
