import '../crisis/crisis.css';

import { forgetResult } from './device-deletion.ts';
import { tellsOfSelfHarm } from '../results/tells-of-self-harm.ts';
import { PART_STRINGS, type FlowPart } from './flow-part.ts';
import { ResultKeeping } from './result-keeping.tsx';
import { ResultsScreen } from './results-screen.tsx';
import { ASSESSMENTS } from '@directory/domain/assessments/facts';
import type { Condition } from '@directory/domain/assessments/conditions';
import { useLaterStrings, useTranslation } from '../../i18n/use-translation.ts';
import { TraumaLineList } from '../crisis/crisis-lines.tsx';
import { SafetyPlanLink } from '../crisis/safety-plan-link.tsx';

/** The results with what can be done with them. */
export function FlowResults({ definition, flow, mail, step }: FlowPart<'results'>) {
  useLaterStrings(PART_STRINGS);
  const { result, isSaved } = step;
  return (
    <>
      <ResultsScreen
        definition={definition}
        result={result}
        keeping={
          <ResultKeeping
            result={result}
            isSaved={isSaved}
            hasFailed={flow.saveFailed}
            onKeep={flow.keep}
            onDelete={() => {
              mail.forget();
              forgetResult(result);
              flow.noteRemoved();
            }}
          />
        }
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
        <section className="crisis-trauma">
          <h3>{t('results.trauma.title')}</h3>
          <p>{t('results.trauma.text')}</p>
          <TraumaLineList />
        </section>
      )}
      {!hasPanel && <SafetyPlanLink />}
    </>
  );
}
