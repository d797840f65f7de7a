import { type Condition, CONDITIONS } from '@directory/domain/assessments/conditions';
import { DRAFT_PREFIX } from '../../site/draft-prefix.ts';
import { removeStored } from './device-storage.ts';

/** The beginning of every key that the self-assessments use on this device and in this tab, and of those of the matches. */
export const ASSESSMENT_PREFIX = 'assessment_';
const MATCH_PREFIX = 'therapist_match_';

/** Under which the province that the visitor chose is remembered. */
export const PROVINCE_KEY = 'visitor_province';

/** How the keys begin under which a tab keeps what self-assessments and matches leave. */
const VISIT_KEYS = [ASSESSMENT_PREFIX, MATCH_PREFIX, PROVINCE_KEY];

/** Where unfinished answers stand. Devices hold what was begun under this key: it stays. */
export function progressKey(condition: Condition): string {
  return `${ASSESSMENT_PREFIX}${condition}_progress`;
}

/**
 * What somebody leaves behind who must leave at once: what they chose to keep, and nothing that they were in the middle of. It goes by
 * the keys alone: nothing has to be fetched, nor read, before the page is left.
 */
export function forgetUnfinished(): void {
  for (const condition of CONDITIONS) removeStored(progressKey(condition));
  forgetTabKeys([...VISIT_KEYS, DRAFT_PREFIX]);
}

/** The same as a statement for a script in the document's head. */
export const forgetUnfinishedScript =
  `for(const key of Object.keys(localStorage))if(/^${ASSESSMENT_PREFIX}.+_progress$/.test(key))localStorage.removeItem(key);` +
  `for(const key of Object.keys(sessionStorage))if(/^(${[...VISIT_KEYS, DRAFT_PREFIX].join('|')})/.test(key))sessionStorage.removeItem(key)`;

/** Forgets all that this tab's storage has under such keys: those of self-assessments and matches unless others are given. What is on the screen follows by other ways. */
export function forgetTabKeys(prefixes = VISIT_KEYS): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (prefixes.some((prefix) => key.startsWith(prefix))) sessionStorage.removeItem(key);
    }
  } catch {
    // The browser refuses storage: nothing is kept.
  }
}
