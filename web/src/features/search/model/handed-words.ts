import { DRAFT_PREFIX } from '../../../site/draft-prefix.ts';
import { carryExit } from '../../quick-exit/standing-exit.tsx';
import { readStored, removeStored, writeStored } from '../../device/device-storage.ts';

/** Words that no address says: on their way to the search screen, or of danger. They live as long as the tab's document, and no longer. */
let handed: string | null = null;

/** What entries of the browser's history leave out, by their keys. */
const leftOut = new Map<string, string>();

/** Where words stand while the same page is fetched in the other language. The quick exit clears it with the drafts. */
const SWITCH_KEY = `${DRAFT_PREFIX}search`;

/** Has the search screen that is gone to now search for these words. */
export function handOver(words: string): void {
  handed = words === '' ? null : words;
}

export function wordsHandedOver(): string | null {
  return handed;
}

export function forgetHandedOver(): void {
  handed = null;
}

/**
 * Remembers, for whoever comes back to the present entry, what it leaves out; null when it leaves out nothing any more. The entry itself
 * knows no more than that it does: not which words, nor whether they were of danger or might only have become that.
 * @param isHeard their answer has come; else they may be harmless, and the entry knows nothing of them
 */
export function noteLeftOut(words: string | null, isHeard = true): void {
  const key = presentKey();
  if (words !== null) leftOut.set(key, words);
  else if (!leftOut.delete(key)) return;
  if (!isHeard) return;
  window.history.replaceState({ ...presentState(), leavesOut: words !== null }, '');
}

export function wordsLeftOut(entryKey: string): string | null {
  return leftOut.get(entryKey) ?? null;
}

/** Whether the present entry leaves out words that nobody knows any more, as after a reload. */
export function areWordsLost(): boolean {
  return presentState()?.leavesOut === true && !leftOut.has(presentKey());
}

/** The key of the browser's present entry, as React Router keeps it. */
export function presentKey(): string {
  return presentState()?.key ?? 'default';
}

const presentState = () => window.history.state as { key?: string; leavesOut?: boolean } | null;

/** Takes the words of the present entry along to the same page in the other language, which is another document. */
export function carryToOtherLanguage(): void {
  carryExit();
  const words = wordsLeftOut(presentKey());
  if (words !== null) writeStored(SWITCH_KEY, words, 'tab');
}

/** The words that were taken along, once. */
export function wordsCarried(): string | null {
  const words = readStored(SWITCH_KEY, 'tab');
  if (words !== null) removeStored(SWITCH_KEY, 'tab');
  return typeof words === 'string' ? words : null;
}
