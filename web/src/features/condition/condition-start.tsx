import { ASSESSMENTS, type Condition } from '@directory/domain/assessments/conditions';
import { paths } from '@directory/domain/paths';
import { LinkButton } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

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
      <p className="condition-start-note">{t('start.note', ASSESSMENTS[condition].minutes)}</p>
    </div>
  );
}
