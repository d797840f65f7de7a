import type { Language } from '../language.ts';
import type { Condition } from './conditions.ts';
import type { AssessmentDefinition } from './definition.ts';

/** One chunk for each condition and language: a visitor is sent only the assessment that they take. */
const sources: Readonly<
  Record<Condition, Readonly<Record<Language, () => Promise<{ definition: AssessmentDefinition }>>>>
> = {
  depression: {
    en: () => import('./definitions/depression.en.ts'),
    fr: () => import('./definitions/depression.fr.ts'),
  },
  anxiety: {
    en: () => import('./definitions/anxiety.en.ts'),
    fr: () => import('./definitions/anxiety.fr.ts'),
  },
  adhd: { en: () => import('./definitions/adhd.en.ts'), fr: () => import('./definitions/adhd.fr.ts') },
  ptsd: { en: () => import('./definitions/ptsd.en.ts'), fr: () => import('./definitions/ptsd.fr.ts') },
};

/** The assessment of a condition in a language. @throws when its chunk cannot be had. */
export async function loadDefinition(
  condition: Condition,
  language: Language,
): Promise<AssessmentDefinition> {
  return (await sources[condition][language]()).definition;
}
