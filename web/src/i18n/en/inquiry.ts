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
  confirmAlone: 'Please confirm that this message is yours. Then we know that our news reaches you.',
  confirmText: 'Please confirm that this message is yours. Before that we write to nobody else.',
  left: 'The psychologist whom you wrote to is no longer in this directory. We are sorry.',
  confirm: 'Yes, this is my message',
  worked: 'It worked, thank you',
  stop: 'Ask nobody else',
  remove: 'Delete this page: I need no answer any more',
  keeping: 'This page ends by itself 30 days after your message. It shows nothing of what you wrote.',
  did: {
    confirm: 'Thank you. We go on as you wished.',
    next: 'Done: your message is on its way.',
    worked: 'We are glad. The others who have your message are told that you need no answer.',
    stop: 'We ask nobody else. Those who were asked can still answer.',
    failed: 'Nothing was done: something has changed. Here is how things stand now.',
  },
  ways: {
    title: 'What you can do now',
    text: 'Nobody has said yes here. Some answer by email: look in your mailbox, too. Many psychologists are full; it says nothing about you. The list of those who work online can include people whom you asked already.',
    online: 'Psychologists in your province who take new clients online',
    walkIn: 'Help without an appointment',
    tonight: 'What to do tonight',
  },
  removed: {
    title: 'Your page is deleted',
    gone: 'Nobody else is asked. Those who have your message are told that you need no answer.',
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
    laterNext:
      'They now look for your email. If they named others, the next one may be asked after two more working days.',
    expected:
      'You said yes. If you have not spoken yet, they expect to hear from you: reply to our email, which goes straight to them, or call if it has a number.',
    failed:
      'That could not be taken. Please check the day, from today to two years from now. What you suggest has 300 characters at most.',
    fullNext: 'Does your profile say so, too?',
    dashboard: 'Change it in your dashboard',
    settled: 'No answer is needed here any more. Thank you for being there.',
    gone: 'If the address is whole, the sender has ended it: no answer is needed any more. Thank you for being there.',
    byMail:
      'You can also reply to the email: it goes straight to the sender. If you have, please press “I will write back” here, too: we cannot see it.',
  },
} as const;

declare module '../namespaces.ts' {
  interface Resources {
    inquiry: typeof strings;
  }
}
