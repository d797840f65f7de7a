/** The beginning of every key under which a tab keeps what is written and not sent yet. */
export const DRAFT_PREFIX = 'draft:';
