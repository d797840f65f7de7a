/** The forms that write a message, wherever they stand. Straight quotes in some texts are agreed wording. */
export const strings = {
  writeTo: 'Send a message to {{name}}',
  name: 'Name',
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  location: 'Postal code',
  preferredReplyDay: 'Preferred day for a reply',
  preferredReplyTime: 'Preferred time for a reply',
  subject: 'Subject',
  message: 'Message',
  messageHint: 'A few words are enough: what brings you, and what you would like to know.',
  noPreference: 'No preference',
  requiredNote: 'Fields marked * are required.',
  send: 'Send message',
  sending: 'Sending…',
  clear: 'Clear the form',
  sent: 'Message sent successfully!',
  sentConfirm:
    'It is on its way. Now look in your mailbox ({{email}}): our email has a link. Open it and confirm that the message is yours. Before that we write to nobody else.',
  sentByHand:
    'It is on its way. Now look in your mailbox ({{email}}): our email has a link. Open it and confirm that the message is yours. Before that we write to nobody else. Whoever is next gets it only if you press for it on the page that opens.',
  sentNext:
    'It is on its way. {{name}} can answer at {{email}}. Now look in your mailbox there: our email has a link. Open it to confirm the address and to see what comes back.',
  help: {
    title: 'Help with the first words',
    text: 'Three small questions make a short message. Leave out what you like: you can change every word. Nothing leaves this device before you send it.',
    about: 'What is it about? (up to {{most}})',
    when: 'When can you meet?',
    how: 'How can they reach you?',
    phone: 'The message says that you can be reached by phone. Please give your number in the form, too.',
    make: { en: 'Write it in English', fr: 'Write it in French' },
  },
  whom: {
    title: 'Who else may be asked',
    text: 'Many messages stay unanswered. Here you can name others (up to {{number}}). We ask them in the order in which you tick them.',
    order: 'Without JavaScript, the order is the one in which they stand here.',
    closed: 'takes nobody new just now',
    list: 'Who gets your message?',
    listText:
      'Five at most, in the order in which you tick them. We write to the first one now, and to the others only as you choose below.',
    atOnce: 'How many may be written to at once',
    one: 'One after the other',
    several: '{{number}} at once',
    passesOn:
      'If somebody has no room, cannot be reached or has not answered in two working days, ask the next one for me.',
    byHand: 'Whoever is next gets it only if you tick this, or press for it on your page.',
    confirm: 'We email you a link. We write to nobody but the first before you confirm by it.',
  },
  /** On a directory of made-up people. */
  sentSample: 'This is a demonstration: nobody will answer.',
  sentSoon: 'Message sent successfully! We will get back to you soon.',
  savedForLater: 'Message saved: it will be delivered later.',
  failedTitle: 'Error sending message',
  failed: 'Failed to send message',
  unreachable: 'The message could not be sent. Check your connection and try again.',
  stillHere: 'What you wrote is still here.',
  unsent: 'What you changed after you pressed the button was not sent. It is still here.',
  urgent:
    'This is not for emergencies: an answer may take a few days. If you are thinking about suicide, <call>call 9-8-8</call> or <text>text 9-8-8</text>, any time.',
  danger: {
    call911: 'If someone is in danger, call <emergency>911</emergency>.',
    anywhere:
      'If someone is in danger, call <emergency>911</emergency> (in Nunavut, the RCMP or your health centre).',
    no911: 'If someone is in danger, call your community’s RCMP or health centre.',
  },
  keeping: 'We delete the text of your message 180 days after it is delivered (<privacy>privacy</privacy>).',
  draft: 'Until you send it, it stays in this tab only. On a shared device, clear the form before you leave.',
  honeypot: 'Leave this field empty',
  toast: { label: 'Notification', viewport: 'Notifications ({{hotkey}})', close: 'Close' },
} as const;
