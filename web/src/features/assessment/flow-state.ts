import type { AssessmentDefinition } from '@directory/domain/assessments/definition';
import type { Difficulty } from '@directory/domain/assessments/difficulty';
import { score, severityOf } from '@directory/domain/assessments/severity';
import { expiryOf, type StoredAnswer, type StoredResult } from '../results/stored-result.ts';

/** Where the visitor is: before the first question, at one of them, at the unscored one after them, at the email step, or at the results. */
export type Step =
  | { name: 'intro' }
  | { name: 'question'; index: number }
  | { name: 'difficulty' }
  | { name: 'email' }
  | { name: 'results'; result: StoredResult; isSaved: boolean };

export type Answers = Readonly<Record<string, StoredAnswer>>;

export interface FlowState {
  step: Step;
  answers: Answers;
  /** How difficult the problems make things; null while that is not answered. */
  difficulty: Difficulty | null;
  /** The answers come from an earlier visit on this device. */
  isRestored: boolean;
}

export type FlowAction =
  | { type: 'restore'; answers: readonly StoredAnswer[]; difficulty?: Difficulty | null }
  | { type: 'answer'; questionId: string; value: number; timestamp: string }
  | { type: 'difficulty'; value: Difficulty }
  | { type: 'start'; index: number }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'goTo'; number: number }
  | { type: 'complete'; result: StoredResult; isSaved: boolean }
  | { type: 'keep' }
  | { type: 'reset' };

export const initialState: FlowState = {
  step: { name: 'intro' },
  answers: {},
  difficulty: null,
  isRestored: false,
};

/** From the intro through the questions and the email step to the results; an action that does not fit the step does nothing. */
export function flowReducer(definition: AssessmentDefinition) {
  const { questions } = definition;
  return (state: FlowState, action: FlowAction): FlowState => {
    const { step } = state;
    switch (action.type) {
      case 'restore': {
        if (Object.keys(state.answers).length > 0) return state;
        const answers = knownAnswers(definition, action.answers);
        if (Object.keys(answers).length === 0) return state;
        return { step, answers, difficulty: action.difficulty ?? null, isRestored: true };
      }
      case 'answer': {
        const { questionId, value, timestamp } = action;
        return { ...state, answers: { ...state.answers, [questionId]: { questionId, value, timestamp } } };
      }
      case 'difficulty':
        return { ...state, difficulty: action.value };
      case 'start':
        return { ...state, step: { name: 'question', index: action.index } };
      case 'next': {
        if (step.name === 'difficulty') return { ...state, step: { name: 'email' } };
        if (step.name !== 'question' || !canGoOn(definition, state, step.index)) return state;
        if (step.index < questions.length - 1)
          return { ...state, step: { name: 'question', index: step.index + 1 } };
        return { ...state, step: { name: asksDifficulty(definition, state) ? 'difficulty' : 'email' } };
      }
      case 'previous':
        if (step.name === 'email' && asksDifficulty(definition, state))
          return { ...state, step: { name: 'difficulty' } };
        if (step.name === 'email' || step.name === 'difficulty')
          return { ...state, step: { name: 'question', index: questions.length - 1 } };
        if (step.name !== 'question') return state;
        return {
          ...state,
          step: step.index === 0 ? { name: 'intro' } : { name: 'question', index: step.index - 1 },
        };
      case 'goTo':
        return { ...state, step: stepAt(definition, state, action.number) };
      case 'keep':
        return step.name === 'results' ? { ...state, step: { ...step, isSaved: true } } : state;
      case 'complete':
        return { ...initialState, step: { name: 'results', result: action.result, isSaved: action.isSaved } };
      case 'reset':
        return initialState;
    }
  };
}

/** The place of a step: 0 is the intro, 1 the first question. It says nothing of any answer. @returns null for the results */
export function stepNumber({ questions }: AssessmentDefinition, step: Step): number | null {
  switch (step.name) {
    case 'intro':
      return 0;
    case 'question':
      return step.index + 1;
    case 'difficulty':
      return questions.length + 1;
    case 'email':
      return questions.length + 2;
    case 'results':
      return null;
  }
}

/** The step of this number, or where its answers run out: the first open question, and the intro where nothing is answered. */
function stepAt(definition: AssessmentDefinition, state: FlowState, number: number): Step {
  const { questions } = definition;
  const open = questions.findIndex(({ id }) => state.answers[id] === undefined);
  const reachable = open < 0 ? questions.length + 2 : open + 1;
  if (number <= 0 || (number > reachable && open === 0)) return { name: 'intro' };
  const index = Math.min(number, reachable) - 1;
  if (index < questions.length) return { name: 'question', index };
  const isDifficulty = index === questions.length && asksDifficulty(definition, state);
  return { name: isDifficulty ? 'difficulty' : 'email' };
}

/** Whether the question may be left forwards: it has an answer, or needs none. */
export function canGoOn({ questions }: AssessmentDefinition, { answers }: FlowState, index: number): boolean {
  const question = questions[index];
  return question !== undefined && (!question.required || answers[question.id] !== undefined);
}

/** Whether the unscored question follows: the instrument has it, and a problem was checked off. */
function asksDifficulty({ difficulty }: AssessmentDefinition, { answers }: FlowState): boolean {
  return difficulty !== null && score(Object.values(answers)) > 0;
}

export function answersInOrder({ questions }: AssessmentDefinition, answers: Answers): StoredAnswer[] {
  return questions.flatMap(({ id }) => answers[id] ?? []);
}

/** The first question without an answer; the last one when all have one. */
export function firstOpenQuestion({ questions }: AssessmentDefinition, answers: Answers): number {
  const open = questions.findIndex(({ id }) => answers[id] === undefined);
  return open < 0 ? questions.length - 1 : open;
}

/** Of what was kept, the answers that this assessment's questions offer. */
function knownAnswers({ questions }: AssessmentDefinition, stored: readonly StoredAnswer[]): Answers {
  const known: Record<string, StoredAnswer> = {};
  for (const { id, options } of questions) {
    const answer = stored.find(({ questionId }) => questionId === id);
    if (answer && options.some(({ value }) => value === answer.value)) known[id] = answer;
  }
  return known;
}

/** The result of what was answered. */
export function resultOf(
  definition: AssessmentDefinition,
  state: FlowState,
  given: Pick<StoredResult, 'id' | 'email' | 'completedAt'>,
): StoredResult {
  const { condition } = definition;
  const answers = answersInOrder(definition, state.answers);
  const total = score(answers);
  return {
    ...given,
    condition,
    score: total,
    severity: severityOf(condition, total),
    answers,
    difficulty: asksDifficulty(definition, state) ? state.difficulty : null,
    expiresAt: expiryOf(given.completedAt),
    isEncrypted: false,
  };
}
