/** Where a member says when there is room. */
export const strings = {
  member: {
    title: 'Your next opening',
    text: 'Visitors find you under “Within two weeks”, and people who wait for one are told by email. It ends by itself.',
    none: 'Your profile names no opening.',
    shown: 'Your profile says: {{when}}.',
    fromCalendar: 'Your profile says, from your calendar: {{when}}.',
    say: 'Say that I have an opening',
    again: 'Change it',
    end: 'Take it back',
    said: 'Your profile says so now.',
    ended: 'Taken back.',
    refused: 'These days cannot be taken. The last one may not be past, nor before the first.',
    failed: 'Nothing was saved.',
    loadFailed: 'Your openings could not be loaded.',
  },
  calendar: {
    title: 'Read my public calendar',
    text: 'If you wish, we read when you next have a free time. We read nothing else, and book nothing.',
    address: 'Address of your Cal.com page, or of a SMART Scheduling Links file',
    hint: 'Such as https://cal.com/your-name/first-meeting',
    read: 'Read this calendar',
    stop: 'Stop reading it',
    waiting: 'It will be read within two minutes.',
    works: 'Last read {{date}}.',
    trouble: 'It could not be read. Is the address right, and public?',
    kept: 'We read it from now on.',
    stopped: 'We read it no more.',
  },
} as const;

declare module '../namespaces.ts' {
  interface Resources {
    'own-openings': typeof strings;
  }
}
