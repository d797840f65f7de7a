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
    'Your message is on its way to {{name}}. We email you a link: confirm there, and the others may be asked.',
  whoElse: {
    title: 'If there is no answer',
    text: 'Many messages stay unanswered. Tick who may be asked next, in this order, if {{name}} is full or has not answered in two working days. Nobody else is asked before you confirm by the link in our email.',
  },
  sentNext: 'Your message is on its way. {{name}} can answer at the address that you gave.',
  /** On a directory of made-up people. */
  sentSample: 'This is a demonstration: nobody will answer.',
  sentTo: 'Message sent successfully! {{name}} can answer you directly.',
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
  withoutScripts: 'The form needs JavaScript. You can write by email instead:',
  honeypot: 'Leave this field empty',
  toast: { label: 'Notification', viewport: 'Notifications ({{hotkey}})', close: 'Close' },
} as const;

declare module '../namespaces.ts' {
  interface Resources {
    'message-form': typeof strings;
  }
}
