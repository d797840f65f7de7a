import type { Language } from '../language.ts';
import type { Condition } from './conditions.ts';
import { DIFFICULTY_QUESTION, type DifficultyQuestion } from './difficulty.ts';
import { ASSESSMENTS, durationText, questionId } from './facts.ts';
import { type ScoreRange, type Severity, severityRanges } from './severity.ts';
import type { AssessmentTexts } from './texts.ts';
import { assessmentTitle } from './wording.ts';

/** One answer that can be given. `value` is what it adds to the score. */
export interface AnswerOption {
  value: number;
  label: string;
}

interface AssessmentQuestion extends Readonly<AssessmentTexts['questions'][number]> {
  /** The same in every language and version that asks the same thing. */
  id: string;
  type: AssessmentTexts['type'];
  /** From the lightest answer to the heaviest. */
  options: readonly AnswerOption[];
  required: boolean;
  /** Any answer above the lightest calls for the crisis lines at once. */
  asks_about_self_harm: boolean;
}

/** One self-assessment in one language, with every text that its screens show. */
export interface AssessmentDefinition extends Omit<
  AssessmentTexts,
  'type' | 'options' | 'questions' | 'interpretations' | 'source'
> {
  id: string;
  version: number;
  name: string;
  condition: Condition;
  estimated_time: string;
  questions: readonly AssessmentQuestion[];
  /** Follows the questions where one of them has an answer above 0; null for a checklist of our own. Never scored, never sent. */
  difficulty: DifficultyQuestion | null;
  scoring: Readonly<Record<Severity, ScoreRange & { interpretation: string }>>;
  source: AssessmentTexts['source'] & { validated: boolean };
}

/** The whole definition of an assessment. Every question is required and offers the same answers. */
export function defineAssessment(
  condition: Condition,
  language: Language,
  texts: AssessmentTexts,
): AssessmentDefinition {
  const { type, options, questions, interpretations, ...rest } = texts;
  const facts = ASSESSMENTS[condition];
  const { version } = facts;
  const ranges = severityRanges(condition);
  const answers = options.map((label, value) => ({ value, label }));
  const band = (severity: Severity) => ({
    ...ranges[severity],
    interpretation: interpretations[severity],
  });
  return {
    ...rest,
    id: `${condition}-${version}`,
    version,
    name: assessmentTitle(condition, language),
    condition,
    estimated_time: durationText(facts, language),
    questions: questions.map((question, index) => ({
      ...question,
      id: questionId(condition, index + 1),
      type,
      options: answers,
      required: true,
      asks_about_self_harm: index + 1 === facts.selfHarmQuestion,
    })),
    difficulty: facts.instrument === undefined ? null : DIFFICULTY_QUESTION[language],
    scoring: { mild: band('mild'), moderate: band('moderate'), severe: band('severe') },
    source: { validated: facts.instrument !== undefined, ...rest.source },
  };
}
