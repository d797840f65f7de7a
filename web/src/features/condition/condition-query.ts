import { isCondition, type Condition } from '@directory/domain/assessments/conditions';
import type { Language } from '@directory/domain/language';
import type { ConditionContent } from './content/condition-content.ts';

export interface ConditionPage {
  condition: Condition;
  content: ConditionContent;
}

/** One chunk for each condition and language: a visitor is sent only the page that they read. */
const sources: Readonly<
  Record<Condition, Readonly<Record<Language, () => Promise<{ content: ConditionContent }>>>>
> = {
  depression: {
    en: () => import('./content/depression.en.ts'),
    fr: () => import('./content/depression.fr.ts'),
  },
  anxiety: { en: () => import('./content/anxiety.en.ts'), fr: () => import('./content/anxiety.fr.ts') },
  adhd: { en: () => import('./content/adhd.en.ts'), fr: () => import('./content/adhd.fr.ts') },
  ptsd: { en: () => import('./content/ptsd.en.ts'), fr: () => import('./content/ptsd.fr.ts') },
};

/**
 * The page of the condition that an address names; null when there is no such condition. What the server rendered comes with
 * the document, so a chunk is fetched only by who goes on from page to page.
 */
export function conditionQuery(name: string | undefined, language: Language) {
  return {
    queryKey: ['condition', name ?? '', language],
    queryFn: async (): Promise<ConditionPage | null> => {
      if (!isCondition(name)) return null;
      return { condition: name, content: (await sources[name][language]()).content };
    },
    staleTime: Infinity,
  };
}
