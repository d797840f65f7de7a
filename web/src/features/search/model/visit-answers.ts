import type { Directory } from '@directory/domain/directory';
import { createAnswerCache, type AnswerCache } from './answer-cache.ts';

// A visit has one directory, so its answers outlive the screen and go with the visit; on the server nothing is kept.
const answersOfVisit = new WeakMap<Directory, AnswerCache>();

/** The search answers of this visit; none on the server. */
export function answersOf(directory: Directory): AnswerCache | undefined {
  if (typeof window === 'undefined') return undefined;
  const answers = answersOfVisit.get(directory) ?? createAnswerCache();
  answersOfVisit.set(directory, answers);
  return answers;
}

/** Forgets this visit's search answers, as when a member has changed what they would show. */
export function forgetSearchAnswers(directory: Directory): void {
  answersOfVisit.get(directory)?.clear();
}
