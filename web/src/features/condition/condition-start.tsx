import type { Condition } from '@directory/domain/assessments/conditions';
import { paths } from '@directory/domain/paths';
import { LinkButton } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** How long each assessment takes, in minutes, at a calm pace. */
const MINUTES: Readonly<Record<Condition, { from: number; to: number }>> = {
  depression: { from: 5, to: 7 },
  anxiety: { from: 5, to: 7 },
  adhd: { from: 5, to: 7 },
  ptsd: { from: 7, to: 10 },
};

/** Where to go from here: the self-assessment, and psychologists who work with the condition. */
export function ConditionStart({ condition }: { condition: Condition }) {
  const { t } = useTranslation('condition');
  return (
    <div className="condition-start no-print">
      <div className="button-row">
        <LinkButton to={paths.assessment(condition)}>{t('start.assessment')}</LinkButton>
        <LinkButton variant="secondary" to={paths.therapistMatch({ condition })}>
          {t('start.match')}
        </LinkButton>
      </div>
      <p className="condition-start-note">{t('start.note', MINUTES[condition])}</p>
    </div>
  );
}
