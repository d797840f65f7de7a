import '../../ui/dotted-line.css';
import './home.css';
import { useEffect } from 'react';
import type { ProfileCard } from '@directory/domain/profile/public-profile';
import { registeredTitle } from '@directory/domain/profile/title';
import { provinceByCode } from '@directory/domain/places/provinces';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { useQuery, useQueryClient } from '../../site/use-query.ts';
import { featuredQuery, filtersQuery } from '../../site/directory-queries.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../ui/link.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Heart } from '../shortlist/heart.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Premium } from '../../ui/tag.tsx';

/** Up to three psychologists who have a photo. Meanwhile, what the search screen will need is fetched. */
export function FeaturedSection() {
  const { t } = useTranslation('home');
  const { data, isPending, isError, refetch } = useQuery(featuredQuery());
  usePrefetchedFilters();

  return (
    <section className="card featured" aria-labelledby="featured-heading" aria-busy={isPending}>
      <h2 className="text-lg" id="featured-heading">
        {t('featured.heading')}
      </h2>
      <p className="muted small">{t('featured.paid')}</p>
      {isPending && (
        <>
          <Loading shapes={[]} />
          <ul className="featured-cards">
            {[0, 1, 2].map((place) => (
              <li key={place}>
                <FeaturedCardSkeleton />
              </li>
            ))}
          </ul>
        </>
      )}
      {isError && <EmptyState title={t('featured.failed')} retry={refetch} />}
      {data?.length === 0 && <EmptyState title={t('featured.empty')} />}
      {data && data.length > 0 && (
        <ul className="featured-cards">
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
  const queryClient = useQueryClient();
  useEffect(() => {
    queryClient.query(filtersQuery()).catch((error: unknown) => {
      // oxlint-disable-next-line no-console -- nothing on the page would show it
      console.warn('The directory’s filters could not be prefetched.', error);
    });
  }, [queryClient]);
}

const SPECIALTIES_SHOWN = 2;

/** One featured psychologist; the whole row leads to the profile. */
function FeaturedCard({ card }: { card: ProfileCard }) {
  const { t, language } = useTranslation();
  const { registration_number: number } = card;
  const place = [card.city, provinceByCode(card.province)?.name[language] ?? t('canada')];
  return (
    <div className="featured-card media">
      <Avatar name={card.name} photoUrl={card.photo_url} size={64} eager />
      <div>
        <h3>
          <Link className="card-link" to={card.path}>
            {card.name}
          </Link>
        </h3>
        <p className="featured-card-role muted small">{registeredTitle(card.gender, language)}</p>
        <p className="dotted-line muted small">
          <span>{place.filter(Boolean).join(', ')}</span> {number && <span>{t('number', { number })} </span>}
          {card.is_premium && <Premium />}
        </p>
        <p className="small">
          {card.specialties
            .slice(0, SPECIALTIES_SHOWN)
            .map((name) => specialtyVocabulary.label(name, language))
            .join(', ')}
        </p>
      </div>
      <Heart id={card.id} name={card.name} />
    </div>
  );
}

function FeaturedCardSkeleton() {
  return (
    <div className="featured-card media">
      <Skeleton shape="avatar" />
      <div className="featured-card-skeleton">
        <Skeleton shape="heading" />
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}
