import { inLanguage, paths } from '@directory/domain/site/paths';
import { SHORTLIST_MAX } from '@directory/domain/site/shortlist';
import { addNamespaces, type I18n } from '../../i18n/create-i18n.ts';
import type { KeptList, KeptPerson } from './kept-list.ts';
import { isOn, readList, withoutPerson, withPeople, withPersonBack } from './list-changes.ts';
import { changeList, currentList, followList, isListStored, refreshList } from './stored-list.ts';

type Pressed = Pick<KeptPerson, 'id' | 'name'>;

/**
 * What a press on a heart does beyond what was done at once (see `pressAtOnce`). That it worked shows in the heart; what does not show is
 * said: that the list is full, that the device keeps nothing, and that a note went along.
 * @param before the list before the press; null where it is to be done still
 * @throws when the words for that cannot be fetched; then nothing more has changed
 */
export async function afterPress(person: Pressed, before: KeptList | null, i18n: I18n): Promise<void> {
  await addNamespaces(i18n, ['shortlist']);
  followList();
  // A list that goes with the page is its own, whatever the device kept at once.
  if (before === null || !isListStored()) pressHeart(person, i18n);
  else {
    refreshList();
    sayRemoved(readList(before), person.id, i18n);
  }
}

function pressHeart(person: Pressed, i18n: I18n): void {
  const list = currentList();
  if (isOn(list, person.id)) {
    changeList((now) => withoutPerson(now, person.id));
    sayRemoved(list, person.id, i18n);
    return;
  }
  const longer = withPeople(list, [person]);
  if (longer === null) sayNotice({ kind: 'full' }, i18n);
  else sayNotice(changeList(() => longer) ? null : { kind: 'unstored' }, i18n);
}

/** Says that somebody went with a note, if so: a heart is filled again by another press; a note is not written again. */
function sayRemoved(before: KeptList, id: string, i18n: I18n): void {
  const index = before.findIndex((person) => person.id === id);
  const removed = before[index];
  const undo = () => {
    if (removed) changeList((now) => withPersonBack(now, removed, index));
    sayNotice(null, i18n);
  };
  sayNotice(removed?.note ? { kind: 'removed', name: removed.name, undo } : null, i18n);
}

/** What a press on a heart did that the heart itself does not show. */
type Notice = { kind: 'full' | 'unstored' } | { kind: 'removed'; name: string; undo: () => void };

let place: HTMLElement | null = null;

/**
 * Says something at the foot of the screen, in place of what was said before; null takes that away. Hearts are on every kind of page
 * and hardly ever need words: what React would need for a second root on each of them is spared.
 */
function sayNotice(notice: Notice | null, i18n: I18n): void {
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
  const box = element('div', { class: 'list-notice card row no-print' });
  const way =
    notice.kind === 'removed'
      ? button(t('shell:undo'), notice.undo)
      : // The router does not reach here: it is a new document, with the language said outright.
        element('a', { href: inLanguage(paths.shortlist(), language) }, t('shortlist:title'));
  box.append(element('p', {}, words[notice.kind]), way, button(t('shell:close'), close));
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
