/** How accurate the directory is. */
export const strings = {
  asOf: 'Counted on {{day}}.',
  figures: {
    listed: 'People listed',
    confirmed: 'Said within 45 days whether they take new clients',
    answered: 'Messages answered with a press',
    median: 'Half of those answers came within',
    reported: 'Reported wrong',
    mended: 'Reports put right',
    kept: 'Reports left as they were after we looked',
  },
  of: '{{part}} of {{whole}} ({{percent}})',
  none: 'none yet',
  hours_one: '{{count}} hour',
  hours_other: '{{count}} hours',
  noAnswers: 'No answers yet',
  provinces: 'Confirmed within 45 days, by province',
  nowhere: 'No province given',
} as const;
