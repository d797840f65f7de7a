import { addNamespaces, type I18n } from '../../i18n/create-i18n.ts';
import type { KeptList, KeptPerson } from './kept-list.ts';
import { isOn, readList, withoutPerson, withPeople, withPersonBack } from './list-changes.ts';
import { sayNotice } from './list-notice.ts';
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
