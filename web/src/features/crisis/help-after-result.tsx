import './crisis.css';
import { ASSESSMENTS } from '@directory/domain/assessments/facts';
import type { Condition } from '@directory/domain/assessments/conditions';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TraumaLineList } from './crisis-lines.tsx';
import { SafetyPlanLink } from './safety-plan-link.tsx';

interface HelpAfterResultProps {
  condition: Condition;
  /** The crisis panel stands above the result, and leads to the safety plan already. */
  hasPanel: boolean;
}

/** Below a result: the lines for trauma where it is about that, and the way to a safety plan. Needs the namespaces `assessment-steps` and `crisis`. */
export function HelpAfterResult({ condition, hasPanel }: HelpAfterResultProps) {
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
