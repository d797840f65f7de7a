import { DIFFICULTIES, isDifficulty } from '@directory/domain/assessments/difficulty';
import { useLaterStrings, useTranslation } from '../../i18n/use-translation.ts';
import { CrisisPanel } from '../crisis/crisis-panel.tsx';
import { EmailScreen } from './email-screen.tsx';
import { PART_STRINGS, type FlowPart } from './use-assessment-flow.ts';
import { useId, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import type { AnswerOption } from '@directory/domain/assessments/definition';
import { Button } from '../../ui/button.tsx';
import { StepHeading } from './step-heading.tsx';

/** From the first question to the step before the results. */
export function FlowQuestions(part: FlowPart<'question' | 'difficulty' | 'email'>) {
  useLaterStrings(PART_STRINGS);
  const { definition, flow, mail, step } = part;
  const asked = useAskedQuestion(part);
  if (step.name === 'email') return <EmailScreen definition={definition} flow={flow} mail={mail} />;
  return (
    <>
      {asked && (
        <QuestionForm
          key={asked.name}
          asked={asked}
          isKept={flow.place !== 'nowhere'}
          onNext={flow.next}
          onPrevious={flow.previous}
        />
      )}
      <TabOnlyNote isTabOnly={flow.place === 'tab'} />
    </>
  );
}

/** One of the questions that make the score, or the unscored one after them; null at another step. */
function useAskedQuestion({
  definition,
  flow,
  step,
}: FlowPart<'question' | 'difficulty' | 'email'>): AskedQuestion | null {
  const { t } = useTranslation('assessment-steps');
  if (step.name === 'question') {
    const question = definition.questions[step.index];
    if (!question) return null;
    const { id, text, options, required } = question;
    const answer = flow.state.answers[id]?.value;
    const progress = { value: step.index + 1, max: definition.questions.length };
    return {
      ...{ name: id, text, options, required, answer, progress },
      number: t('question.progress', { number: progress.value, total: progress.max }),
      instructions: definition.instructions,
      isScored: true,
      onAnswer: (value) => flow.answer(id, value),
      consequence: question.asks_about_self_harm && (answer ?? 0) > 0 && <CrisisPanel appears />,
    };
  }
  const { difficulty } = definition;
  if (step.name !== 'difficulty' || difficulty === null) return null;
  return {
    name: 'difficulty',
    number: t('difficulty.progress'),
    text: difficulty.text,
    instructions: t('difficulty.instructions'),
    options: DIFFICULTIES.map((value) => ({ value, label: difficulty.options[value] })),
    answer: flow.state.difficulty ?? undefined,
    required: false,
    isScored: false,
    progress: { value: 1, max: 1 },
    onAnswer: (value) => {
      if (isDifficulty(value)) flow.answerDifficulty(value);
    },
  };
}

/** Says that another tab's answers to the same assessment are left as they are. */
function TabOnlyNote({ isTabOnly }: { isTabOnly: boolean }) {
  const { t } = useTranslation('device');
  return (
    <div className="live" role="status">
      {isTabOnly && <p className="outcome is-notice">{t('tabOnly')}</p>}
    </div>
  );
}

/** A question as it is put. */
interface AskedQuestion {
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
function QuestionForm({ asked, isKept, onNext, onPrevious }: QuestionFormProps) {
  const { name, options, answer, required, isScored, onAnswer } = asked;
  const { t } = useTranslation(['assessment-steps', 'shell']);
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
            <label className={`check assessment-option${answer === value ? ' is-chosen' : ''}`} key={value}>
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
          {t('shell:pages.previous')}
        </Button>
        {!required && !hasAnswer ? (
          <Button variant="secondary" onClick={onNext}>
            {t('question.skip')}
          </Button>
        ) : (
          <Button type="submit" disabled={!canGoOn}>
            {t('shell:pages.next')}
          </Button>
        )}
      </div>
      {isScored && (
        <p className="assessment-keys">{t('question.keys', { last: options.at(-1)?.value ?? 0 })}</p>
      )}
    </form>
  );
}
