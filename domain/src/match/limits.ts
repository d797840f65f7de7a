export const MATCHES_PER_PAGE = 10;

/** How far the pages go: the best 1000. The count beside them is of all. */
export const MATCHES_LISTED = 1000;

/** The last page that can be asked for. */
export const LAST_MATCH_PAGE = MATCHES_LISTED / MATCHES_PER_PAGE;
