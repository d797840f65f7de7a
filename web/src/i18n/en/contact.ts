/** The contact page. */
export const strings = {
  title: 'Contact us',
  titleFor: 'Write to {{name}}',
  description: 'Write to the people who run the directory, or to a psychologist whose profile you have read.',
  lead: 'Questions about the directory, a correction to a profile, or a problem with the site: write to us.',
  leadFor: 'Your message goes to <profile>{{name}}</profile>. The answer comes to your own address.',
  unknown: {
    title: 'Psychologist Not Found',
    text: 'The psychologist that this link names is not in the directory. What you write here goes to the people who run the directory.',
  },
  failed: {
    title: 'Failed to load psychologist data',
    text: 'We could not look up whom this message is for. Try again, or write to the directory.',
    directory: 'Write to the directory',
  },
  psychologist: {
    title: 'To reach a psychologist',
    text: 'Open their profile and write to them from there: we pass the message on to them.',
  },
  mail: { title: 'By email', text: 'You can also write to' },
} as const;
