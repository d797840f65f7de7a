import './condition.css';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../components/skeleton.tsx';

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
