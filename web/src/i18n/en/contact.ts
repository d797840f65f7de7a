/** The contact page. */
export const strings = {
  title: 'Contact us',
  description: 'Write to the people who run the directory.',
  lead: 'Questions about the directory, a correction to a profile, or a problem with the site: write to us.',
  action: 'Write to {{email}}',
  psychologist: {
    title: 'To reach a psychologist',
    text: 'We do not pass on messages sent to this address. Open the psychologist’s profile and use the contact details that it gives.',
    action: 'Find a Psychologist',
  },
  crisis: {
    title: 'If you need help now',
    text: 'We cannot answer emergencies. Call 911, or call or text 9-8-8 at any time.',
  },
} as const;
