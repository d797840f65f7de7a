/** The visitor's own list of psychologists: kept on the device, compared side by side, written to together. */
export const strings = {
  title: 'Your list',
  titleLinked: 'A list somebody shared',
  description: 'Psychologists whom you keep on this device, to compare them.',
  /** Opens to say more. */
  lead: 'Stays in this browser. Anyone who uses this device can read it.',
  privacy:
    'The list and your notes stay in this browser: we never receive them. Anyone who uses this device can read them. A copied link does not contain your notes.',
  tools: 'Tools',
  leadLinked: 'This link says only which psychologists are on the list. It says nothing about who shared it.',
  withoutScripts:
    'Your list is kept by this browser, and this needs JavaScript. Without it you can still open a list that somebody shared with you.',
  reading: 'Reading your list',
  undo: 'Undo',
  empty: {
    title: 'Nobody is on your list yet',
    text: 'There is no hurry. When somebody seems right for you, press the heart beside the name, in a search or on a profile. You can then compare them here.',
    search: 'Find a psychologist',
    elsewhere:
      'Your list was emptied in another tab or by this browser. If that was not you, check who else uses this device.',
  },
  unstored:
    'This browser does not store your list: storage is turned off or full. The list and your notes last until you close or reload this page. Copy the link or print the page to keep them.',
  failed: {
    title: 'The profiles could not be fetched',
    text: 'Your list and your notes are safe on this device. Check your connection and try again.',
  },
  gone: {
    title: 'No longer in the directory',
    text: '{{name}} is no longer in the directory.',
    why: 'They may have retired, moved or asked to be taken out. To check a registration, ask the regulator of the province.',
    linked_one: 'One person whom this link names is no longer in the directory.',
    linked_other: '{{count, number}} people whom this link names are no longer in the directory.',
  },
  choose: {
    title: 'Who stands in the table',
    text: 'Paper holds the first four.',
    others: 'Also on the list, and not on this paper: {{names}}.',
  },
  table: {
    caption: 'The psychologists side by side',
    concerns: 'Concerns',
    fees: 'Fees',
    individual: '{{fee}} for one person',
    couple: '{{fee}} for a couple',
    accepting: 'New clients',
    wait: 'Waiting time',
    online: 'Sees people online in',
    stated: '{{where}} (their own word, not checked)',
    all: 'Show all rows',
    place: 'Where',
    phone: 'Telephone',
    registration: 'Registration',
    note: 'Your note',
    yes: 'Taking new clients',
    no: 'Not taking new clients',
    lapsed: 'Has not said lately',
    unknown: 'Not given',
    more: '+{{count}} more',
    /** Of what no profile in the table says anything. */
    nobody: 'Not given by anyone here: {{list}}.',
    confirmed: 'confirmed {{date}}',
    feesConfirmed: 'confirmed {{date}}',
    remove: 'Remove',
    removeOf: 'Remove {{name}} from your list',
  },
  place: {
    label: 'How far is it for you?',
    hint: 'Your postal code, or the first three characters of it, or your city. It stays on this page: it is neither kept nor sent.',
    measure: 'Show distances',
    unknown: 'We know no place of that name. Try the first three characters of your postal code.',
    from: 'Distance from {{place}}',
    about: 'about {{km}} km',
    less: 'less than 1 km',
    postal: 'to the middle of the postal area',
    city: 'to the middle of the city',
    same: { postal: 'the same postal area, or very near', city: 'the same city, or very near' },
  },
  note: {
    label: 'Your note on {{name}}',
    full: 'This note is full: it holds {{most, number}} characters.',
  },
  removed: '{{name}} was removed from your list.',
  removedAll: 'Your list is empty now, and your notes are deleted.',
  restored: 'Your list is as it was.',
  actions: {
    label: 'What you can do with this list',
    print: 'Print',
    withNotes: 'Print my notes, too',
    copy: 'Copy a link to these people',
    copied: 'Link copied. It carries the people only: no notes, and nothing about you.',
    notCopied: 'The link could not be copied. Here it is:',
    removeAll: 'Remove everyone',
  },
  confirm: {
    title: 'Remove everyone from your list?',
    text: 'Everybody on the list is removed, with your notes, in every tab of this browser. A message that you began here is deleted, too.',
    yes: 'Remove everyone',
    no: 'Keep my list',
  },
  linked: {
    unread:
      'A part of this link cannot be read. It may have been cut off: ask whoever shared it to send it again.',
    beyond: 'This link names more people than a list holds. These are the first {{most}}.',
    none: 'This link names nobody whom we know.',
    noneText: 'It may be incomplete. Ask whoever shared it to send it again.',
    own: 'To your own list',
    ask: 'Your own list stays as it is unless you choose otherwise.',
    add: 'Add them to my list',
    replace: 'Replace my list with them',
    replaceTitle: 'Replace your list?',
    replaceText: 'Everybody on your list now is removed, with your notes on them. This cannot be undone.',
    replaceNo: 'Keep my list as it is',
    all: 'Everybody here is on your list already.',
    full: 'Your list would have more than {{most}} people. Remove somebody from it first, or replace it.',
  },
  notice: {
    full: 'Your list is full: it holds {{most}} people. Remove somebody before you keep another.',
    unstored:
      'This browser does not store your list: storage is turned off or full. The list lasts until you close or reload this page.',
    removed: '{{name}} was removed from your list, with your note.',
    close: 'Close',
  },
  write: {
    title: 'Write to people on your list',
    text: 'You write once. None of them can see whom else you wrote to.',
    hint: 'Each person reads these same words, so begin without a name. A few words are enough: what brings you, and what you would like to know.',
  },
} as const;

declare module '../namespaces.ts' {
  interface Resources {
    shortlist: typeof strings;
  }
}
