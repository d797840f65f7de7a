import './dashboard.css';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Holds the place of the dashboard while it loads. The server renders this for everyone: it says nothing of anyone. */
export function DashboardSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="dashboard container stack gap-5" aria-busy="true">
      <h1>{t('nav.dashboard')}</h1>
      <Loading shapes={[]} />
      <div className="dashboard-columns stack">
        <div className="stack gap-6">
          <Skeleton shape="block" />
        </div>
        <div className="stack gap-12">
          <Skeleton shape="block" />
          <Skeleton shape="heading" />
          <Skeleton />
          <Skeleton />
        </div>
      </div>
    </div>
  );
}
