import './assessment.css';
import './question.css';
import './results.css';
import { useEffect } from 'react';
import type { AssessmentDefinition } from '@directory/domain/assessments/definition';
import { paths } from '@directory/domain/paths';
import { onceIdle } from '../../site/defer.ts';
import { lazyPart } from '../../site/early-input/lazy-part.tsx';
import { PartFailure } from '../../ui/failure-page.tsx';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ClinicalReview } from '../crisis/clinical-review.tsx';
import { CrisisNotice } from '../crisis/crisis-notice.tsx';
import { HelpAfterResult } from '../crisis/help-after-result.tsx';
import { QuickExit, QuickExitNote } from '../quick-exit/quick-exit.tsx';
import { DifficultyScreen } from './difficulty-screen.tsx';
import { EmailScreen } from './email-screen.tsx';
import { tellsOfSelfHarm } from './flow-state.ts';
import { IntroNoticeText, RefusedOnDevice, TabOnlyNote } from './intro-notices.tsx';
import { IntroScreen } from './intro-screen.tsx';
import { QuestionScreen } from './question-screen.tsx';
import { ResultKeeping } from './result-keeping.tsx';
import { FLOW_TOP_ID } from './step-heading.tsx';
import { useAssessmentFlow } from './use-assessment-flow.ts';
import { useResultsMail } from './use-results-mail.ts';

/** Fetched while the first questions are read, so that results show even if the connection is lost later. */
const results = lazyPart({
  load: async () => (await import('./results-screen.tsx')).ResultsScreen,
  fallback: <ResultsAwaited />,
  failure: <PartFailure />,
});

/** One self-assessment from its intro to its results. Every screen begins with the crisis notice. */
export function AssessmentFlow({ definition }: { definition: AssessmentDefinition }) {
  const { t } = useTranslation('assessment');
  const flow = useAssessmentFlow(definition);
  const mail = useResultsMail();
  useEffect(() => onceIdle(fetchResults), []);
  const { step, answers } = flow.state;
  return (
    <div className="assessment container">
      <QuickExit />
      <header className="assessment-top">
        <Link className="assessment-back no-print" to={paths.assessments()}>
          {t('allAssessments')}
        </Link>
        <h1 className={step.name === 'intro' ? undefined : 'assessment-small-title'}>{definition.name}</h1>
      </header>
      <div className="assessment-notice" id={FLOW_TOP_ID}>
        <CrisisNotice />
      </div>
      {step.name === 'intro' && (
        <>
          <IntroNoticeText notice={flow.notice} onUndo={flow.undoRemove} />
          <RefusedOnDevice condition={definition.condition} />
        </>
      )}
      {step.name === 'intro' && (
        <IntroScreen
          definition={definition}
          answered={flow.state.isRestored ? Object.keys(answers).length : 0}
          lastResult={flow.lastResult}
          focus={flow.hasMoved}
          onStart={flow.start}
          onAfresh={flow.reset}
          onShowResult={flow.showResult}
        />
      )}
      {step.name === 'question' && (
        <QuestionScreen
          key={step.index}
          definition={definition}
          index={step.index}
          answer={answers[definition.questions[step.index]?.id ?? '']?.value}
          isKept={flow.place !== 'nowhere'}
          onAnswer={flow.answer}
          onNext={flow.next}
          onPrevious={flow.previous}
        />
      )}
      {step.name === 'difficulty' && definition.difficulty && (
        <DifficultyScreen
          question={definition.difficulty}
          answer={flow.state.difficulty}
          isKept={flow.place !== 'nowhere'}
          onAnswer={flow.answerDifficulty}
          onNext={flow.next}
          onPrevious={flow.previous}
        />
      )}
      {step.name === 'intro' && <QuickExitNote />}
      {(step.name === 'question' || step.name === 'difficulty') && (
        <TabOnlyNote isTabOnly={flow.place === 'tab'} />
      )}
      {step.name === 'email' && (
        <EmailScreen
          definition={definition}
          showsCrisisPanel={tellsOfSelfHarm(definition, Object.values(answers))}
          onPrevious={flow.previous}
          onSend={(email, discreet) => void mail.send(flow.complete(email), email, discreet)}
          onWithout={() => void flow.complete('')}
        />
      )}
      {step.name === 'results' && (
        <results.Component
          definition={definition}
          result={step.result}
          keeping={
            <ResultKeeping
              result={step.result}
              isSaved={step.isSaved}
              hasFailed={flow.saveFailed}
              onKeep={flow.keep}
              onDelete={() => {
                mail.forget();
                flow.remove();
              }}
            />
          }
          mail={mail.state}
          focus={flow.hasMoved}
          onRetry={(email) => void mail.send(step.result, email, mail.state.discreet)}
          onRetake={() => {
            mail.forget();
            flow.reset();
          }}
        />
      )}
      {step.name === 'results' && (
        <HelpAfterResult
          condition={definition.condition}
          hasPanel={tellsOfSelfHarm(definition, step.result.answers)}
        />
      )}
      <ClinicalReview />
    </div>
  );
}

/** While the code of the results is on its way. */
function ResultsAwaited() {
  const { t } = useTranslation('device');
  return <p role="status">{t('resultsAwaited')}</p>;
}

function fetchResults(): void {
  // What fails now is tried again, and told, when the results are shown.
  results.prepare().catch(() => undefined);
}
