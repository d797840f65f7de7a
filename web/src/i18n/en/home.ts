/** The home page. */
export const strings = {
  title: 'Find a registered psychologist in Canada',
  description:
    'Search registered psychologists across Canada by concern, language, place and session type, and write to them directly. Free, in English and French.',
  hero: {
    heading: 'Find a psychologist who fits you',
    lead: 'Search registered psychologists in Winnipeg, in Manitoba and across Canada by concern, language and place. Compare them at your own pace, then write to them directly.',
    search: 'Search the directory',
    quiz: 'Take the quiz',
    free: 'Free to use. No account needed.',
  },
  box: {
    words: 'Concern or name',
    wordsExample: 'Anxiety, EMDR, a name…',
    clearWords: 'Clear the concern or name',
    place: 'Place',
    placeExample: 'Winnipeg, Manitoba…',
    clearPlace: 'Clear the place',
    submit: 'Search',
  },
  concerns: { heading: 'Or start from a concern' },
  places: {
    label: 'By place',
    winnipeg: 'Psychologists in Winnipeg',
    manitoba: 'Psychologists in Manitoba',
    all: 'All provinces and territories',
  },
  help: {
    heading: 'How can we help?',
    seek: {
      title: 'I am looking for a psychologist',
      text: 'Tell us what matters to you: a concern, a language, a city, online or in person. See who meets your needs.',
      action: 'Find a psychologist',
    },
    join: {
      title: 'I am a psychologist',
      text: 'Be found by people who look for your kind of practice. A basic listing is free.',
      action: 'Join the directory',
    },
    learn: {
      title: 'I want to learn about therapy',
      text: 'What a first session is like, what it costs, and how to choose between kinds of therapy.',
      action: 'Read the guides',
    },
  },
  featured: {
    heading: 'Featured psychologists',
    all: 'See all psychologists',
    loading: 'Loading the featured psychologists',
    empty: 'Nobody is featured at the moment',
    emptyText: 'The whole directory is a search away.',
    failed: 'The featured psychologists could not be loaded',
    failedText: 'The rest of the site works. Try again, or search the directory.',
  },
} as const;

declare module '../namespaces.ts' {
  interface Resources {
    home: typeof strings;
  }
}
