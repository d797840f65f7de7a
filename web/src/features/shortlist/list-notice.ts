import { inLanguage, paths } from '@directory/domain/site/paths';
import { SHORTLIST_MAX } from '@directory/domain/site/shortlist';
import type { I18n } from '../../i18n/create-i18n.ts';

/** What a press on a heart did that the heart itself does not show. */
export type Notice =
  | { kind: 'full' }
  | { kind: 'unstored' }
  | { kind: 'removed'; name: string; undo: () => void };

let place: HTMLElement | null = null;

/**
 * Says something at the foot of the screen, in place of what was said before; null takes that away. Hearts are on every kind of page
 * and hardly ever need words: what React would need for a second root on each of them is spared.
 */
export function sayNotice(notice: Notice | null, i18n: I18n): void {
  if (!place && notice) {
    // There before its words: only then are these read out.
    place = element('div', { role: 'status' });
    document.body.append(place);
  }
  place?.replaceChildren(...(notice ? [boxOf(notice, i18n)] : []));
}

function boxOf(notice: Notice, { t, language }: I18n): HTMLElement {
  const close = () => place?.replaceChildren();
  const words = {
    full: t('shortlist:notice.full', { most: SHORTLIST_MAX }),
    unstored: t('shortlist:notice.unstored'),
    removed: t('shortlist:notice.removed', { name: notice.kind === 'removed' ? notice.name : '' }),
  };
  const box = element('div', { class: 'list-notice no-print' });
  const way =
    notice.kind === 'removed'
      ? button(t('shortlist:undo'), notice.undo)
      : // The router does not reach here: it is a new document, with the language said outright.
        element('a', { href: inLanguage(paths.shortlist(), language) }, t('shortlist:title'));
  box.append(element('p', {}, words[notice.kind]), way, button(t('shortlist:notice.close'), close));
  return box;
}

function button(text: string, onClick: () => void): HTMLElement {
  const made = element('button', { class: 'link-button', type: 'button' }, text);
  made.addEventListener('click', onClick);
  return made;
}

function element(name: string, attributes: Readonly<Record<string, string>>, text = ''): HTMLElement {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.textContent = text;
  return made;
}
