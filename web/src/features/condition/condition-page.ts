import { isCondition, type Condition } from '@directory/domain/assessments/conditions';
import { type Language, LOCALES } from '@directory/domain/language';
import { inLanguage, paths } from '@directory/domain/site/paths';
import type { Query } from '../../site/query-client.ts';
import type { ConditionText } from '../../site/text.ts';
import type { PageHead } from '../../site/route.ts';

export interface ConditionPage {
  condition: Condition;
  content: ConditionText;
}

/** One chunk for each condition and language: a visitor is sent only the page that they read. */
const texts = import.meta.glob<ConditionText>('../../../../content/conditions/*.md', { import: 'text' });

/**
 * The page of the condition that an address names; null when there is no such condition. What the server rendered comes with
 * the document, so a chunk is fetched only by who goes on from page to page.
 */
export function conditionQuery(name: string | undefined, language: Language): Query<ConditionPage | null> {
  return {
    key: ['condition', name ?? '', language],
    ask: async () => {
      const load = texts[`../../../../content/conditions/${name ?? ''}.${language}.md`];
      return isCondition(name) && load ? { condition: name, content: await load() } : null;
    },
    freshMs: Infinity,
  };
}

/** The day on which the texts were last gone over, as `2026-11-21`. */
export const UPDATED = '2026-11-21';

export function conditionHead(
  { condition, content }: ConditionPage,
  { language, origin, assessments }: { language: Language; origin: string; assessments: string },
): PageHead {
  return {
    title: content.headTitle,
    breadcrumb: content.title,
    description: content.description,
    canonical: paths.condition(condition),
    parents: [{ label: assessments, to: paths.assessments() }],
    // For search engines, which read what the server sends: the browser is spared the work.
    ...(import.meta.env.SSR && {
      structuredData: [
        {
          '@type': 'MedicalWebPage',
          url: origin + inLanguage(paths.condition(condition), language),
          name: content.headTitle,
          description: content.description,
          inLanguage: LOCALES[language],
          dateModified: UPDATED,
          about: { '@type': 'MedicalCondition', name: content.title },
          audience: { '@type': 'MedicalAudience', audienceType: 'Patient' },
          citation: content.sources.map(({ publisher, title, href }) => ({
            '@type': 'WebPage',
            name: title,
            url: href,
            publisher: { '@type': 'Organization', name: publisher },
          })),
        },
      ],
    }),
  };
}
