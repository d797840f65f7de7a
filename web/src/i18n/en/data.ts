/** What others may use. */
export const strings = {
  dataset: {
    name: 'Psychologists in Canada: open data',
    description:
      'Registered psychologists in Canada who let their profile be used: what they offer, where, in which languages, and whether they take new clients, with sources and days.',
  },
  province: 'Province or territory',
  everywhere: 'All of Canada',
  language: 'Language of the box',
  languages: { en: 'English', fr: 'French' },
  person: 'For “our psychologists”: the address of the profile of one of them',
  personHint: 'Copy it from the address bar. Everybody who is linked to the same practice is shown.',
} as const;
