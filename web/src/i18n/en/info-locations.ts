/** How to search by place. */
export const strings = {
  title: 'Find a psychologist near you',
  description:
    'How to search for a psychologist by province and city in Canada, how many are listed in each, and what to do where there are few.',
  lead: 'Every province and territory has a page, and so has every city with a psychologist in the directory. Choose yours, or search by place.',
  cards: {
    one: {
      title: 'By province or territory',
      text: 'Choose a province in the search, or open its page for its cities and for who works there.',
    },
    two: {
      title: 'By city',
      text: 'A city’s page shows who is there, what they work with, and leads on to each concern.',
    },
    three: {
      title: 'By address',
      text: 'Type “Winnipeg, Manitoba” or “Montréal” in the keyword box. Accents never matter, and both languages work.',
    },
    four: {
      title: 'By map',
      text: 'A profile with an address shows it on a map, with directions. We do not ask where you are.',
    },
    five: {
      title: 'Few where you live?',
      text: 'Filter by online sessions. A psychologist allowed to practise in your province can see you by video wherever you are in it.',
    },
    six: {
      title: 'Close to a border?',
      text: 'A psychologist across the provincial line may see you at their office; the rule goes by where the session takes place.',
    },
  },
  extra: 'Provinces and territories',
  cities: 'Largest cities in the directory',
  more: {
    title: 'In remote communities',
    first:
      'Nursing stations, health centres and band offices often know who visits and who works online. Hope for Wellness (1-855-242-3310) offers help to Indigenous people across Canada, day and night.',
    second:
      'First Nations and Inuit may have sessions covered under the Non-Insured Health Benefits program. Ask the psychologist whether they bill it directly.',
  },
  actions: { primary: 'Search by place', secondary: 'About online sessions' },
} as const;

declare module '../namespaces.ts' {
  interface Resources {
    'info-locations': typeof strings;
  }
}
