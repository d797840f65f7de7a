/** About the directory. */
export const strings = {
  title: 'About',
  description: 'Why this directory of registered psychologists in Canada exists, and how it is run.',
  lead: 'We help people in Canada find a registered psychologist who fits them.',
  what: {
    title: 'What we do',
    text: 'Looking for help is hard enough. The directory gathers registered psychologists from every province and territory in one place, in English and French, and lets you search by what matters to you. Searching and writing to a psychologist is free, and you need no account.',
  },
  how: {
    title: 'How we work',
    text: 'Psychologists ask to be listed, and we check each registration by hand before a profile appears. Paid listings are labelled, and a payment never changes what a profile says about training or registration. We do not collect reviews: regulators restrict testimonials about psychologists.',
  },
  not: {
    title: 'What we are not',
    text: 'We are not a clinic and give no medical advice. In an emergency call 911; for thoughts of suicide call or text 9-8-8.',
  },
  search: 'Find a Psychologist',
  howLink: 'How It Works',
} as const;

declare module '../namespaces.ts' {
  interface Resources {
    about: typeof strings;
  }
}
