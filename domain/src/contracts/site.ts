import { z } from 'zod';
import { articlePageSchema, articleSummarySchema } from '../article.ts';
import { LANGUAGES } from '../language.ts';
import { contract } from './contract.ts';

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
  summary: 'Where an address in Canada is',
  // Addresses are short; what is longer is something else.
  input: z.object({ address: z.string().max(300) }),
  answer: {
    status: 200,
    description: 'The place, in degrees.',
    schema: z.object({ lat: z.number(), lon: z.number() }),
  },
  errors: {
    400: 'The address is missing or too long.',
    404: 'There is no such place.',
    429: 'Too many requests from this address.',
    503: 'The place cannot be looked up now.',
  },
});

const check = z.looseObject({
  status: z.enum(['ok', 'failed']),
  ms: z.number(),
  message: z.string().optional().describe('Why it failed, for the operator; names no address and no person.'),
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

declare module './api.ts' {
  interface Contracts {
    articles: typeof articles;
    article: typeof article;
    geocode: typeof geocode;
    health: typeof health;
  }
}
