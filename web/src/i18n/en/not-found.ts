/** An address where there is nothing. */
export const strings = {
  title: 'Page not found',
  text: 'There is no page at this address. It may have moved, or the link may be incomplete.',
  searchLabel: 'Who or what are you looking for?',
  elsewhere: 'Other pages',
} as const;
