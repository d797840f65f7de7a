import './crisis.css';
import { paths } from '@directory/domain/site/paths';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../ui/link.tsx';

/** Leads to the page where a short plan for bad moments is written. Needs the namespace `crisis`. */
export function SafetyPlanLink() {
  const { t } = useTranslation('crisis');
  return (
    <p className="crisis-plan no-print">
      {t('plan.text')} <Link to={paths.safetyPlan()}>{t('plan.action')}</Link>
    </p>
  );
}
