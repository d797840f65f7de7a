import type { AnsweredNear } from '@directory/domain/places/near';
import type { Understood } from '@directory/domain/query/understood';

/** What results say of the words they are for. */
export interface ReadingOfResults {
  /** The words, as they were typed. */
  query: string;
  /** How they were read; null when they mean themselves. */
  understood: Understood | null;
  /** The place that was asked for; null where none was. */
  near: AnsweredNear | null;
}

export const NOTHING_READ: ReadingOfResults = {
  query: '',
  understood: null,
  near: null,
};

/** @param results InstantSearch's, whose own types know nothing of it */
export function readingOf(results: object): ReadingOfResults {
  const { query, understood, near } = results as {
    query?: string;
    understood?: Understood;
    near?: AnsweredNear;
  };
  return { query: query ?? '', understood: understood ?? null, near: near ?? null };
}
