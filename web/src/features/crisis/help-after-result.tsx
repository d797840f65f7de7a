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

/** Below a result: the lines for trauma where it is about that, and the way to a safety plan. Needs the namespace `crisis`. */
export function HelpAfterResult({ condition, hasPanel }: HelpAfterResultProps) {
  const { t } = useTranslation('crisis');
  return (
    <>
      {ASSESSMENTS[condition].isAboutTrauma && (
        <section className="crisis-trauma">
          <h3>{t('trauma.title')}</h3>
          <p>{t('trauma.text')}</p>
          <TraumaLineList />
        </section>
      )}
      {!hasPanel && <SafetyPlanLink />}
    </>
  );
}
