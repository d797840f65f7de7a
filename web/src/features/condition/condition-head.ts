import { LOCALES, type Language } from '@directory/domain/language';
import { inLanguage, paths } from '@directory/domain/paths';
import type { PageHead } from '../../site/route.ts';
import type { ConditionPage } from './condition-query.ts';

/** The day on which the texts were last gone over, as `2026-11-21`. */
export const UPDATED = '2026-11-21';

/** Title, description and structured data of a condition's page. */
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
