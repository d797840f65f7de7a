import { z } from 'zod';
import { contract } from './contract.ts';

const check = z.looseObject({
  status: z.enum(['ok', 'failed']),
  ms: z.number(),
  message: z.string().optional(),
});

export const health = contract({
  method: 'GET',
  path: '/api/health',
  tag: 'Site',
  summary: 'Whether the site and the parts it needs are well',
  answer: {
    status: 200,
    description: 'All is well.',
    schema: z.object({
      status: z.enum(['ok', 'failed']),
      checks: z.object({ postgres: check, meilisearch: check, redis: check, index: check }),
    }),
  },
  otherAnswers: { 503: 'A part does not answer; `checks` says which.' },
  errors: {},
});
