const TITLE = /^\s*(?:dr|dre|docteur|docteure|doctor)\.?\s+(?=\S)/iu;

/** The query without a leading "Dr": titles are not part of the names in the index, so the word would match nobody. */
export function withoutTitle(query: string): string {
  return query.replace(TITLE, '');
}
