import { useId, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import type { AnswerOption } from '@directory/domain/assessments/definition';
import { Button } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { StepHeading } from './step-heading.tsx';

/** A question as it is put. */
export interface AskedQuestion {
  /** Of the answers' radio group. */
  name: string;
  /** “Question 2 of 9”. */
  number: string;
  text: string;
  instructions: string;
  options: readonly AnswerOption[];
  answer: number | undefined;
  required: boolean;
  /** Whether the values are points: each then stands beside its answer, and its number key chooses it. */
  isScored: boolean;
  /** How much of the questions is behind the visitor. */
  progress: { value: number; max: number };
  onAnswer: (value: number) => void;
  /** What the answer calls for, announced at once. */
  consequence?: ReactNode;
}

interface QuestionFormProps {
  asked: AskedQuestion;
  /** False when the browser does not keep answers. */
  isKept: boolean;
  onNext: () => void;
  onPrevious: () => void;
}

/**
 * A question with its answers. Its heading takes the focus; from there the number keys choose the answer that counts as many points,
 * the arrow keys walk through them and Enter goes on. The number keys work only inside the question, so that they clash with no
 * other shortcut (WCAG 2.1.4).
 */
export function QuestionForm({ asked, isKept, onNext, onPrevious }: QuestionFormProps) {
  const { name, options, answer, required, isScored, onAnswer } = asked;
  const { t } = useTranslation('assessment-steps');
  const instructionsId = useId();
  const form = useRef<HTMLFormElement>(null);
  const hasAnswer = answer !== undefined;
  const canGoOn = hasAnswer || !required;

  function choose(value: number): void {
    onAnswer(value);
    form.current?.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const option = isScored ? options.find(({ value }) => String(value) === event.key) : undefined;
    const isOnHeading = event.target instanceof HTMLHeadingElement;
    if (option) {
      event.preventDefault();
      choose(option.value);
    } else if (isOnHeading && event.key.startsWith('Arrow')) {
      event.preventDefault();
      choose(answer ?? (/Down|Right/.test(event.key) ? options[0] : options.at(-1))?.value ?? 0);
    } else if (isOnHeading && event.key === 'Enter' && canGoOn) {
      event.preventDefault();
      onNext();
    }
  }

  function onSubmit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (canGoOn) onNext();
  }

  return (
    <form
      className="assessment-question stack"
      ref={form}
      onKeyDown={onKeyDown}
      onSubmit={onSubmit}
      method="dialog"
    >
      <progress className="assessment-progress" {...asked.progress} aria-hidden="true" />
      <fieldset aria-describedby={instructionsId}>
        <legend>
          <StepHeading className="assessment-question-title" focus>
            <span className="assessment-question-number">{asked.number}</span> <span>{asked.text}</span>
          </StepHeading>
        </legend>
        <p className="assessment-instructions" id={instructionsId}>
          {asked.instructions}
        </p>
        <div className="assessment-options stack gap-2">
          {options.map(({ value, label }) => (
            <label className={`assessment-option${answer === value ? ' is-chosen' : ''}`} key={value}>
              <input
                type="radio"
                name={name}
                value={value}
                checked={answer === value}
                required={required}
                onChange={() => onAnswer(value)}
              />
              <span className="assessment-option-label">{label}</span>
              {isScored && (
                <kbd className="assessment-option-key" aria-hidden="true">
                  {value}
                </kbd>
              )}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="live" aria-live="assertive">
        {asked.consequence}
      </div>
      <div className="live" role="status">
        {!isKept && <p className="outcome is-notice">{t('question.notKept')}</p>}
      </div>
      <div className="assessment-steps">
        <Button variant="secondary" onClick={onPrevious}>
          {t('question.previous')}
        </Button>
        {!required && !hasAnswer ? (
          <Button variant="secondary" onClick={onNext}>
            {t('question.skip')}
          </Button>
        ) : (
          <Button type="submit" disabled={!canGoOn}>
            {t('question.next')}
          </Button>
        )}
      </div>
      {isScored && (
        <p className="assessment-keys">{t('question.keys', { last: options.at(-1)?.value ?? 0 })}</p>
      )}
    </form>
  );
}
