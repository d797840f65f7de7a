import { z } from 'zod';
import { articlePageSchema, articleSummarySchema } from '../site/article.ts';
import { LANGUAGES } from '../language.ts';
import { contract, REFUSALS } from './contract.ts';

const language = z.enum(LANGUAGES).default('en');

export const articles = contract({
  method: 'GET',
  path: '/api/articles',
  tag: 'Guides',
  summary: 'Every guide in a language, newest first',
  input: z.object({ language }),
  answer: {
    status: 200,
    description: 'The guides without their text.',
    schema: z.array(articleSummarySchema),
  },
  errors: { 400: 'There is no such language.' },
});

export const article = contract({
  method: 'GET',
  path: '/api/articles/{slug}',
  tag: 'Guides',
  summary: 'A guide in a language, and others to read next',
  input: z.object({ slug: z.string().max(200), language }),
  answer: {
    status: 200,
    description: 'The guide. Its HTML holds no script and no style.',
    schema: articlePageSchema,
  },
  errors: { 400: 'There is no such language.', 404: 'There is no such guide.' },
});

export const geocode = contract({
  method: 'GET',
  path: '/api/geocode',
  tag: 'Profiles',
  summary: 'Where the address or the city of a profile is',
  input: z.object({ profileId: z.guid(), place: z.enum(['address', 'city']).default('address') }),
  answer: {
    status: 200,
    description: 'The place, in degrees.',
    schema: z.object({ lat: z.number(), lon: z.number() }),
  },
  errors: {
    400: 'The profile’s id is missing or is none.',
    404: 'There is no such profile, or nobody knows where that is.',
    429: 'Too many requests from this address, or too many of them wait to be looked up.',
    503: 'The place cannot be looked up now.',
  },
});

const check = z.looseObject({
  status: z.enum(['ok', 'failed']),
  ms: z.number(),
  message: z.string().optional().describe('Why it failed, for the operator; names no address and no person.'),
});

export const live = contract({
  method: 'GET',
  path: '/api/live',
  tag: 'Site',
  summary: 'Whether the process answers; it asks nothing of any other part',
  answer: { status: 200, description: 'It does.', schema: z.object({ status: z.literal('ok') }) },
  errors: { 429: REFUSALS.tooMany },
});

export const ready = contract({
  method: 'GET',
  path: '/api/ready',
  tag: 'Site',
  summary: 'Whether the process can serve visitors: the pages are built, and it is not stopping',
  answer: {
    status: 200,
    description: 'It can.',
    schema: z.object({ status: z.enum(['ok', 'stopping', 'not_built']) }),
  },
  otherAnswers: { 503: 'It cannot; `status` says why.' },
  errors: { 429: REFUSALS.tooMany },
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
      checks: z.object({
        postgres: check,
        meilisearch: check,
        redis: check,
        index: check,
        worker: check.describe('Seconds since its last word.'),
        indexer: check.describe('Seconds since its last word.'),
        mail: check.describe('Mails that wait, and how long the oldest has.'),
        deadLetters: check.describe('Mails and documents that were given up and wait for the operator.'),
        disk: check.describe('The free space where there is least.'),
        eventLoop: check.describe('How late it is, in ms.'),
      }),
    }),
  },
  otherAnswers: { 503: 'A part does not answer; `checks` says which.' },
  errors: { 429: REFUSALS.tooMany },
});
