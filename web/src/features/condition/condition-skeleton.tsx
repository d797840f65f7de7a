import './condition.css';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Holds a condition's page in place while it loads. */
export function ConditionSkeleton() {
  const { t } = useTranslation('condition');
  return (
    <div className="condition-page container">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <div className="condition-top">
        <Skeleton shape="heading" />
        {[0, 1, 2, 3].map((line) => (
          <Skeleton key={line} />
        ))}
      </div>
    </div>
  );
}
