import { Skeleton } from '../../ui/skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

export function ArticleSkeleton() {
  const { t } = useTranslation('blog');
  return (
    <div className="container article-page">
      <p className="visually-hidden" role="status">
        {t('article.loading')}
      </p>
      <Skeleton shape="heading" />
      {[0, 1, 2, 3, 4, 5].map((line) => (
        <Skeleton key={line} />
      ))}
    </div>
  );
}
