import '../crisis/crisis.css';

import { forgetResult } from './device-deletion.ts';
import { tellsOfSelfHarm, shownDate } from '../results/stored-result.ts';
import { PART_STRINGS, type FlowPart } from './use-assessment-flow.ts';
import { ResultsScreen } from './results-screen.tsx';
import { ASSESSMENTS } from '@directory/domain/assessments/facts';
import type { Condition } from '@directory/domain/assessments/conditions';
import { useLaterStrings, useTranslation } from '../../i18n/use-translation.ts';
import { TraumaLineList } from '../crisis/crisis-lines.tsx';
import { SafetyPlanLink } from '../crisis/crisis-notice.tsx';
import { useEffect, useRef } from 'react';
import { LOCALES } from '@directory/domain/language';
import { paths } from '@directory/domain/site/paths';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { shownMoments } from '../earlier-results/result-series.ts';

/** The results with what can be done with them. */
export function FlowResults(part: FlowPart<'results'>) {
  useLaterStrings(PART_STRINGS);
  const { definition, flow, mail, step } = part;
  const { result } = step;
  return (
    <>
      <ResultsScreen
        definition={definition}
        result={result}
        keeping={<ResultKeeping {...part} />}
        mail={mail.state}
        focus={flow.hasMoved}
        onRetry={(email) => void mail.send(result, email, mail.state.discreet)}
        onRetake={() => {
          mail.forget();
          flow.reset();
        }}
      />
      <HelpAfterResult
        condition={definition.condition}
        hasPanel={tellsOfSelfHarm(definition, result.answers)}
      />
    </>
  );
}

interface HelpAfterResultProps {
  condition: Condition;
  /** The crisis panel stands above the result, and leads to the safety plan already. */
  hasPanel: boolean;
}

/** Below a result: the lines for trauma where it is about that, and the way to a safety plan. Needs the namespaces `assessment-steps` and `crisis`. */
function HelpAfterResult({ condition, hasPanel }: HelpAfterResultProps) {
  const { t } = useTranslation('assessment-steps');
  return (
    <>
      {ASSESSMENTS[condition].isAboutTrauma && (
        <section className="stack gap-3">
          <h3>{t('results.trauma.title')}</h3>
          <p>{t('results.trauma.text')}</p>
          <TraumaLineList />
        </section>
      )}
      {!hasPanel && <SafetyPlanLink />}
    </>
  );
}

/** Whether this device keeps the result, which is the visitor's choice, and the way to be rid of it. */
function ResultKeeping({ flow, mail, step: { result, isSaved } }: FlowPart<'results'>) {
  const { t, language } = useTranslation('assessment-steps');
  const date = (day: string) => shownDate(day, LOCALES[language]);
  const moment = shownMoments([result.completedAt], LOCALES[language]);
  const remove = () => {
    mail.forget();
    forgetResult(result);
    flow.noteRemoved();
  };
  const words = useRef<HTMLParagraphElement>(null);
  const wasSaved = useRef(isSaved);
  useEffect(() => {
    // The button that was pressed is gone, and the focus would be with it.
    if (isSaved && !wasSaved.current) words.current?.focus();
    wasSaved.current = isSaved;
  }, [isSaved]);
  return (
    <section className="assessment-keeping panel" aria-labelledby="result-keeping">
      <h3 id="result-keeping">{t(isSaved ? 'keep.titleKept' : 'keep.title')}</h3>
      <p>{t('keep.completed', { date: moment(result.completedAt) })}</p>
      <p ref={words} tabIndex={-1}>
        {isSaved ? (
          <>
            {t('keep.kept', { date: date(result.expiresAt) })}{' '}
            <Link className="no-print" to={`${paths.assessments()}#my-results`}>
              {t('keep.all')}
            </Link>
          </>
        ) : (
          t('keep.text')
        )}
      </p>
      <div role="alert">
        {flow.saveFailed && (
          <div className="outcome is-notice">
            <p>
              <strong>{t('keep.failed')}</strong>
            </p>
            <p>{t('keep.failedText')}</p>
          </div>
        )}
      </div>
      <div className="button-row no-print">
        {!isSaved && (
          <Button variant="secondary" onClick={flow.keep}>
            {t('keep.yes')}
          </Button>
        )}
        <Button variant="quiet" onClick={remove}>
          {t('keep.delete')}
        </Button>
      </div>
    </section>
  );
}
