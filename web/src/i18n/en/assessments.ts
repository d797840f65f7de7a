/** The list of the self-assessments, with the results that this device keeps. */
export const strings = {
  title: 'Self-Assessments',
  description:
    'Free, private self-assessments for {{conditions}}. Your answers stay on your device. Not a diagnosis.',
  lead: 'A few minutes to put words to what you feel, before you talk to someone. Free, without an account, and your answers stay on your device.',
  notFound: {
    title: 'Assessment Not Found',
    text: 'The requested assessment could not be found.',
    back: 'See the four self-assessments',
  },
  about: {
    instrument: '{{topics}}, in the words of the {{instrument}}.',
    checklist: '{{topics}}. An educational checklist, not a validated instrument.',
  },
  questions_one: '{{count, number}} question',
  questions_other: '{{count, number}} questions',
  start: 'Start Assessment',
  read: 'Read about it: {{condition}}',
  startFor: '({{condition}})',
  banner: {
    title: 'You can also go straight to a person',
    text: 'No questionnaire is needed to see a psychologist. Search the directory by concern, place, language and more.',
    action: 'Search the directory',
  },
  results: {
    title: 'My results on this device',
    text: 'Results that you choose to keep stay in this browser only, for 90 days. On a shared device, delete everything when you are done: it is then gone from every tab.',
    none: 'There are no results on this device.',
    unavailable: 'This browser does not let us keep results, for example in a private window.',
    summary: '{{headline}}: {{score, number}} out of {{highest, number}}',
    summaryBand:
      '{{headline}}: {{score, number}} out of {{highest, number}} (published band {{min, number}} to {{max, number}})',
    summarySelfHarm:
      '{{score, number}} out of {{highest, number}}. One of these answers matters more than the score: please talk to someone about it.',
    dates: '{{completed}} (kept until {{expires}})',
    open: 'Open',
    delete: 'Delete',
    ofResult: '({{condition}}, {{date}})',
    deleteAll: 'Delete all',
    restored: 'The result is back.',
    deletedAll: 'Every result was deleted from this device.',
    confirm: {
      title: 'Delete all results?',
      text: 'Every result, unfinished assessment and count on this device is deleted, in every tab, and so are your safety plan, your list of psychologists with its notes, and the province that you chose for the matches. This cannot be undone. Export them first if you want to keep a copy.',
      no: 'Keep them',
    },
    export: 'Export',
    exportFailed: 'Failed to export assessment data',
    exportFailedText: 'This browser did not let us make the file.',
    import: 'Import',
    importFailed: 'Failed to import assessment data',
    invalid: 'Invalid data format',
    invalidHint: 'Please choose a file that was exported from this page.',
    unreadable: 'The file could not be read.',
    saveFailed: 'Failed to save assessment result',
    imported_one: '{{count, number}} result imported.',
    imported_other: '{{count, number}} results imported.',
    skipped_one:
      '{{count, number}} entry was skipped: not a valid result, over 90 days old, or here already.',
    skipped_other:
      '{{count, number}} entries were skipped: not valid results, over 90 days old, or here already.',
  },
  counts: {
    title: 'What is counted on this device',
    text: 'The last 100 events of your self-assessments (started, finished and so on) are noted in this browser and sent to nobody. In the last 30 days:',
    started: 'Started',
    completed: 'Finished',
    rate: 'Finished of those started',
    emailed: 'Results emailed',
    matchesViewed: 'Therapist matches viewed',
    therapistsContacted: 'Therapists contacted',
    export: 'Export the counts',
    failed: 'Failed to export analytics data',
  },
  resources: {
    title: 'More help',
    blog: {
      title: 'Guides',
      text: 'How to find a psychologist, kinds of therapy, costs and insurance.',
      action: 'Read the guides',
    },
    groups: {
      title: 'Support groups',
      text: 'Talk with people who live with the same thing. 211 knows the groups and services near you, anywhere in Canada.',
      action: 'Find a group at 211.ca',
    },
    crisis: {
      title: 'In a crisis',
      text: 'The Suicide Crisis Helpline answers day and night, free, in English and French.',
    },
  },
  disclaimer: {
    title: 'Disclaimer',
    text: 'These self-assessments are not medical diagnoses and do not replace an evaluation by a licensed professional. If you ask for a result by email, we receive your address, the assessment’s name, the score and its severity, and delete them after 90 days.',
    action: 'Read the full disclaimer',
  },
} as const;
