import type { Condition } from '@directory/domain/assessments/conditions';
import { DRAFT_PREFIX } from '../../site/draft-prefix.ts';
import { DEVICE_MARK, forgetKeys } from './device-storage.ts';

// Devices hold what was kept under these keys: they stay.

/** Where the finished assessments of a condition stand: a list, the newest first. */
export function resultsKey(condition: Condition): string {
  return `assessment_${condition}_results`;
}

/** Where unfinished answers stand. */
export function progressKey(condition: Condition): string {
  return `assessment_${condition}_progress`;
}

/** Under which the province that the visitor chose is remembered. */
export const PROVINCE_KEY = 'visitor_province';

/** All keys of the self-assessments on the device, those of the safety plan and of the counts too. */
export const ASSESSMENT_KEYS = /^assessment_/;

/** All of them but the device's mark. Other tabs act when that goes: so it goes last, and once, as a tab that left its page twice could crash. */
export const KEYS_BUT_MARK = new RegExp(`^(?!${DEVICE_MARK}$)assessment_`);

/** All keys under which a tab keeps the result that matches go by. */
export const MATCH_KEYS = /^therapist_match_/;

/** All keys under which a tab keeps what self-assessments and matches leave. */
export const VISIT_KEYS = new RegExp(`^(assessment_|therapist_match_|${PROVINCE_KEY})`);

const UNFINISHED_ON_DEVICE = /^assessment_.+_progress$/;
const UNFINISHED_IN_TAB = new RegExp(`${VISIT_KEYS.source}|^${DRAFT_PREFIX}`);

/**
 * What somebody leaves behind who must leave at once: what they chose to keep, and nothing that they were in the middle of. It goes by
 * the keys alone: nothing has to be fetched, nor read, before the page is left.
 */
export function forgetUnfinished(): void {
  forgetKeys(UNFINISHED_ON_DEVICE, 'device');
  forgetKeys(UNFINISHED_IN_TAB, 'tab');
}

/** The same as a statement for a script in the document's head. */
export const forgetUnfinishedScript =
  `for(const key of Object.keys(localStorage))if(${UNFINISHED_ON_DEVICE}.test(key))localStorage.removeItem(key);` +
  `for(const key of Object.keys(sessionStorage))if(${UNFINISHED_IN_TAB}.test(key))sessionStorage.removeItem(key)`;
