/** Names a stored result in an address's fragment, which is never sent to a server. */
export const RESULT_HASH = '#result-';
