import './profile.css';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Holds the place of a profile while it loads. */
export function ProfileSkeleton() {
  const { t } = useTranslation('profile');
  return (
    <div className="profile container" aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <div className="profile-top">
        <Skeleton shape="avatar" />
        <div className="profile-top-text">
          <Skeleton shape="heading" />
          <Skeleton />
          <Skeleton />
        </div>
      </div>
      <Skeleton shape="block" />
    </div>
  );
}
