import { REFUSALS } from './contract.ts';

// What is pressed on a page that needs no script: a form is sent, and a page follows.

export const seeOther = { 303: 'Done, or said why not, on the page that the link leads to.' } as const;
export const acted = {
  400: 'The form is not valid.',
  403: REFUSALS.foreign,
  413: REFUSALS.tooLarge,
  415: 'The request is no form.',
  429: REFUSALS.tooMany,
} as const;
export const form = (...fields: string[]) => ({
  'application/x-www-form-urlencoded': {
    type: 'object',
    properties: Object.fromEntries(fields.map((name) => [name, { type: 'string' }])),
  },
});
