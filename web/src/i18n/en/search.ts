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
    suggestions: 'Suggestions',
    names: 'Names',
    therapies: 'Therapies',
    locations: 'Locations',
    available_one: '{{count}} suggestion. Use the up and down arrow keys.',
    available_other: '{{count}} suggestions. Use the up and down arrow keys.',
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
    languages: 'Languages',
    therapies: 'Therapies',
    sessionTypes: 'Session types',
    genders: 'Gender',
    find: {
      languages: 'Find a language',
      therapies: 'Find a therapy',
    },
    showAll: 'Show all {{count, number}}',
    noneFound: 'Nothing by that name.',
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
    sessions: 'Sessions',
  },
  understood: {
    heading: 'We understood:',
    takeBack: '{{what}}: take it back and look for “{{words}}” as text',
    asText: '“{{words}}” as text',
    bringBack: '“{{words}}” as text: understand it again',
    others_one: '{{first}} or {{count, number}} other',
    others_other: '{{first}} or {{count, number}} others',
    unmentioned: 'Nobody mentions {{words}}.',
    word: '“{{word}}”',
  },
  danger: {
    announced: 'Crisis lines are shown above the results.',
    unloaded:
      'If you are in danger, call 911. If you are thinking about suicide, call or text 9-8-8, any time.',
  },
  near: {
    few: 'Few meet all of this. You could try one of these:',
    heading: 'Close to what you asked for:',
    without: 'without {{what}}',
    wider: 'anywhere {{where}}',
    online: 'online, anywhere {{where}}',
    canada: 'anywhere in Canada',
    counted: '{{what}} ({{count, number}})',
    many: '{{what}} (1000+)',
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
