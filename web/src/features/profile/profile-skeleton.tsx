import './profile.css';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../components/skeleton.tsx';

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
