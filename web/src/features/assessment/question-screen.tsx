import type { AssessmentDefinition } from '@directory/domain/assessments/definition';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CrisisPanel } from '../crisis/crisis-panel.tsx';
import { QuestionForm } from './question-form.tsx';

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

/** One of the questions that make the score. */
export function QuestionScreen(props: QuestionScreenProps) {
  const { definition, index, answer, isKept, onAnswer, onNext, onPrevious } = props;
  const { t } = useTranslation('assessment-steps');
  const question = definition.questions[index];
  if (!question) return null;
  const { id, text, options, required } = question;
  const total = definition.questions.length;
  return (
    <QuestionForm
      name={id}
      heading={
        <>
          <span className="assessment-question-number">
            {t('question.progress', { number: index + 1, total })}
          </span>{' '}
          <span>{text}</span>
        </>
      }
      instructions={definition.instructions}
      options={options}
      answer={answer}
      required={required}
      isScored
      progress={{ value: index + 1, max: total }}
      isKept={isKept}
      onAnswer={(value) => onAnswer(id, value)}
      onNext={onNext}
      onPrevious={onPrevious}
    >
      {question.asks_about_self_harm && (answer ?? 0) > 0 && <CrisisPanel appears />}
    </QuestionForm>
  );
}
