import { uuid } from '../../site/uuid.ts';
import { useEffect, useMemo, useReducer, useState } from 'react';
import type { AssessmentDefinition } from '@directory/domain/assessments/definition';
import type { Difficulty } from '@directory/domain/assessments/difficulty';
import { score, severityOf } from '@directory/domain/assessments/severity';
import { trackEvent } from '../analytics/track-event.ts';
import { recordLocalEvent } from '../local-analytics/local-events.ts';
import {
  answersInOrder,
  asksDifficulty,
  firstOpenQuestion,
  flowReducer,
  initialState,
  type FlowAction,
  type FlowState,
} from './flow-state.ts';
import { clearProgress, readProgress, writeProgress } from './stored-progress.ts';
import { expiryOf, readResults, RESULT_HASH, saveResult, type StoredResult } from './stored-result.ts';

/** One visitor's way through one assessment, kept on their device as they go. */
export function useAssessmentFlow(definition: AssessmentDefinition) {
  const { condition } = definition;
  const reduce = useMemo(() => flowReducer(definition), [definition]);
  const [state, dispatch] = useReducer(reduce, initialState);
  const [lastResult, setLastResult] = useState<StoredResult | null>(null);
  const [isKept, setIsKept] = useState(true);
  const [hasMoved, setHasMoved] = useState(false);

  useEffect(() => {
    const results = readResults(condition);
    const linked = results.find(({ id }) => window.location.hash === RESULT_HASH + id);
    const progress = readProgress(condition);
    // What the device keeps is known only in the browser, after the page that the server rendered is in place.
    // oxlint-disable-next-line react/set-state-in-effect
    setLastResult(results[0] ?? null);
    if (linked) dispatch({ type: 'complete', result: linked, isSaved: true });
    else if (progress) dispatch({ ...progress, type: 'restore' });
  }, [condition]);

  const go = (action: FlowAction) => {
    setHasMoved(true);
    dispatch(action);
  };

  return {
    state,
    lastResult,
    /** False once the browser has refused to keep the answers. */
    isKept,
    /** False on the screen that the page opened with: the focus is then left alone. */
    hasMoved,
    next: () => go({ type: 'next' }),
    previous: () => go({ type: 'previous' }),
    showResult: (result: StoredResult) => go({ type: 'complete', result, isSaved: true }),

    start: () => {
      const event = state.isRestored ? 'retaken' : 'started';
      recordLocalEvent(`assessment-${event}`, { condition });
      trackEvent(`assessment_${event}`, { condition });
      const index = state.isRestored ? firstOpenQuestion(definition, state.answers) : 0;
      go({ type: 'start', index });
    },

    answer: (questionId: string, value: number) => {
      const action: FlowAction = { type: 'answer', questionId, value, timestamp: new Date().toISOString() };
      dispatch(action);
      setIsKept(storeProgress(definition, reduce(state, action)));
    },

    answerDifficulty: (value: Difficulty) => {
      const action: FlowAction = { type: 'difficulty', value };
      dispatch(action);
      setIsKept(storeProgress(definition, reduce(state, action)));
    },

    reset: () => {
      clearProgress(condition);
      // The fragment names the result that is left now.
      window.history.replaceState(
        window.history.state,
        '',
        window.location.pathname + window.location.search,
      );
      go({ type: 'reset' });
    },

    /** Scores the answers and keeps the result on this device. @returns the result, kept or not */
    complete: (email: string): StoredResult => {
      const answers = answersInOrder(definition, state.answers);
      const total = score(answers);
      const completedAt = new Date().toISOString();
      const result: StoredResult = {
        id: uuid(),
        condition,
        score: total,
        severity: severityOf(condition, total),
        answers,
        difficulty: asksDifficulty(definition, state) ? state.difficulty : null,
        email,
        completedAt,
        expiresAt: expiryOf(completedAt),
        isEncrypted: false,
      };
      clearProgress(condition);
      const isSaved = saveResult(result);
      recordLocalEvent('assessment-completed', {
        condition,
        score: total,
        severity: result.severity,
        metadata: { resultId: result.id },
      });
      trackEvent('assessment_completed', { condition });
      setLastResult(result);
      go({ type: 'complete', result, isSaved });
      return result;
    },
  };
}

function storeProgress(definition: AssessmentDefinition, state: FlowState): boolean {
  const { condition } = definition;
  const { step } = state;
  const currentQuestion = step.name === 'question' ? step.index : definition.questions.length;
  recordLocalEvent('assessment-progress', { condition, metadata: { question: currentQuestion + 1 } });
  return writeProgress({
    condition,
    currentQuestion,
    answers: answersInOrder(definition, state.answers),
    difficulty: state.difficulty,
    lastUpdated: new Date().toISOString(),
  });
}
