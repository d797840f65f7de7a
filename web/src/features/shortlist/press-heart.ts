import type { i18n as I18n } from 'i18next';
import { addNamespaces } from '../../i18n/create-i18n.ts';
import type { KeptPerson } from './kept-list.ts';
import { isOn, withoutPerson, withPeople, withPersonBack } from './list-changes.ts';
import { sayNotice } from './list-notice.ts';
import { changeList, currentList, followList } from './stored-list.ts';

/**
 * Keeps somebody on the list, or takes them off it. That it worked shows in the heart; what does not show is said: that the list is
 * full, that the device keeps nothing, and that a note went along.
 * @throws when the words for that cannot be fetched; then nothing has changed
 */
export async function pressHeart(person: Pick<KeptPerson, 'id' | 'name'>, i18n: I18n): Promise<void> {
  await addNamespaces(i18n, ['shortlist']);
  followList();
  const list = currentList();
  if (isOn(list, person.id)) {
    takeOff(person.id, i18n);
    return;
  }
  const longer = withPeople(list, [person]);
  if (longer === null) sayNotice({ kind: 'full' }, i18n);
  else sayNotice(changeList(() => longer) ? null : { kind: 'unstored' }, i18n);
}

function takeOff(id: string, i18n: I18n): void {
  const list = currentList();
  const index = list.findIndex((person) => person.id === id);
  const removed = list[index];
  changeList((now) => withoutPerson(now, id));
  const undo = () => {
    if (removed) changeList((now) => withPersonBack(now, removed, index));
    sayNotice(null, i18n);
  };
  // A heart is filled again by another press; a note is not written again.
  sayNotice(removed?.note ? { kind: 'removed', name: removed.name, undo } : null, i18n);
}
