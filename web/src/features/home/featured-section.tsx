import './featured-section.css';
import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { paths } from '@directory/domain/paths';
import { useDirectory } from '../../site/contexts.ts';
import { featuredQuery, filtersQuery } from '../../site/directory-queries.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FeaturedCard, FeaturedCardSkeleton } from './featured-card.tsx';

/** Up to three psychologists who have a photo. Meanwhile, what the search screen will need is fetched. */
export function FeaturedSection() {
  const { t } = useTranslation(['home', 'shell']);
  const directory = useDirectory();
  const { data, isPending, isError, refetch } = useQuery(featuredQuery(directory));
  usePrefetchedFilters();

  return (
    <section className="home-section container" aria-labelledby="featured-heading" aria-busy={isPending}>
      <div className="featured-top">
        <h2 id="featured-heading">{t('featured.heading')}</h2>
        <LinkButton variant="quiet" to={paths.search()}>
          {t('featured.all')}
        </LinkButton>
      </div>
      {isPending && (
        <>
          <p className="visually-hidden" role="status">
            {t('featured.loading')}
          </p>
          <ul className="cards featured-cards">
            {[0, 1, 2].map((place) => (
              <li key={place}>
                <FeaturedCardSkeleton />
              </li>
            ))}
          </ul>
        </>
      )}
      {isError && (
        <EmptyState title={t('featured.failed')} text={t('featured.failedText')} live>
          <Button variant="secondary" onClick={() => void refetch()}>
            {t('shell:retry')}
          </Button>
        </EmptyState>
      )}
      {data?.length === 0 && <EmptyState title={t('featured.empty')} text={t('featured.emptyText')} />}
      {data && data.length > 0 && (
        <ul className="cards featured-cards">
          {data.map((card) => (
            <li key={card.id}>
              <FeaturedCard card={card} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Fetches the filters ahead of the search screen. Nothing here needs them, so a failure is only a warning. */
function usePrefetchedFilters(): void {
  const directory = useDirectory();
  const queryClient = useQueryClient();
  useEffect(() => {
    queryClient.query({ ...filtersQuery(directory), retry: false }).catch((error: unknown) => {
      // oxlint-disable-next-line no-console -- nothing on the page would show it
      console.warn('The directory’s filters could not be prefetched.', error);
    });
  }, [directory, queryClient]);
}
