/** The search screen. */
export const strings = {
  page: {
    title: 'Find a psychologist',
    titleFor: 'Psychologists: {{what}}',
    titleIn: 'Psychologists {{where}}',
    titleForIn: 'Psychologists {{where}}: {{what}}',
    description:
      'Search registered psychologists across Canada by name, concern, therapy, language and place, and write to them directly.',
    heading: 'Find a psychologist',
    intro: 'Registered psychologists across Canada. Search, compare, and write to the one who suits you.',
  },
  keyword: {
    label: 'Keyword',
    placeholder: 'Name, concern, therapy or city',
    submit: 'Search',
    clear: 'Clear the keyword',
  },
  place: {
    province: 'Province or territory',
    allProvinces: 'All of Canada',
    city: 'City',
    allCities: 'All cities',
    chooseProvince: 'Choose a province first',
    option: '{{name}} ({{count, number}})',
  },
  filters: {
    heading: 'Filters',
    skip: 'Skip to the results',
    concerns: 'Concern',
    accepting: 'New clients',
    fee: 'Fee per session',
    languages: 'Languages',
    sessionTypes: 'Session types',
    populations: 'Age or group',
    genders: 'Gender',
    therapies: 'Therapies',
    wait: 'Waiting time',
    insurers: 'Insurers billed directly',
    find: {
      concerns: 'Find a concern',
      languages: 'Find a language',
      populations: 'Find an age or group',
      therapies: 'Find a therapy',
      insurers: 'Find an insurer',
    },
    showAll: 'Show all {{count, number}}',
    noneFound: 'Nothing by that name.',
    none: 'There is nothing left to narrow down.',
    open: 'Filters',
    openWith_one: 'Filters, {{count}} chosen',
    openWith_other: 'Filters, {{count}} chosen',
    close: 'Close the filters',
    show_one: 'Show {{count}} result',
    show_other: 'Show {{count}} results',
    showMany: 'Show 1000+ results',
  },
  active: {
    heading: 'Your search',
    remove: 'Remove {{filter}}',
    clearAll: 'Clear all',
    keyword: '“{{keyword}}”',
    wait: 'Wait: {{wait}}',
  },
  results: {
    heading: 'Results',
    count_one: '{{count}} result',
    count_other: '{{count}} results',
    many: '1000+ results',
    searching: 'Searching…',
    order: 'How results are ordered',
    specialties: 'Specialties',
    matching: 'Also matches',
    more_one: '+{{count, number}} more',
    more_other: '+{{count, number}} more',
    sessions: 'Sessions and languages',
  },
  pages: 'Pages of results',
  empty: {
    text: 'No psychologists found matching your criteria.',
    next: 'You could try one of these:',
    withoutKeyword: 'Search without “{{keyword}}”',
    wholeProvince: 'Look {{where}}, beyond {{city}}',
    allOfCanada: 'Look across Canada',
    withoutFilters: 'Remove all filters',
    everyone: 'See every psychologist',
  },
  failed: {
    text: 'Search did not answer. Your connection or our search service may be interrupted; nothing you chose is lost.',
    retry: 'Try again',
  },
} as const;

declare module '../namespaces.ts' {
  interface Resources {
    search: typeof strings;
  }
}
