import type { Condition } from './conditions.ts';
import { SEVERITY_RANGES, type ScoreRange, type Severity } from './severity.ts';

/** One answer that can be given. `value` is what it adds to the score. */
export interface AnswerOption {
  value: number;
  label: string;
}

/** How a question is asked (specification 2, section 3). */
export type QuestionType = 'likert' | 'frequency' | 'yesno' | 'multiple';

export interface AssessmentQuestion {
  /** The same in every language and version that asks the same thing. */
  id: string;
  text: string;
  type: QuestionType;
  /** From the lightest answer to the heaviest. */
  options: readonly AnswerOption[];
  required: boolean;
  category: string;
  /** What the question has to do with in the DSM-5, in our own words. */
  dsm_criteria: string;
  /** Any answer above the lightest calls for the crisis lines at once. */
  asks_about_self_harm: boolean;
}

export interface EducationalContent {
  what_is: string;
  symptoms: readonly string[];
  causes: readonly string[];
  treatments: readonly string[];
  /** Paraphrased: the manual's own text is not copied. */
  dsm_criteria: readonly string[];
}

/** Where the questions come from, and whether they were validated. */
export interface AssessmentSource {
  validated: boolean;
  text: string;
  link?: { label: string; href: string };
}

/** One self-assessment in one language, with every text that its screens show. */
export interface AssessmentDefinition {
  id: string;
  /** Raised when questions or scoring change. */
  version: number;
  name: string;
  condition: Condition;
  description: string;
  instructions: string;
  estimated_time: string;
  /** The time that the questions ask about. */
  period: string;
  questions: readonly AssessmentQuestion[];
  scoring: Readonly<Record<Severity, ScoreRange & { interpretation: string }>>;
  educational_content: EducationalContent;
  disclaimer: string;
  source: AssessmentSource;
}

/** What a language says about an assessment; the rest is the same in each and made by {@link defineAssessment}. */
export interface AssessmentTexts extends Pick<
  AssessmentDefinition,
  | 'version'
  | 'name'
  | 'condition'
  | 'description'
  | 'instructions'
  | 'estimated_time'
  | 'period'
  | 'educational_content'
  | 'disclaimer'
  | 'source'
> {
  type: QuestionType;
  /** The labels of the answers, which count 0, 1, 2 and so on. */
  options: readonly string[];
  questions: readonly {
    text: string;
    category: string;
    dsm_criteria: string;
    asks_about_self_harm?: true;
  }[];
  interpretations: Readonly<Record<Severity, string>>;
}

/** The whole definition of an assessment from its texts. Every question is required and offers the same answers. */
export function defineAssessment(texts: AssessmentTexts): AssessmentDefinition {
  const { type, options, questions, interpretations, ...rest } = texts;
  const answers = options.map((label, value) => ({ value, label }));
  const ranges = SEVERITY_RANGES[texts.condition];
  const band = (severity: Severity) => ({ ...ranges[severity], interpretation: interpretations[severity] });
  return {
    ...rest,
    id: `${texts.condition}-${texts.version}`,
    questions: questions.map(({ asks_about_self_harm = false, ...question }, index) => ({
      ...question,
      id: `${texts.condition}-q${index + 1}`,
      type,
      options: answers,
      required: true,
      asks_about_self_harm,
    })),
    scoring: { mild: band('mild'), moderate: band('moderate'), severe: band('severe') },
  };
}
