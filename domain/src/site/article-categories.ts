import type { Bilingual } from '../language.ts';

/** The guides' categories in the order of the filter. The key is the `category` parameter of the list's address. */
export const ARTICLE_CATEGORIES = {
  'finding-a-psychologist': { en: 'Finding a Psychologist', fr: 'Trouver un psychologue' },
  'therapy-types': { en: 'Therapy Types', fr: 'Types de thérapie' },
  'cost-insurance': { en: 'Cost & Insurance', fr: 'Coûts et assurances' },
  credentials: { en: 'Credentials', fr: 'Titres professionnels' },
  'access-referrals': { en: 'Access & Referrals', fr: 'Accès et orientation' },
} as const satisfies Record<string, Bilingual>;

export type ArticleCategory = keyof typeof ARTICLE_CATEGORIES;

export const ARTICLE_CATEGORY_KEYS = Object.keys(ARTICLE_CATEGORIES) as [
  ArticleCategory,
  ...ArticleCategory[],
];

export function isArticleCategory(value: unknown): value is ArticleCategory {
  return typeof value === 'string' && Object.hasOwn(ARTICLE_CATEGORIES, value);
}
