import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { asFailure, useFailureText } from './member-request.ts';

/** What a member's press does on the server, and what became of the last one. */
export interface Act<Outcome extends string> {
  isBusy: boolean;
  outcome: Outcome | null;
  /** Why it failed, in words. */
  failure: string | null;
  run: (act: () => Promise<Outcome>) => Promise<void>;
}

export function useAct<Outcome extends string>(): Act<Outcome> {
  const failureText = useFailureText();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function run(act: () => Promise<Outcome>): Promise<void> {
    setIsBusy(true);
    setOutcome(null);
    setFailure(null);
    try {
      setOutcome(await act());
    } catch (error) {
      setFailure(failureText(asFailure(error, 'unreachable')));
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, outcome, failure, run };
}

interface ActNoteProps<Outcome extends string> {
  act: Act<Outcome>;
  /** What to say of an outcome. */
  done: (outcome: Outcome) => string;
  /** What failed, as a sentence, where that is not plain. */
  failed?: string;
  className?: string;
  /** What is said meanwhile. */
  children?: ReactNode;
}

export function ActNote<Outcome extends string>(props: ActNoteProps<Outcome>) {
  const { act, done, failed, className = '', children } = props;
  const { t } = useTranslation('dashboard');
  const { outcome, failure } = act;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed may be gone, and the focus with it. Where it is elsewhere by now, it stays.
    if (outcome && document.activeElement === document.body) note.current?.focus();
  }, [outcome]);
  return (
    <div className={`act-note live bold ${className}`} role="status" ref={note} tabIndex={-1}>
      {outcome && done(outcome)}
      {failure && `${failed ?? t('failed')} ${failure}`}
      {children}
    </div>
  );
}
