/** The pages of provinces, cities and services, and the cards that the featured page shares with them. */
export const strings = {
  loading: 'Loading psychologists',
  count_one: '{{count, number}} psychologist',
  count_other: '{{count, number}} psychologists',
  more: '{{count, number}} more',
  featured: 'Featured psychologists',
  order: 'Premium is paid placement: it comes first and is labelled.',
  all_one: 'See the psychologist {{where}}',
  all_other: 'See all {{count, number}} psychologists {{where}}',
  everywhere: 'Search all of Canada',
  empty: 'Someone elsewhere may see you online',
  emptyLead: 'Nobody {{where}} is listed here yet. There are other ways to find someone.',
  emptyText:
    'Many psychologists in Canada work online. Ask whether they may work with someone where you live.',
  services: 'What psychologists {{where}} work with',
  facts: {
    psychologists: 'registered psychologists',
    online: 'offer online sessions',
    french: 'offer services in French',
  },
  title: 'Psychologists {{where}}',
  lead_one:
    'One registered psychologist is listed {{where}}. Read the profile and write directly: you need no account and no referral.',
  lead_other: 'Write directly: you need no account and no referral.',
  description_one:
    'One registered psychologist {{where}}: specialties, languages, session types and how to get in touch.',
  description_other:
    '{{count, number}} registered psychologists {{where}}: specialties, languages, session types and how to get in touch.',
  province: {
    search: 'Find a psychologist {{where}}',
    cities: 'Cities {{where}}',
    moreCities: 'More cities',
    others: 'Other provinces and territories',
  },
  city: {
    others: 'Other cities {{where}}',
  },
  service: {
    title: '{{service}}: psychologists {{where}}',
    lead: 'Psychologists {{where}} whose profile names this among what they work with. Looking for something else? Search in your own words.',
    leadWords:
      'Psychologists {{where}} whose profile names this, or a word of it. Looking for something else? Search in your own words.',
    description_one:
      'One registered psychologist {{where}} for: {{service}}. Read the profile and write directly.',
    description_other:
      '{{count, number}} registered psychologists {{where}} for: {{service}}. Compare profiles and write directly.',
    found_one: 'Found {{count, number}} psychologist',
    found_other: 'Found {{count, number}} psychologists',
    searchLabel: 'Search psychologists {{where}}',
    searchHint: 'Type a concern, a therapy or a name',
    searchAction: 'Search',
    empty: 'No psychologists {{where}} list “{{service}}” yet',
    emptyText:
      'Try other words, or look at everyone in the city: many work with more than their profile names.',
    back: 'All psychologists {{where}}',
    more: 'See more in the search',
    others: 'Other concerns and practice areas {{where}}',
  },
  card: {
    profile: 'View Profile',
    fullProfile: 'View Full Profile',
    contact: 'Contact Now',
    of: '({{name}})',
    specialties: 'Specialties',
    private: 'Private Practice',
  },
  assessment: {
    title: 'Not sure what you are dealing with?',
    text: 'Questions on {{conditions}}. Your answers stay on your device. It is not a diagnosis.',
    action: 'Take a free self-assessment',
  },
  listed: {
    title: 'Do you practise {{where}}?',
    text: 'A basic listing is free. Premium adds a second language, booking links and a place at the top.',
    free: 'Get Listed Free',
    premium: 'Premium Listing',
  },
  regulator: {
    title: 'Checking a registration {{where}}',
    own: 'Whoever uses the title “psychologist” here must be registered. Anyone can look them up:',
    all: 'Who may practise here is set by law. Ask about a registration:',
  },
} as const;
