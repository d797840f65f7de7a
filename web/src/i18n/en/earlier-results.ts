/** A result beside the earlier ones of the same questionnaire. It stands on the visitor's screens and on the sheet for an appointment. */
export const strings = {
  forAppointment: 'Prepare an appointment',
  title: 'Over time: {{name}}',
  caption_one: '{{count, number}} result, from 0 to {{highest, number}}.',
  caption_other: '{{count, number}} results, the oldest first, from 0 to {{highest, number}}.',
  scores: 'Scores, the oldest first: {{scores}}.',
  asTable: 'The same as a table',
  completed: 'Completed',
  score: 'Score',
  band: 'Severity',
  change: {
    same: 'The same score as on {{date}}: {{to, number}}.',
    lower_one: '{{count, number}} point lower than on {{date}}: from {{from, number}} to {{to, number}}.',
    lower_other: '{{count, number}} points lower than on {{date}}: from {{from, number}} to {{to, number}}.',
    higher_one: '{{count, number}} point higher than on {{date}}: from {{from, number}} to {{to, number}}.',
    higher_other:
      '{{count, number}} points higher than on {{date}}: from {{from, number}} to {{to, number}}.',
  },
  real: {
    rule: 'On the {{instrument}}, {{points, number}} points or more is usually taken as a real change.',
    reached: 'This is as much or more.',
    less: 'This is less: scores rise and fall a little by themselves.',
    unknown:
      'How many points make a real change is not known here: this is an educational checklist, not a validated instrument.',
    source: 'Source:',
  },
} as const;
