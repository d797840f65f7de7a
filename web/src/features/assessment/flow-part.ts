import type { AssessmentDefinition } from '@directory/domain/assessments/definition';
import type { FlowState } from './flow-state.ts';
import type { useAssessmentFlow } from './use-assessment-flow.ts';
import type { useResultsMail } from './use-results-mail.ts';

/** The strings of all that follows the intro. */
export const PART_STRINGS = ['assessment-steps', 'earlier-results'] as const;

type Step = FlowState['step'];

/** What a part of the flow is given: the whole of it, and the step that it shows. */
export interface FlowPart<Name extends Step['name']> {
  definition: AssessmentDefinition;
  flow: ReturnType<typeof useAssessmentFlow>;
  mail: ReturnType<typeof useResultsMail>;
  step: Extract<Step, { name: Name }>;
}
