import { readStored, removeStored, writeStored } from '../device/device-storage.ts';
import { LIST_KEY, type KeptList, showList, subscribe } from './kept-list.ts';
import { readList } from './list-changes.ts';

/** The list of this page where the device does not keep it. */
let unstored: KeptList | null = null;

/** The list as it is now: in whichever tab it was changed last. */
export function currentList(): KeptList {
  return unstored ?? readList(readStored(LIST_KEY));
}

/** Whether the device keeps the list. Otherwise it goes with the page. */
export function isListStored(): boolean {
  return unstored === null;
}

/**
 * Changes the list as it is now, on the device and on every page that is open.
 * @returns whether the device keeps it; where it does not, the list lasts as long as this page
 */
export function changeList(change: (list: KeptList) => KeptList): boolean {
  followList();
  const next = change(currentList());
  const isStored = next.length === 0 ? removeStored(LIST_KEY) : writeStored(LIST_KEY, next);
  unstored = isStored ? null : next;
  refreshList();
  return isStored;
}

/** Forgets everybody, with the notes, in every tab. */
export function forgetList(): void {
  changeList(() => []);
}

export function isListKept(): boolean {
  return currentList().length > 0;
}

let isFollowing = false;

/** Shows what the device keeps, from now on and whichever tab changes it. Called again, it does nothing. */
export function followList(): void {
  if (isFollowing) return;
  isFollowing = true;
  window.addEventListener('storage', ({ key, storageArea }) => {
    // The key is null when the whole storage is cleared.
    if (storageArea === localStorage && (key === LIST_KEY || key === null)) refreshList();
  });
  // A page that comes back from the browser's memory was told nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refreshList();
  });
  // Also when a heart has shown at once what it does.
  subscribe(() => document.documentElement.toggleAttribute('data-list', isListKept()));
  refreshList();
}

/** Shows the list as it is now everywhere on the page. */
export function refreshList(): void {
  showList(currentList());
}
