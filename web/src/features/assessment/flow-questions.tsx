import { DifficultyScreen } from './difficulty-screen.tsx';
import { EmailScreen } from './email-screen.tsx';
import { PART_STRINGS, type FlowPart } from './flow-part.ts';
import { tellsOfSelfHarm } from '../results/tells-of-self-harm.ts';
import { QuestionScreen } from './question-screen.tsx';
import { useLaterStrings, useTranslation } from '../../i18n/use-translation.ts';

/** From the first question to the step before the results. */
export function FlowQuestions({
  definition,
  flow,
  mail,
  step,
}: FlowPart<'question' | 'difficulty' | 'email'>) {
  useLaterStrings(PART_STRINGS);
  const { answers, difficulty } = flow.state;
  const isKept = flow.place !== 'nowhere';
  if (step.name === 'email') {
    return (
      <EmailScreen
        definition={definition}
        showsCrisisPanel={tellsOfSelfHarm(definition, Object.values(answers))}
        onPrevious={flow.previous}
        onSend={(email, discreet) => void mail.send(flow.complete(email), email, discreet)}
        onWithout={() => void flow.complete('')}
      />
    );
  }
  return (
    <>
      {step.name === 'question' && (
        <QuestionScreen
          key={step.index}
          definition={definition}
          index={step.index}
          answer={answers[definition.questions[step.index]?.id ?? '']?.value}
          isKept={isKept}
          onAnswer={flow.answer}
          onNext={flow.next}
          onPrevious={flow.previous}
        />
      )}
      {step.name === 'difficulty' && definition.difficulty && (
        <DifficultyScreen
          question={definition.difficulty}
          answer={difficulty}
          isKept={isKept}
          onAnswer={flow.answerDifficulty}
          onNext={flow.next}
          onPrevious={flow.previous}
        />
      )}
      <TabOnlyNote isTabOnly={flow.place === 'tab'} />
    </>
  );
}

/** Says that another tab's answers to the same assessment are left as they are. */
function TabOnlyNote({ isTabOnly }: { isTabOnly: boolean }) {
  const { t } = useTranslation('device');
  return (
    <div className="assessment-live" role="status">
      {isTabOnly && <p className="assessment-warning">{t('tabOnly')}</p>}
    </div>
  );
}
