import { useEffect, useRef, useState } from 'react';
import { DRAFT_PREFIX } from '../../site/draft-prefix.ts';
import { forgetKeys, isStorageUsable } from '../device/device-storage.ts';
import { LIST_KEY, type KeptList, subscribe, useKeptList } from './kept-list.ts';
import { withNote, withoutPerson, withPersonBack } from './list-changes.ts';
import { changeList, currentList, followList, isListStored } from './stored-list.ts';

/** What happened to the list last, to be said to the visitor. */
export type ListOutcome =
  | { kind: 'removed'; name: string }
  | { kind: 'removedAll' | 'restored' | 'elsewhere' };

interface LastChange {
  outcome: ListOutcome;
  undo: () => void;
}

/** The visitor's list on its own page. `people` is null until the device has been read. */
export function useOwnList() {
  const shown = useKeptList();
  const [isRead, setIsRead] = useState(false);
  const [last, setLast] = useState<LastChange | null>(null);
  const [isUsable, setIsUsable] = useState(true);
  /** What changes now is this page's doing. */
  const isOwn = useRef(false);
  useEffect(() => {
    followList();
    let before = currentList();
    const stopListening = subscribe(() => {
      const now = currentList();
      // Emptied while this page did nothing: that must not look like a mistake of the visitor's.
      const isEmptied = before.length > 0 && now.length === 0 && !isOwn.current;
      before = now;
      if (isEmptied) setLast({ outcome: { kind: 'elsewhere' }, undo: () => undefined });
    });
    // What the device keeps is known only in the browser, after the page that the server rendered is in place.
    // oxlint-disable-next-line react/set-state-in-effect
    setIsRead(true);
    setIsUsable(isStorageUsable());
    return stopListening;
  }, []);

  function changeHere(outcome: ListOutcome, undo: () => void, change: (list: KeptList) => KeptList): void {
    setLast({ outcome, undo });
    isOwn.current = true;
    changeList(change);
    isOwn.current = false;
  }

  return {
    people: isRead ? shown : null,
    isStored: isUsable && isListStored(),
    outcome: last?.outcome ?? null,
    undo: () => {
      last?.undo();
      setLast({ outcome: { kind: 'restored' }, undo: () => undefined });
    },

    write: (id: string, note: string) => {
      changeList((list) => withNote(list, id, note));
    },

    remove: (id: string) => {
      const before = currentList();
      const index = before.findIndex((person) => person.id === id);
      const person = before[index];
      if (!person) return;
      changeHere(
        { kind: 'removed', name: person.name },
        () => void changeList((list) => withPersonBack(list, person, index)),
        (list) => withoutPerson(list, id),
      );
    },

    removeAll: () => {
      const before = currentList();
      changeHere(
        { kind: 'removedAll' },
        () => void changeList(() => before),
        () => [],
      );
      // The message names them, too.
      forgetKeys(new RegExp(`^${DRAFT_PREFIX}${LIST_KEY}`), 'tab');
    },
  };
}

export type OwnList = ReturnType<typeof useOwnList>;
