import {
  DIFFICULTIES,
  isDifficulty,
  type Difficulty,
  type DifficultyQuestion,
} from '@directory/domain/assessments/difficulty';
import { useTranslation } from '../../i18n/use-translation.ts';
import { QuestionForm } from './question-form.tsx';

interface DifficultyScreenProps {
  question: DifficultyQuestion;
  answer: Difficulty | null;
  isKept: boolean;
  onAnswer: (value: Difficulty) => void;
  onNext: () => void;
  onPrevious: () => void;
}

/** The question after the others: how difficult the problems make things. It may be skipped and adds nothing to the score. */
export function DifficultyScreen(props: DifficultyScreenProps) {
  const { question, answer, isKept, onAnswer, onNext, onPrevious } = props;
  const { t } = useTranslation('assessment-steps');
  return (
    <QuestionForm
      name="difficulty"
      heading={
        <>
          <span className="assessment-question-number">{t('difficulty.progress')}</span>{' '}
          <span>{question.text}</span>
        </>
      }
      instructions={t('difficulty.instructions')}
      options={DIFFICULTIES.map((value) => ({ value, label: question.options[value] }))}
      answer={answer ?? undefined}
      required={false}
      isScored={false}
      progress={{ value: 1, max: 1 }}
      isKept={isKept}
      onAnswer={(value) => {
        if (isDifficulty(value)) onAnswer(value);
      }}
      onNext={onNext}
      onPrevious={onPrevious}
    />
  );
}
