import { cleanAssessmentsOnStart } from './clean-on-start.ts';
import { followList } from '../shortlist/stored-list.ts';

/** What a page does with what this device keeps, once it has come to life. */
export function startDevice(): void {
  followList();
  cleanAssessmentsOnStart();
}
