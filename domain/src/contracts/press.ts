import { z } from 'zod';
import { contract, type Contract, REFUSALS } from './contract.ts';

interface Described<Path extends Contract['path']> extends Pick<Contract, 'tag' | 'summary' | 'description'> {
  path: Path;
}

/** What is pressed on a page that needs no script: a form is sent, and a page follows. */
export const press = <const Path extends Contract['path']>({
  fields,
  errors = {},
  ...described
}: Described<Path> & { fields: readonly string[]; errors?: Contract['errors'] }) =>
  contract({
    method: 'POST',
    ...described,
    media: {
      'application/x-www-form-urlencoded': {
        type: 'object',
        properties: Object.fromEntries(fields.map((name) => [name, { type: 'string' }])),
      },
    },
    answer: { status: 200, description: 'Never: the page follows.' },
    otherAnswers: { 303: 'Done, or said why not, on the page that the link leads to.' },
    errors: {
      400: 'The form is not valid.',
      403: REFUSALS.foreign,
      413: REFUSALS.tooLarge,
      415: 'The request is no form.',
      429: REFUSALS.tooMany,
      ...errors,
    },
  });

/** What whoever has the link of a mail may see. */
export const linked = <const Path extends Contract['path'], Schema extends z.ZodType>({
  schema,
  shows,
  ...described
}: Described<Path> & { schema: Schema; shows: string }) =>
  contract({
    method: 'GET',
    ...described,
    input: z.object({ token: z.string().min(20).max(100) }),
    answer: { status: 200, description: shows, schema },
    errors: { 404: 'The link is wrong, or its page has ended.', 429: REFUSALS.tooMany },
  });
