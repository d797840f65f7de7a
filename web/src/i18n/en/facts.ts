/** What visitors decide by, on cards. */
export const strings = {
  label: 'Availability and fee',
  accepting: { yes: 'Taking new clients', no: 'Not taking new clients' },
  confirmed: 'confirmed {{day}}',
  opening: 'Next opening: {{day}}',
  openingNow: 'Next opening: now',
  wait: 'Wait: {{wait}}',
  fee: '{{fee}} a session',
  feeUnknown: 'Fee not listed',
  slidingScale: 'sliding scale',
} as const;
