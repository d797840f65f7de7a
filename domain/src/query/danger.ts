import { directoryLexicon } from './directory-lexicon.ts';
import { understand } from './understand.ts';

/** Whether a text may say that somebody is in danger, as a search is read: its words are not kept. */
export function saysDanger(text: string): boolean {
  return understand(text, [directoryLexicon()]).danger.length > 0;
}
