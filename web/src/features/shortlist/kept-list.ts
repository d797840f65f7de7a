import { createSignal } from '../../site/signal.ts';
import { useSyncExternalStore } from 'react';
import { SHORTLIST_MAX } from '@directory/domain/site/shortlist';

/** Where the device keeps the list. */
export const LIST_KEY = 'shortlist';

/**
 * A script for the document's head: marks a document of somebody who keeps a list before anything is painted, so that the header's
 * link to it is there from the start. See header.css.
 */
export const markListScript = `try{if(localStorage.getItem('${LIST_KEY}'))document.documentElement.dataset.list=''}catch{}`;

/** Somebody whom the visitor keeps on the list, with the name of that day: it outlives the profile. */
export interface KeptPerson {
  readonly id: string;
  readonly name: string;
  readonly note: string;
}

export type KeptList = readonly KeptPerson[];

const NOBODY: KeptList = [];
let shown = NOBODY;
const changed = createSignal();
/** Calls back when another list is shown. */
export const { subscribe } = changed;

/**
 * The list as hearts and header show it: empty on the server, and until `stored-list.ts`, which comes after the page, has read the
 * device. This much alone is part of every page.
 */
export function useKeptList(): KeptList {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => NOBODY,
  );
}

/** Shows another list everywhere on the page. */
export function showList(list: KeptList): void {
  shown = list;
  changed.tell();
}

/**
 * Keeps somebody on the device's list, or takes them off it, before the press is over: whoever leaves the page at once has done it. What
 * needs more than that is left to `press-heart.ts`, which comes after.
 * @returns the list before; null where nothing was done, as the device keeps nothing, the list is full, or what is stored is none
 */
export function pressAtOnce(person: Pick<KeptPerson, 'id' | 'name'>): KeptList | null {
  try {
    // Nothing is read as null.
    const before = (JSON.parse(localStorage.getItem(LIST_KEY) as string) ?? []) as KeptList;
    const list = before.filter(({ id }) => id !== person.id);
    if (list.length === before.length) list.push({ ...person, note: '' });
    if (list[SHORTLIST_MAX]) return null;
    if (list[0]) localStorage.setItem(LIST_KEY, JSON.stringify(list));
    else localStorage.removeItem(LIST_KEY);
    showList(list);
    return before;
  } catch {
    return null;
  }
}
