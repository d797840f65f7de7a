import { DIFFICULTIES, isDifficulty } from '@directory/domain/assessments/difficulty';
import { useLaterStrings, useTranslation } from '../../i18n/use-translation.ts';
import { CrisisPanel } from '../crisis/crisis-panel.tsx';
import { EmailScreen } from './email-screen.tsx';
import { QuestionForm, type AskedQuestion } from './question-form.tsx';
import { PART_STRINGS, type FlowPart } from './use-assessment-flow.ts';

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
