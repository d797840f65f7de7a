import * as z from 'zod/mini';
import { LANGUAGES } from '../language.ts';
import { contract, REFUSED_POSTS } from './contract.ts';
import { email } from './fields.ts';

export const passwordReset = contract({
  method: 'POST',
  path: '/api/auth/password-reset',
  tag: 'Members',
  summary: 'Ask for a mail that sets a new password',
  input: z.object({
    email: email('email_required'),
    language: z
      .catch(z.optional(z.enum(LANGUAGES)), undefined)
      .check(z.describe('The mail’s; the page’s own when left out.')),
  }),
  answer: {
    status: 202,
    description: 'The same for every address, whether it has an account or not.',
    schema: z.object({}),
  },
  errors: {
    400: 'The address is missing or is none.',
    ...REFUSED_POSTS,
  },
});
