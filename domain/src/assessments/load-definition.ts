import type { Language } from '../language.ts';
import type { Condition } from './conditions.ts';
import type { AssessmentDefinition } from './definition.ts';

/**
 * The assessment of a condition in a language. One chunk for each: a visitor is sent only the assessment that they take.
 * @throws when its chunk cannot be had
 */
export async function loadDefinition(
  condition: Condition,
  language: Language,
): Promise<AssessmentDefinition> {
  const module = (await import(`../../generated/assessments/${condition}.${language}.js`)) as {
    definition: AssessmentDefinition;
  };
  return module.definition;
}
