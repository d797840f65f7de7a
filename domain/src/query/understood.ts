import type { Bilingual } from '../language.ts';
import type { ConditionKind, Want } from './condition.ts';

/** What an answer says of how its words were read. */
export interface Understood {
  readonly conditions: readonly NamedCondition[];
  /** The words that are looked for as words. */
  readonly rest: string;
  /** Of these, at most five that no profile has, as they were typed. */
  readonly unmentioned?: readonly string[];
  /** Somebody may be in danger: crisis lines come before the results. */
  readonly danger: boolean;
  /** Where few or none meet all conditions: how many there are without some of them, and how many hits here are such. */
  readonly near?: readonly Nearest[];
}

export interface UnderstoodCondition {
  readonly kind: ConditionKind;
  readonly anyOf: readonly Want[];
  /** The words that said so, as they were typed. */
  readonly words: readonly string[];
}

/** With what its alternatives are called, in their order. */
export interface NamedCondition extends UnderstoodCondition {
  readonly names: readonly Bilingual[];
}

export interface Nearest {
  /** The conditions that are left out, by their place in the list. */
  readonly without: readonly number[];
  /** Whether the province takes the place of the city. */
  readonly wider: boolean;
  /** Whether sessions online take the place of the city, or of the province that is left out, too. */
  readonly online: boolean;
  /** Whether concerns that are akin to those that were asked for do as well. */
  readonly kindred: boolean;
  readonly count: number;
  /** How many hits of the answer, after those that meet all, are from here. */
  readonly shown: number;
}
