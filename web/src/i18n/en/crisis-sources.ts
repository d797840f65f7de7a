/** Where the crisis lines' numbers were read, on the page that says so: the pages that show the lines do without. */
export const strings = {
  title: 'Where these numbers come from',
  text: 'We read each number on a public page, and name that page with its date. Where we could, it is the page of the line or of its government. Not yet confirmed by phone. If a line does not answer, call or text 9-8-8, and please tell us.',
  source: 'from {{host}}',
  undated: 'date of the source unknown',
  unconfirmed: 'date of the source unknown, number not yet confirmed by phone',
  also: 'also from {{host}}, {{date}}',
} as const;
