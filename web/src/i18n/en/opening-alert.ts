/** Whoever is told of openings by mail. */
export const strings = {
  title: 'Openings',
  description: 'Emails about openings, and how to end them.',
  heading: 'Shall we tell you of openings?',
  lead: 'We write once about each opening of somebody whom this search finds, for 60 days at most.',
  on: 'You are told of openings',
  onText: 'One email about each opening, until {{date}}.',
  search: 'Your search:',
  everybody: 'everybody in Canada',
  not: 'not: {{what}}',
  frame: 'in the area of the map',
  see: 'See who is found now',
  goOn: 'Go on searching',
  confirm: 'Yes, tell me',
  longer: 'Tell me for 60 days from today',
  end: 'End these emails',
  sent: 'Look into your mailbox',
  sentText:
    'We sent a link to the address. Whoever confirms it is told of openings for 60 days from then on.',
  failed: 'That is not an email address we can write to',
  failedText: 'Please go back and check it. Nothing was kept.',
  later: 'Too many requests for now',
  laterText: 'Please try again later, tomorrow at the latest. Nothing was kept.',
  ended: 'Ended',
  endedText: 'You are told no more, and your address is deleted.',
  confirmed: 'Thank you. We write when there is an opening.',
} as const;

declare module '../namespaces.ts' {
  interface Resources {
    'opening-alert': typeof strings;
  }
}
