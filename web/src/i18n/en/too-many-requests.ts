/** What who has asked for very many pages in a minute is shown. */
export const strings = {
  title: 'Many pages at once',
  text: 'We were asked for very many pages from your network. Please wait a minute and try again.',
} as const;
