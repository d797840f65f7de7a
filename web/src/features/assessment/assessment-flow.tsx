import './assessment.css';
import './question.css';
import './results.css';
import '../../ui/outcome.css';
import { useEffect } from 'react';
import type { AssessmentDefinition } from '@directory/domain/assessments/definition';
import { paths } from '@directory/domain/site/paths';
import { useDocumentMark } from '../../site/document-marks.ts';
import { onceIdle } from '../../site/platform.ts';
import { lazyPart } from '../../site/early-input/lazy-part.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { PartFailure } from '../../ui/failure-page.tsx';
import { Link } from '../../ui/link.tsx';
import type { I18n } from '../../i18n/create-i18n.ts';
import { laterStrings, useTranslation } from '../../i18n/use-translation.ts';
import { ClinicalReview } from '../crisis/clinical-review.tsx';
import { CrisisNotice } from '../crisis/crisis-notice.tsx';
import { QuickExit, QuickExitNote } from '../quick-exit/quick-exit.tsx';
import { PART_STRINGS, useAssessmentFlow } from './use-assessment-flow.ts';
import { IntroNoticeText, RefusedOnDevice } from './intro-notices.tsx';
import { IntroScreen } from './intro-screen.tsx';
import { FLOW_TOP_ID } from './step-heading.tsx';
import { useResultsMail } from './use-results-mail.ts';

const questions = lazyPart({
  load: async () => (await import('./flow-questions.tsx')).FlowQuestions,
  className: 'assessment-part stack',
  fallback: <Loading shapes={['heading', 'text']} />,
  failure: <PartFailure />,
});

const results = lazyPart({
  load: async () => (await import('./flow-results.tsx')).FlowResults,
  className: 'assessment-part stack',
  fallback: <Loading shapes={['heading', 'text']} />,
  failure: <PartFailure />,
});

/** One self-assessment from its intro to its results. Every screen begins with the crisis notice. */
export function AssessmentFlow({ definition }: { definition: AssessmentDefinition }) {
  const { t, i18n } = useTranslation();
  const flow = useAssessmentFlow(definition);
  const mail = useResultsMail();
  useEffect(() => onceIdle(() => fetchParts(i18n)), [i18n]);
  const { step } = flow.state;
  const isIntro = step.name === 'intro';
  useDocumentMark('at-assessment');
  return (
    <div
      className={`assessment crisis-beside container${isIntro || step.name === 'results' ? ' has-path' : ''}`}
    >
      <QuickExit />
      <header className={isIntro ? 'assessment-top' : 'assessment-top is-small'}>
        <Link className="assessment-back no-print" to={paths.assessments()}>
          {t('nav.allAssessments')}
        </Link>
        <h1 className={isIntro ? undefined : 'assessment-small-title'}>{definition.name}</h1>
      </header>
      <div className="assessment-notice crisis-aside" id={FLOW_TOP_ID}>
        <CrisisNotice />
      </div>
      <div className="assessment-main stack">
        {isIntro && (
          <>
            <IntroNoticeText notice={flow.notice} onUndo={flow.undoRemove} />
            <RefusedOnDevice condition={definition.condition} />
            <IntroScreen definition={definition} flow={flow} />
            <QuickExitNote />
          </>
        )}
        {(step.name === 'question' || step.name === 'difficulty' || step.name === 'email') && (
          <questions.Component definition={definition} flow={flow} mail={mail} step={step} />
        )}
        {step.name === 'results' && (
          <results.Component definition={definition} flow={flow} mail={mail} step={step} />
        )}
        <ClinicalReview withQuestions={definition.source.validated} />
      </div>
    </div>
  );
}

/** While the intro is read: all that follows it shows even if the connection is lost then. */
function fetchParts(i18n: I18n): void {
  const parts = [questions.prepare(), results.prepare(), laterStrings(i18n, PART_STRINGS)];
  // What fails now is tried again, and told, when the part is shown.
  for (const part of parts) part.catch(() => undefined);
}
