import { type Condition, isCondition } from '@directory/domain/assessments/conditions';
import type { Language } from '@directory/domain/language';
import type { ConditionText } from '../../site/text.ts';

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
export function conditionQuery(name: string | undefined, language: Language) {
  return {
    queryKey: ['condition', name ?? '', language],
    queryFn: async (): Promise<ConditionPage | null> => {
      const load = texts[`../../../../content/conditions/${name ?? ''}.${language}.md`];
      return isCondition(name) && load ? { condition: name, content: await load() } : null;
    },
    staleTime: Infinity,
  };
}
