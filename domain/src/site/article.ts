import { z } from 'zod';
import { ARTICLE_CATEGORY_KEYS } from './article-categories.ts';

/** A guide as a list shows it. Dates are calendar days, `2026-11-02`. */
export const articleSummarySchema = z.object({
  /** The same in both languages, as the slug is. */
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.enum(ARTICLE_CATEGORY_KEYS),
  tags: z.array(z.string()),
  publishedAt: z.string(),
  updatedAt: z.string(),
  readingMinutes: z.number().int(),
  /** Path of the picture that stands for the guide, 1200 by 630 pixels. */
  featuredImage: z.string(),
});

export type ArticleSummary = z.infer<typeof articleSummarySchema>;

/** A guide in one language. Its HTML is made from Markdown that holds no HTML of its own: it can be shown as it is. */
export const articleSchema = articleSummarySchema.extend({
  /** For search engines: one or two sentences. */
  description: z.string(),
  /** HTML. */
  content: z.string(),
  /** The parts of the text, in their order; `id` is the heading's. */
  contents: z.array(z.object({ id: z.string(), title: z.string() })),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
});

export type Article = z.infer<typeof articleSchema>;

/** A guide and others to read next. */
export const articlePageSchema = z.object({
  article: articleSchema,
  related: z.array(articleSummarySchema),
});

export type ArticlePage = z.infer<typeof articlePageSchema>;

/**
 * Every guide in each language, newest first, each with the slugs of its related ones and as Markdown: what the build leaves for the api, which knows
 * the rest by itself.
 */
export const articleLibrarySchema = z.record(
  z.enum(['en', 'fr']),
  z.array(
    articleSchema
      .omit({ id: true, featuredImage: true })
      .extend({ related: z.array(z.string()), markdown: z.string() }),
  ),
);

export type ArticleLibrary = z.infer<typeof articleLibrarySchema>;
