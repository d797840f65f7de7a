/** The text with a space for every byte that an address writes in figures (`%20`, and `%2520` of an address within one): a word beside it is one again. */
export const wordsApart = (text: string): string => text.replace(/%(?:25)*[0-9A-F]{2}/gi, ' ');
