/** The home page. */
export const strings = {
  title: 'Find a registered psychologist in Canada',
  description:
    'Search registered psychologists across Canada by concern, language, place and session type, and write to them directly. Free, in English and French.',
  hero: {
    heading: 'Find a psychologist who fits you',
    lead: 'Psychologists in Winnipeg, in Manitoba and across Canada. Free, with no account.',
    search: 'Search the directory',
    quiz: 'Take the quiz',
  },
  box: {
    words: 'Concern, place or name',
    wordsExample: 'Anxiety in Winnipeg…',
    clearWords: 'Clear the search',
    submit: 'Search',
  },
  concerns: 'Frequent concerns',
  promise: {
    title: 'Registrations are checked',
    text: 'We look for them in the regulators’ registers. A profile says where we found one, and when.',
    read: '<b>{{date}}</b>: registers last read',
    registered:
      '<b>{{registered, number}} of {{psychologists, number}}</b> registrations found in a regulator’s register',
    confirmed_one: '<b>{{count, number}}</b> person confirmed openings, wait or fee in the past month',
    confirmed_other: '<b>{{count, number}}</b> people confirmed openings, wait or fee in the past month',
    how: 'How we check',
  },
  places: {
    label: 'Psychologists by place',
    winnipeg: 'In Winnipeg',
    manitoba: 'In Manitoba',
    all: 'All of Canada',
  },
  help: {
    heading: 'How can we help?',
    seek: { title: 'I am looking for a psychologist', text: 'By concern, language, city or online.' },
    join: { title: 'I am a psychologist', text: 'Be found. A basic listing is free.' },
    learn: { title: 'I want to learn about therapy', text: 'First sessions, costs, and kinds of therapy.' },
  },
  featured: {
    heading: 'Featured psychologists',
    paid: 'Premium is a paid listing.',
    empty: 'Nobody is featured at the moment',
    failed: 'The featured psychologists could not be loaded',
  },
} as const;
