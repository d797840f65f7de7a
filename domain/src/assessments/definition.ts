import type { Language } from '../language.ts';
import type { Condition } from './conditions.ts';
import { DIFFICULTY_QUESTION, type DifficultyQuestion } from './difficulty.ts';
import { ASSESSMENTS, durationText, questionId } from './facts.ts';
import { type ScoreRange, type Severity, severityRanges } from './severity.ts';
import type { SupportGroup } from './support-groups.ts';
import { assessmentTitle } from './wording.ts';

/** One answer that can be given. `value` is what it adds to the score. */
export interface AnswerOption {
  value: number;
  label: string;
}

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
  /** The instrument's full name, as a clinician knows it; none for a checklist of our own. */
  instrument?: string;
  text: string;
  link?: { label: string; href: string };
}

/** How far a score can be trusted. */
export interface Certainty {
  /** What is known of it: how often the score is right, how often wrong, and what was never measured. */
  findings: readonly string[];
  /** The studies behind these. */
  sources: readonly { label: string; href: string }[];
}

/** One self-assessment in one language, with every text that its screens show. */
export interface AssessmentDefinition {
  id: string;
  version: number;
  name: string;
  condition: Condition;
  description: string;
  instructions: string;
  estimated_time: string;
  /** The time that the questions ask about. */
  period: string;
  questions: readonly AssessmentQuestion[];
  /** Follows the questions where one of them has an answer above 0; null for a checklist of our own. Never scored, never sent. */
  difficulty: DifficultyQuestion | null;
  scoring: Readonly<Record<Severity, ScoreRange & { interpretation: string }>>;
  educational_content: EducationalContent;
  /** Where people with this very condition find others, the most fitting first. */
  support_groups: readonly SupportGroup[];
  /** Whom it was made for. */
  audience: string;
  certainty: Certainty;
  disclaimer: string;
  source: AssessmentSource;
}

/** What a language says about an assessment; the rest follows from its facts. */
export interface AssessmentTexts extends Pick<
  AssessmentDefinition,
  | 'description'
  | 'instructions'
  | 'period'
  | 'educational_content'
  | 'support_groups'
  | 'audience'
  | 'certainty'
  | 'disclaimer'
> {
  type: QuestionType;
  /** The labels of the answers, which count 0, 1, 2 and so on. */
  options: readonly string[];
  questions: readonly Pick<AssessmentQuestion, 'text' | 'category' | 'dsm_criteria'>[];
  /** What to do at each level of help. A checklist of our own, which has no published bands, also says here what the score means. */
  interpretations: Readonly<Record<Severity, string>>;
  source: Omit<AssessmentSource, 'validated'>;
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
