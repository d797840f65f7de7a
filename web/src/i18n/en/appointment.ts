/** The sheet of one result for a doctor or a psychologist. `sheet` is also shown in the other language than the page's. */
export const strings = {
  title: 'For your appointment',
  lead: 'A sheet to show a doctor, a psychologist or someone you trust: each question with your answer, the total and what it stands for. It is made on this device, and nothing of it is sent.',
  noScript: 'The sheet is made on your device, and needs JavaScript.',
  language: {
    label: 'Language of the sheet',
    hint: 'The person you will see may prefer the other language. This changes the sheet alone.',
    en: 'English',
    fr: 'Français',
  },
  failed: 'The sheet could not be shown in this language: the connection may be lost.',
  print: 'Print or save',
  save: 'To keep it as a file, choose “Save as PDF” in place of a printer. On a shared device, remember to delete the file.',
  back: 'Back to the result',
  missing: {
    title: 'No result to put on this sheet',
    text: 'It was deleted, is over 90 days old, or was not kept on this device. A result that is not kept is only in the tab where the questions were answered.',
    results: 'My results on this device',
  },
  sheet: {
    eyebrow: 'Self-assessment, for a talk with a health professional',
    name: 'Name',
    birth: 'Date of birth',
    completed: 'Completed',
    period: 'Asks about',
    total: 'Total',
    totalOf: '{{score, number}} of {{highest, number}}',
    band: 'Severity',
    bandRange: '{{name}} ({{min, number}} to {{max, number}})',
    scale: 'Bands',
    scales: {
      published: 'Published by the authors of the questionnaire',
      own: 'Levels of this site: the checklist has no published bands',
    },
    wording: 'Wording',
    wordingOf: 'English, version {{version, number}} of the questions on this site',
    selfHarm: {
      title: 'Thoughts of death or self-harm',
      text_one:
        'Question {{number, number}} was answered “{{answer}}” ({{count, number}} point). Please ask about this directly, whatever the total.',
      text_other:
        'Question {{number, number}} was answered “{{answer}}” ({{count, number}} points). Please ask about this directly, whatever the total.',
    },
    answers: 'Answers',
    question: 'Question',
    answer: 'Answer',
    points: 'Points',
    noAnswers: 'The answers to this result are not on this device.',
    difficulty: { title: 'Difficulty (not scored)', none: 'Not answered' },
    origin:
      'Answered by the person themselves on {{host}}. This sheet was made on their own device; nobody has reviewed it.',
    crisis:
      'In a crisis, in Canada: call or text 9-8-8 at any hour. In an emergency: 911 (in Nunavut, your community’s RCMP or health centre).',
  },
} as const;
