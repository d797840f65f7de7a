import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Condition } from '@directory/domain/assessments/conditions';
import { paths } from '@directory/domain/site/paths';
import { showFlowTop } from './step-heading.tsx';
import { RESULT_HASH } from '../results/stored-result.ts';

/**
 * What an entry of the browser's history holds of an assessment. Browsers write it to disk for the next session, so it is two
 * counts and never an answer or a score.
 */
interface Entry {
  /** The step that is shown, see `stepNumber`. */
  step: number;
  /** How many entries lie between this one and the intro's, with this one. */
  depth: number;
}

/** The entry that the browser is at; the intro's where it is none of ours. */
function currentEntry(): Entry {
  const kept = (window.history.state as { usr?: unknown } | null)?.usr;
  const { step, depth } = (kept ?? {}) as Partial<Record<keyof Entry, unknown>>;
  const isEntry = Number.isInteger(step) && Number.isInteger(depth);
  return isEntry ? { step: step as number, depth: depth as number } : { step: 0, depth: 0 };
}

/** The number of the step that the browser's history is at. */
export function currentStep(): number {
  return currentEntry().step;
}

/** The id of the result that the address names; null when it names none. */
export function namedResult(): string | null {
  const { hash } = window.location;
  return hash.startsWith(RESULT_HASH) ? hash.slice(RESULT_HASH.length) : null;
}

/**
 * The steps of one assessment as entries of the browser's history: Back goes to the question before.
 * @param onArrive called when the visitor has gone back or forth to an entry of this assessment
 */
export function useFlowHistory(condition: Condition, onArrive: () => void) {
  const navigate = useNavigate();
  const arrive = useRef(onArrive);
  /** The result whose entry takes the intro's place as soon as the browser has gone back to it. */
  const ending = useRef<string | null>(null);
  /** The result whose entry has taken it, and whose beginning is to be shown as soon as the router knows. */
  const ended = useRef<string | null>(null);
  const { hash } = useLocation();
  useEffect(() => {
    arrive.current = onArrive;
  });

  const entries = useMemo(() => {
    const here = () => window.location.pathname + window.location.search;
    const go = (fragment: string, replace: boolean, state: Entry | null = null) =>
      void navigate(here() + fragment, { replace, state });
    const replace = (resultId: string | null) => go(resultId === null ? '' : RESULT_HASH + resultId, true);
    return {
      push: (step: number) => go('', false, { step, depth: currentEntry().depth + 1 }),

      /** To the step before. Who went on from a later question has no entry for the one before: this entry becomes it. */
      back: (step: number) => {
        const { depth } = currentEntry();
        if (depth > 1 || step === 0) void navigate(-1);
        else go('', true, { step, depth });
      },

      /** This entry becomes a result's, or the intro's. */
      replace,

      openResult: (resultId: string) => go(RESULT_HASH + resultId, false),

      /** The questions are answered: from the results, Back leaves for where the visitor came from. */
      endAt: (resultId: string) => {
        const { depth } = currentEntry();
        if (depth === 0) {
          replace(resultId);
          return;
        }
        ending.current = resultId;
        void navigate(-depth);
      },
    };
  }, [navigate]);

  useEffect(() => {
    const onPopState = () => {
      if (window.location.pathname !== paths.assessment(condition)) return;
      const resultId = ending.current;
      ending.current = null;
      if (resultId === null) {
        arrive.current();
        return;
      }
      ended.current = resultId;
      entries.replace(resultId);
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [condition, entries]);

  useEffect(() => {
    if (ended.current === null || hash !== RESULT_HASH + ended.current) return;
    ended.current = null;
    // Both the router and, after the results are on the screen, the browser go back to where the intro was scrolled to.
    requestAnimationFrame(showFlowTop);
  }, [hash]);

  return entries;
}
