import { DRAFT_PREFIX } from '../../../site/draft-prefix.ts';
import { presentKey } from '../../../site/history-entries.ts';
import { carryExit } from '../../quick-exit/standing-exit.tsx';
import { readStored, removeStored, writeStored } from '../../device/device-storage.ts';

/** Words that are searched for beside an address, which does not say them: not yet, or, as they speak of danger, never. */
export interface WordsBeside {
  keyword: string;
  /** Keys are coming, or the last one's answer is awaited. */
  isTyping: boolean;
  /** The address is to say them as soon as that has told that it may. */
  isDue?: boolean;
  /** They are others than those of the box, which takes them over. */
  isGiven?: boolean;
}

/** By the keys of the browser's history: whoever comes back to an entry finds them. They live as long as the tab's document, and no longer. */
export const beside = new Map<string, WordsBeside>();

/** Words on their way to the search screen. */
let handed: string | null = null;

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

/** Takes the words of the present entry along to the same page in the other language, which is another document. */
export function carryToOtherLanguage(): void {
  carryExit();
  const words = beside.get(presentKey());
  if (words) writeStored(SWITCH_KEY, words.keyword, 'tab');
}

/** The words that were taken along, once. */
export function wordsCarried(): string | null {
  const words = readStored(SWITCH_KEY, 'tab');
  if (words !== null) removeStored(SWITCH_KEY, 'tab');
  return typeof words === 'string' ? words : null;
}
