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
