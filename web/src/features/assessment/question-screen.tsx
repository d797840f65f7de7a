import { useId, useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import type { AssessmentDefinition } from '@directory/domain/assessments/definition';
import { Button } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CrisisPanel } from '../crisis/crisis-panel.tsx';
import { StepHeading } from './step-heading.tsx';

interface QuestionScreenProps {
  definition: AssessmentDefinition;
  index: number;
  answer: number | undefined;
  /** False when the browser does not keep answers. */
  isKept: boolean;
  onAnswer: (questionId: string, value: number) => void;
  onNext: () => void;
  onPrevious: () => void;
}

/**
 * One question. Its heading takes the focus; from there 1 to 5 choose an answer, the arrow keys walk through them and Enter
 * goes on. The number keys work only inside the question, so that they clash with no other shortcut (WCAG 2.1.4).
 */
export function QuestionScreen(props: QuestionScreenProps) {
  const { definition, index, answer, isKept, onAnswer, onNext, onPrevious } = props;
  const { t } = useTranslation('assessment');
  const instructionsId = useId();
  const form = useRef<HTMLFormElement>(null);
  const question = definition.questions[index];
  if (!question) return null;
  const { id, options, required } = question;
  const total = definition.questions.length;
  const hasAnswer = answer !== undefined;
  const canGoOn = hasAnswer || !required;

  function choose(value: number): void {
    onAnswer(id, value);
    form.current?.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const option = /^[1-9]$/.test(event.key) ? options[Number(event.key) - 1] : undefined;
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
      className="assessment-question"
      ref={form}
      onKeyDown={onKeyDown}
      onSubmit={onSubmit}
      method="dialog"
    >
      <progress className="assessment-progress" value={index + 1} max={total} aria-hidden="true" />
      <fieldset aria-describedby={instructionsId}>
        <legend>
          <StepHeading className="assessment-question-title" focus>
            <span className="assessment-question-number">
              {t('question.progress', { number: index + 1, total })}
            </span>{' '}
            <span>{question.text}</span>
          </StepHeading>
        </legend>
        <p className="assessment-instructions" id={instructionsId}>
          {definition.instructions}
        </p>
        <div className="assessment-options">
          {options.map(({ value, label }, position) => (
            <label className="assessment-option" key={value}>
              <input
                type="radio"
                name={id}
                value={value}
                checked={answer === value}
                required={required}
                onChange={() => onAnswer(id, value)}
              />
              <span className="assessment-option-label">{label}</span>
              <kbd className="assessment-option-key" aria-hidden="true">
                {position + 1}
              </kbd>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="assessment-live" aria-live="assertive">
        {question.asks_about_self_harm && (answer ?? 0) > 0 && <CrisisPanel appears />}
      </div>
      <div className="assessment-live" role="status">
        {!isKept && <p className="assessment-warning">{t('question.notKept')}</p>}
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
      <p className="assessment-keys">{t('question.keys', { last: options.length })}</p>
    </form>
  );
}
