import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { AssessmentDefinition } from '@directory/domain/assessments/definition';
import type { Difficulty } from '@directory/domain/assessments/difficulty';
import { uuid } from '../../site/platform.ts';
import { trackEvent } from '../analytics/track-event.ts';
import { keepProvince } from '../crisis/known-province.ts';
import { keepLocalEvents, recordLocalEvent } from '../local-analytics/local-events.ts';
import { currentStep, namedResult, useFlowHistory } from './flow-history.ts';
import {
  answersInOrder,
  firstOpenQuestion,
  flowReducer,
  initialState,
  stepNumber,
  type FlowAction,
  type FlowState,
  asksDifficulty,
} from './flow-state.ts';
import { forgetOpenResult, isKeptOnDevice, keepOpenResult, resultsAtHand } from '../results/open-result.ts';
import {
  dropProgress,
  isTabProgress,
  keepProgress,
  readProgress,
  writerOf,
  type ProgressPlace,
  type Writer,
} from './stored-progress.ts';
import { saveResult, type StoredResult, expiryOf } from '../results/stored-result.ts';
import { onDeletedElsewhere } from '../device/tab-memory.ts';
import { score, severityOf } from '@directory/domain/assessments/severity';

/** What the visitor is told at the intro about results that were here. */
export type IntroNotice =
  | { kind: 'deleted'; result: StoredResult; wasSaved: boolean }
  | { kind: 'elsewhere' | 'gone' };

/** One visitor's way through one assessment. Unfinished answers are kept as they go; the result only where they ask for it. */
export function useAssessmentFlow(definition: AssessmentDefinition) {
  const { condition } = definition;
  const reduce = useMemo(() => flowReducer(definition), [definition]);
  const [state, dispatch] = useReducer(reduce, initialState);
  const [lastResult, setLastResult] = useState<StoredResult | null>(null);
  const [place, setPlace] = useState<ProgressPlace>('device');
  const [hasMoved, setHasMoved] = useState(false);
  const [notice, setNotice] = useState<IntroNotice | null>(null);
  const [saveFailed, setSaveFailed] = useState(false);
  const [tab] = useState(uuid);
  const from = useRef<string | null>(null);
  const writer = () => ({ tab, from: from.current });

  /** Shows what the entry of the history that the browser is at stands for. */
  const follow = useCallback(() => {
    const id = namedResult();
    const results = resultsAtHand(condition);
    const named = results.find((result) => result.id === id);
    setLastResult(results[0] ?? null);
    setNotice(id !== null && !named ? { kind: 'gone' } : null);
    if (named) {
      dispatch({ type: 'complete', result: named, isSaved: isKeptOnDevice(named) });
      return;
    }
    const progress = readProgress(condition);
    if (progress) {
      const writerThen = writerOf(progress);
      from.current = null;
      if (isTabProgress(condition)) {
        from.current = writerThen;
        showWriterOpen(writerThen);
      } else {
        // Another tab that is still open keeps the device's place, whether these answers are gone on from or left for new ones.
        void isWriterOpen(writerThen).then((isOpen) => {
          if (!isOpen) from.current = writerThen;
        });
      }
      dispatch({ ...progress, type: 'restore' });
    }
    dispatch({ type: 'goTo', number: currentStep() });
  }, [condition]);

  const entries = useFlowHistory(condition, () => {
    setHasMoved(true);
    follow();
  });

  useEffect(() => {
    // What the device keeps is known only in the browser, after the page that the server rendered is in place.
    // oxlint-disable-next-line react/set-state-in-effect
    follow();
    return onDeletedElsewhere(() => {
      entries.replace(null);
      dispatch({ type: 'reset' });
      setLastResult(null);
      setNotice({ kind: 'elsewhere' });
    });
  }, [follow, entries]);

  const go = (action: FlowAction) => {
    setHasMoved(true);
    dispatch(action);
  };
  const goOn = (action: FlowAction) => {
    const { step } = reduce(state, action);
    const number = stepNumber(definition, step);
    if (step !== state.step && number !== null) entries.push(number);
    go(action);
  };
  const keepAnswer = (action: FlowAction) => {
    dispatch(action);
    showWriterOpen(tab);
    setPlace(storeProgress(definition, reduce(state, action), writer()));
  };
  const show = (result: StoredResult) => {
    entries.openResult(result.id);
    go({ type: 'complete', result, isSaved: isKeptOnDevice(result) });
  };
  const beginAgain = () => {
    from.current = null;
    entries.replace(null);
    setSaveFailed(false);
    go({ type: 'reset' });
    setLastResult(resultsAtHand(condition)[0] ?? null);
  };

  return {
    state,
    lastResult,
    notice,
    /** Where the unfinished answers are kept. */
    place,
    /** The browser has refused to keep the result. */
    saveFailed,
    /** False on the screen that the page opened with: the focus is then left alone. */
    hasMoved,
    next: () => goOn({ type: 'next' }),
    previous: () => {
      const number = stepNumber(definition, reduce(state, { type: 'previous' }).step);
      if (number !== null) entries.back(number);
      // At once: the browser takes a moment to go there.
      go({ type: 'previous' });
    },
    showResult: show,

    start: () => {
      const event = state.isRestored ? 'retaken' : 'started';
      recordLocalEvent(`assessment-${event}`, { condition });
      trackEvent(`assessment_${event}`, { condition });
      const index = state.isRestored ? firstOpenQuestion(definition, state.answers) : 0;
      setNotice(null);
      goOn({ type: 'start', index });
    },

    answer: (questionId: string, value: number) =>
      keepAnswer({ type: 'answer', questionId, value, timestamp: new Date().toISOString() }),
    answerDifficulty: (value: Difficulty) => keepAnswer({ type: 'difficulty', value }),

    /** Begins again with nothing answered. A result that is shown and not kept is forgotten. */
    reset: () => {
      dropProgress(condition, writer());
      if (state.step.name === 'results') forgetOpenResult(condition);
      setNotice(null);
      beginAgain();
    },

    /** Scores the answers. The result stays with this tab. @returns the result */
    complete: (email: string): StoredResult => {
      const result = resultOf(definition, state, {
        id: uuid(),
        email,
        completedAt: new Date().toISOString(),
      });
      dropProgress(condition, writer());
      keepOpenResult(result);
      // Of the result it is its id alone, by which the count goes with it.
      recordLocalEvent('assessment-completed', { condition, metadata: { resultId: result.id } });
      trackEvent('assessment_completed', { condition });
      setLastResult(result);
      go({ type: 'complete', result, isSaved: false });
      entries.endAt(result.id);
      return result;
    },

    /** Keeps the result that is shown on this device. */
    keep: () => {
      if (state.step.name !== 'results') return;
      const { result } = state.step;
      // As the tab has it: it may have been mailed since.
      const isSaved = saveResult(resultsAtHand(condition).find(({ id }) => id === result.id) ?? result);
      setSaveFailed(!isSaved);
      if (!isSaved) return;
      keepLocalEvents(condition);
      keepProvince();
      forgetOpenResult(condition);
      go({ type: 'keep' });
    },

    /** Goes back to the intro: the result that was shown has been deleted from the device and from this tab. */
    noteRemoved: () => {
      if (state.step.name !== 'results') return;
      const { result, isSaved } = state.step;
      beginAgain();
      setNotice({ kind: 'deleted', result, wasSaved: isSaved });
    },

    undoRemove: () => {
      if (notice?.kind !== 'deleted') return;
      const { result, wasSaved } = notice;
      if (wasSaved) saveResult(result);
      else keepOpenResult(result);
      setNotice(null);
      show(result);
    },
  };
}

