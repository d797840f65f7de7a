/** How the directory works. */
export const strings = {
  title: 'How It Works',
  description:
    'Search, compare and contact registered psychologists across Canada in three steps, and how the results are ranked.',
  lead: 'From a first search to a first message in three steps. You need no account and pay nothing.',
  steps: {
    search: {
      title: 'Search',
      text: 'Say what you are looking for: a concern, a therapy, a language, a place. Narrow the list with filters such as session type. Results appear as you type.',
    },
    compare: {
      title: 'Compare',
      text: 'Open the profiles that speak to you. Each one shows training, specialties, languages, session types and, where the psychologist gives them, fees.',
    },
    contact: {
      title: 'Contact',
      text: 'Send a message from the profile, call, or visit the website that it names. You deal with the psychologist directly; we take no part and no commission.',
    },
  },
  ranking: {
    title: 'How results are ranked',
    first:
      'Without a keyword, psychologists with a Premium listing come first, then everyone else. Premium listings are paid for and always carry the label “Premium”.',
    second:
      'With a keyword, what matters first is how well a profile matches your words. Premium decides only between profiles that match equally well. If you type someone’s full name, that person comes first, whatever their plan.',
  },
  start: 'Find a Psychologist',
  questions: 'Read the FAQ',
} as const;

declare module '../namespaces.ts' {
  interface Resources {
    'how-it-works': typeof strings;
  }
}
