import type { DangerKind } from '../crisis-lines/danger.ts';
import type { Bilingual } from '../language.ts';
import type { ConditionKind, Want } from './condition.ts';

/** What an answer says of how its words were read. */
export interface Understood {
  readonly conditions: readonly NamedCondition[];
  /** What the words may mean, what is likeliest first: who meets it comes first, and nobody is left out by it. */
  readonly perhaps?: readonly NamedCondition[];
  /** Of who is found, how many meet all that: they are the first of the list. */
  readonly leading?: number;
  /** What is not wanted, as it was typed, where nobody can be left out by it. */
  readonly unexcluded?: readonly string[];
  /** A public health plan is asked for, which pays no psychologist in private practice. */
  readonly publicPlan?: boolean;
  /** Something is asked for that no psychologist offers. */
  readonly offTopic?: boolean;
  /** The words that are looked for as words. */
  readonly rest: string;
  /** Of these, at most five that no profile has, as they were typed. */
  readonly unmentioned?: readonly string[];
  /** What danger somebody may be in, what is most urgent first; none when empty. Crisis lines come before the results. */
  readonly danger: readonly DangerKind[];
  /** It states none, and has grave words: one line says whom to call. They are as private as words of danger. */
  readonly possibleDanger?: boolean;
  /** It says none, and names one, or tells of one that is over (`suicide loss`): such words are as private, and ask for what else they say. */
  readonly namesDanger?: boolean;
  /** It says none, and may once its last word is typed to its end: no address says it while it is typed. */
  readonly mayBecomeDanger?: boolean;
}

/** Whether the words state a danger, or may tell of one: they ask for nothing else. */
export function speaksOfDanger(understood: Understood | null | undefined): boolean {
  if (!understood) return false;
  const { danger, possibleDanger = false, namesDanger = false } = understood;
  return danger.length > 0 || (possibleDanger && !namesDanger);
}

/** Whether they do, or only name one: no address, title or record has them. */
export function isPrivate(understood: Understood | null | undefined): boolean {
  return speaksOfDanger(understood) || understood?.namesDanger === true;
}

export interface NamedCondition {
  readonly kind: ConditionKind;
  readonly anyOf: readonly Want[];
  /** What these are called, in their order. */
  readonly names: readonly Bilingual[];
  /** The words that said so, as they were typed. */
  readonly words: readonly string[];
  /** Who meets it is left out. */
  readonly isExcluded?: boolean;
}