function storeProgress(definition: AssessmentDefinition, state: FlowState, writer: Writer): ProgressPlace {
  const { condition } = definition;
  const { step } = state;
  const currentQuestion = step.name === 'question' ? step.index : definition.questions.length;
  recordLocalEvent('assessment-progress', { condition, metadata: { question: currentQuestion + 1 } });
  const progress = {
    condition,
    currentQuestion,
    answers: answersInOrder(definition, state.answers),
    difficulty: state.difficulty,
    lastUpdated: new Date().toISOString(),
  };
  return keepProgress(progress, writer);
}

/** The name under which a document that gives answers holds a lock for as long as it is open. */
const lockName = (writer: string) => `assessment-writer-${writer}`;

const held = new Set<string>();

/**
 * Shows the other tabs that this document is open and that these answers are its own. The browser lets go of the lock when the document
 * is closed, however that happens; one that is put to sleep keeps it, and would answer no message.
 */
function showWriterOpen(writer: string): void {
  if (held.has(writer) || !hasLocks()) return;
  held.add(writer);
  // Shared: a copied tab goes on from the same answers.
  void navigator.locks.request(lockName(writer), { mode: 'shared' }, () => new Promise(() => undefined));
}

/** Whether a document that gave answers is still open. Where the browser has no locks (an address without https) nobody knows: false. */
async function isWriterOpen(writer: string): Promise<boolean> {
  if (writer === '' || !hasLocks()) return false;
  const { held: locks = [] } = await navigator.locks.query();
  return locks.some(({ name }) => name === lockName(writer));
}

function hasLocks(): boolean {
  return 'locks' in navigator;
}

/** The result of what was answered. */
function resultOf(
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
