/** Why there are no reviews, and what to go by. */
export const strings = {
  title: 'Why there are no reviews here',
  description:
    'Why the directory shows no reviews of psychologists, what to go by instead, and where to check a registration or make a complaint.',
  lead: 'We do not collect reviews. Psychologists’ regulators restrict testimonials, and for good reasons. Here is what to go by instead.',
  cards: {
    one: {
      title: 'Rules of the profession',
      text: 'Regulators in Canada restrict the use of testimonials by psychologists. People in therapy should never be asked for one.',
    },
    two: {
      title: 'Privacy first',
      text: 'A review says that its writer was in therapy. A psychologist cannot answer it without breaking confidentiality.',
    },
    three: {
      title: 'Stars mislead',
      text: 'Therapy is personal. What helped one person says little about another, and few write when things simply went well.',
    },
    four: {
      title: 'Look at training',
      text: 'Credentials, registration, specialties and years of experience are facts, and they are on the profile where the psychologist gives them.',
    },
    five: {
      title: 'Ask for a short call',
      text: 'Many offer ten or fifteen minutes free of charge. Ask how they would work with you, and notice how you feel.',
    },
    six: {
      title: 'Trust your impression',
      text: 'After two or three sessions you should feel heard and know where you are going. If not, say so, or change. That is allowed.',
    },
  },
  extra: 'Who registers psychologists',
  more: {
    title: 'If something went wrong',
    first:
      'Talk about it in session first when you can. If a psychologist has acted against the rules of the profession, the regulator of the province takes complaints from anyone, free of charge.',
    second: 'Something on a profile is wrong? Write to us. We check it and correct it or take it down.',
  },
  actions: { primary: 'Find a Psychologist', secondary: 'How we verify psychologists' },
} as const;

declare module '../namespaces.ts' {
  interface Resources {
    'info-reviews': typeof strings;
  }
}
