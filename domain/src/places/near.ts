import type { ProvinceCode } from './provinces.ts';
import type { Position } from './distance.ts';

/** How far around a place can be looked, in kilometres. */
export const WITHIN_KM = [5, 10, 25, 50, 100] as const;

export type Within = (typeof WITHIN_KM)[number];

/** How far is looked where nobody says: to the other end of most cities, and to the next town. */
export const USUAL_WITHIN: Within = 25;

/** A place that a visitor asked for. `device`: where the visitor's device says it is. */
export interface FoundPlace extends Position {
  readonly kind: 'postal' | 'city' | 'device';
  /** `R3C`, or `Laval`; empty for a device's. */
  readonly name: string;
  /** A city's: there are several of many names. */
  readonly province?: ProvinceCode;
}

/** What a search's answer says of the place that was asked for. */
export interface AnsweredNear {
  /** As it was asked for. */
  readonly asked: string;
  /** Null where no place of that name is known, and nothing was left out therefore; and for "near me". */
  readonly place: FoundPlace | null;
  readonly within: number;
  /** The words of the search that said so, when it was them. */
  readonly words?: string;
  /** The words mean the place of who typed them, which nobody knows. */
  readonly isOwn?: true;
}
