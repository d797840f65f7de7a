/** What stands where there is no page to show: nothing is at the address, or very many pages were asked for in a minute. */
export const strings = {
  notFound: {
    title: 'Page not found',
    text: 'There is no page at this address. It may have moved, or the link may be incomplete.',
    searchLabel: 'Who or what are you looking for?',
    elsewhere: 'Other pages',
  },
  tooMany: {
    title: 'Many pages at once',
    text: 'We were asked for very many pages from your network. Please wait a minute and try again.',
  },
} as const;
