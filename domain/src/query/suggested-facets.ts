/** The facets whose values are suggested while a search is typed, in the order of the list. */
export const SUGGESTED_FACETS = ['concerns', 'therapies', 'languages'] as const;
