/** How to write to a psychologist. */
export const strings = {
  title: 'How to contact a psychologist',
  description:
    'What to write in a first message to a psychologist, what to ask, how long an answer takes, and what happens to your message.',
  lead: 'The first message is the hardest part, and it can be short. You need no referral and no account to send one.',
  cards: {
    one: {
      title: 'Keep it short',
      text: 'Say in a sentence or two what you are looking for, and whether it is for you, your child or the two of you. Details can wait until you talk.',
    },
    two: {
      title: 'Ask what you need to know',
      text: 'Are you taking new clients? What does a session cost? Do you work online or in person? Do you have experience with this?',
    },
    three: {
      title: 'Say when you can be reached',
      text: 'Give days and times, and say whether a voice message is all right. A psychologist will be discreet if you ask.',
    },
    four: {
      title: 'Write to more than one',
      text: 'Many have a waiting list. Writing to two or three at once is usual, and nobody minds.',
    },
    five: {
      title: 'Give it a few days',
      text: 'Psychologists are with clients most of the day. If you hear nothing after a week, call, or write to someone else.',
    },
    six: {
      title: 'Leave out what is urgent',
      text: 'A message can lie unread for days. In danger call 911; for thoughts of suicide call or text 9-8-8, at any hour.',
    },
  },
  more: {
    title: 'What happens to your message',
    first:
      'The form on a profile sends your message to that psychologist by email, and you get a confirmation. We keep it for 180 days after delivery so that a mail that got lost can be sent again; then it is erased, with your name and address.',
    second:
      'Until you have met and agreed to work together, a psychologist is not yet your psychologist. Health details are better said in a first session, where confidentiality rules apply in full.',
  },
  actions: { primary: 'Find a Psychologist', secondary: 'Write to the directory' },
} as const;

declare module '../namespaces.ts' {
  interface Resources {
    'info-contact': typeof strings;
  }
}
