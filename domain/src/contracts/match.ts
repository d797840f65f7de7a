import { matchAnswerSchema } from '../match/answer.ts';
import { matchRequestSchema } from '../match/request.ts';
import { contract, REFUSALS } from './contract.ts';

export const match = contract({
  method: 'POST',
  path: '/api/match',
  tag: 'Search',
  summary: 'Psychologists for a condition, the best match first',
  description:
    'Over the whole directory. The body carries what was found out about a person (a severity, never a score or answers), so ' +
    'that no address or log holds it. Nothing of it is kept.',
  input: matchRequestSchema,
  answer: { status: 200, description: 'One page of matches.', schema: matchAnswerSchema },
  errors: {
    400: 'The request is not valid; the message says which key.',
    403: REFUSALS.foreign,
    413: 'The body is too large.',
    415: 'The body is not JSON.',
    429: 'Too many requests from this address.',
    503: 'Search does not answer now; Retry-After says when to try again.',
  },
});
