/** What psychologists work with. */
export const strings = {
  title: 'What psychologists work with',
  description:
    'What the specialties on a psychologist’s profile mean, how to choose among them, and every specialty in the directory with its search.',
  lead: 'Profiles name specialties, practice areas and therapies. Here is what those words mean, and where to start when you do not know the word for what you are going through.',
  cards: {
    one: {
      title: 'Concerns',
      text: 'Anxiety, depression, grief, burnout: what brings people in. Most psychologists work with several, and it is common to come with more than one.',
    },
    two: {
      title: 'Stages of life',
      text: 'Children, adolescents, adults, older adults, couples and families. Look at whom a psychologist works with, not only at what.',
    },
    three: {
      title: 'Therapies',
      text: 'Cognitive behavioural therapy, EMDR, emotionally focused therapy and others are ways of working. The fit between two people often matters as much as the method.',
    },
    four: {
      title: 'Assessment',
      text: 'Testing for ADHD, autism, learning disabilities or memory is a service of its own, with its own fee and a written report. Ask for it by name.',
    },
    five: {
      title: 'Trauma',
      text: 'Look for training in trauma as such. Good trauma work goes at your pace, and you need not tell the whole story in a first session.',
    },
    six: {
      title: 'Language and culture',
      text: 'Being understood in your own language, faith or community can decide whether help helps. Filter by language, and ask about experience.',
    },
  },
  extra: 'Every specialty in the directory',
  more: {
    title: 'If you do not know the word',
    first:
      'Search for what happens, in plain words: “can’t sleep”, “fights at home”, “panic at work”. Abbreviations and both languages are understood, so PTSD, TSPT and post-traumatic stress find the same people.',
    second:
      'A self-assessment can give you words to start with. It is not a diagnosis; only a professional who knows you can make one.',
  },
  actions: { primary: 'Find a Psychologist', secondary: 'Take a free self-assessment' },
} as const;

declare module '../namespaces.ts' {
  interface Resources {
    'info-specialties': typeof strings;
  }
}
