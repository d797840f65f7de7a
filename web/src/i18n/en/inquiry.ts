/** The pages of a message's sender, and of the psychologist who answers it. */
export const strings = {
  title: 'Your message',
  description: 'Who was asked, and what came back.',
  stopped: 'Nobody else is asked. Those who were can still answer.',
  sentOn: 'Sent on {{day}}. We email you when something changes.',
  since: 'Since {{day}}',
  yes: 'They have your message and your address. Once it has worked out, tell us here: the others then know that you need no answer.',
  nextAt: 'If nobody says yes, we ask {{name}} next, about {{day}}.',
  askNext: 'Ask {{name}} now',
  confirmText: 'Please confirm that this message is yours. Before that we write to nobody else.',
  left: 'The psychologist whom you wrote to is no longer in this directory. We are sorry.',
  confirm: 'Yes, this is my message',
  worked: 'It worked, thank you',
  stop: 'Ask nobody else',
  remove: 'Delete this page, ask nobody else',
  keeping: 'This page ends by itself 30 days after your message. It shows nothing of what you wrote.',
  did: {
    confirm: 'Thank you. We go on as you wished.',
    next: 'Done: your message is on its way.',
    worked: 'We are glad. Those who have your message are told that you need no answer.',
    stop: 'We ask nobody else. Those who were asked can still answer.',
    failed: 'That could not be done just now. Please try again.',
  },
  ways: {
    title: 'What you can do now',
    text: 'Nobody has said yes here. Some answer by email: look in your mailbox, too. Many psychologists are full; it says nothing about you.',
    online: 'Psychologists in your province who take new clients online',
    walkIn: 'Help without an appointment',
    tonight: 'What to do tonight',
  },
  gone: 'This page has ended',
  goneText: 'It ends after 30 days, or when its owner deletes it. Please check that the address is whole.',
  failed: 'This page could not be loaded',
  failedText: 'Check your connection and try again in a moment.',
  retry: 'Try again',
  answer: {
    title: 'Your answer',
    description: 'Answer a message with a press.',
    lead: '{{name}}, somebody wrote to you through the directory on {{day}}. One press answers them.',
    yes: 'Yes, I can see this person',
    later: 'I will write back',
    full: 'I am full',
    elsewhere: 'This is not my field',
    from: 'From (if you know)',
    until: 'Until (if you know)',
    suggestion: 'Somebody else, or a place, that you suggest (if you like)',
    given: 'Your answer so far: {{answer}}. You can change it.',
    done: 'Thank you. The sender is told.',
    kept: 'Thank you. The sender needs no answer any more.',
    failed: 'That could not be taken. Please check the day, which is between today and two years from now.',
    fullNext: 'Does your profile say so, too?',
    dashboard: 'Change it in your dashboard',
    settled: 'They need no answer any more.',
    byMail: 'You can also reply to the email: it goes straight to the sender.',
  },
} as const;

declare module '../namespaces.ts' {
  interface Resources {
    inquiry: typeof strings;
  }
}
