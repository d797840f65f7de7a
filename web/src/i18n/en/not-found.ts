/** An address where there is nothing. */
export const strings = {
  title: 'Page not found',
  description: 'There is no page at this address.',
  text: 'There is no page at this address. It may have moved, or the link may be incomplete.',
  search: 'Search the directory',
  searchLabel: 'What or whom are you looking for?',
  elsewhere: 'Or go to',
  links: {
    directory: 'Find a Psychologist',
    howItWorks: 'How It Works',
    assessments: 'Self-Assessments',
    faq: 'FAQ',
    blog: 'Blog',
    contact: 'Contact',
  },
  home: 'Go to the home page',
} as const;

declare module '../namespaces.ts' {
  interface Resources {
    'not-found': typeof strings;
  }
}
