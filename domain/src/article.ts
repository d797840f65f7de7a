import { z } from 'zod';
import type { Bilingual } from './language.ts';

/** The guides' categories in the order of the filter. The key is the `category` parameter of the list's address. */
export const ARTICLE_CATEGORIES = {
  'finding-a-psychologist': { en: 'Finding a Psychologist', fr: 'Trouver un psychologue' },
  'therapy-types': { en: 'Therapy Types', fr: 'Types de thérapie' },
  'cost-insurance': { en: 'Cost & Insurance', fr: 'Coûts et assurances' },
  credentials: { en: 'Credentials', fr: 'Titres professionnels' },
  'access-referrals': { en: 'Access & Referrals', fr: 'Accès et références' },
} as const satisfies Record<string, Bilingual>;

export type ArticleCategory = keyof typeof ARTICLE_CATEGORIES;

export const ARTICLE_CATEGORY_KEYS = Object.keys(ARTICLE_CATEGORIES) as [
  ArticleCategory,
  ...ArticleCategory[],
];

export function isArticleCategory(value: unknown): value is ArticleCategory {
  return typeof value === 'string' && Object.hasOwn(ARTICLE_CATEGORIES, value);
}

/** A guide as a list shows it. Dates are calendar days, `2026-11-02`. */
export const articleSummarySchema = z.object({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.enum(ARTICLE_CATEGORY_KEYS),
  tags: z.array(z.string()),
  publishedOn: z.string(),
  updatedOn: z.string(),
  readingMinutes: z.number().int(),
});

export type ArticleSummary = z.infer<typeof articleSummarySchema>;

/** A guide in one language. Its HTML is made from Markdown that holds no HTML of its own: it can be shown as it is. */
export const articleSchema = articleSummarySchema.extend({
  /** For search engines: one or two sentences. */
  description: z.string(),
  html: z.string(),
  /** The parts of the text, in their order; `id` is the heading's. */
  contents: z.array(z.object({ id: z.string(), title: z.string() })),
  faq: z.array(z.object({ question: z.string(), answerHtml: z.string() })),
});

export type Article = z.infer<typeof articleSchema>;

/** A guide and others to read next. */
export const articlePageSchema = z.object({
  article: articleSchema,
  related: z.array(articleSummarySchema),
});

export type ArticlePage = z.infer<typeof articlePageSchema>;

/** Every guide in each language, newest first, each with the slugs of its related ones: what the build leaves for the api. */
export const articleLibrarySchema = z.record(
  z.enum(['en', 'fr']),
  z.array(articleSchema.extend({ related: z.array(z.string()) })),
);

export type ArticleLibrary = z.infer<typeof articleLibrarySchema>;
