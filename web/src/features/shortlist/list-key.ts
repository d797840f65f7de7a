/** Where the device keeps the list. */
export const LIST_KEY = 'shortlist';

/**
 * A script for the document's head: marks a document of somebody who keeps a list before anything is painted, so that the header's
 * link to it is there from the start. See header.css.
 */
export const markListScript = `try{if(localStorage.getItem('${LIST_KEY}'))document.documentElement.dataset.list=''}catch{}`;
