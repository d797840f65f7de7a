import type { PremiumListing } from '@directory/domain/site/landing';
import { paths } from '@directory/domain/site/paths';
import { PROVINCES } from '@directory/domain/places/provinces';
import { useQuery } from '../site/use-query.ts';
import { loadRequired, type RouteHead, type RouteLoad } from '../site/route.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FailurePage } from '../ui/failure-page.tsx';
import { LandingSkeleton, LandingSection, LandingHero } from '../features/landing/landing-frame.tsx';
import { cardList } from '../features/landing/landing-head.ts';
import { premiumQuery } from '../features/landing/landing-query.ts';
import { PsychologistCards } from '../features/landing/psychologist-cards.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

const benefits = ['booking', 'languages', 'first'] as const;

/** 503 with the page's own error state when the list cannot be had. */
export const load: RouteLoad = ({ queryClient }) => loadRequired(queryClient.query(premiumQuery()));

export const head: RouteHead = (context) => {
  const { t, queryClient } = context;
  const listing = queryClient.get(premiumQuery());
  return {
    title: t('featured:title'),
    description: t('featured:description'),
    noIndex: listing?.premium === 0,
    ...(listing && cardList(listing.cards, context)),
  };
};

export function Component() {
  const { data, isPending, isError, error, refetch } = useQuery(premiumQuery());
  if (isPending) return <LandingSkeleton />;
  if (isError) return <FailurePage error={error} retry={refetch} />;
  return <FeaturedPage listing={data} />;
}

function FeaturedPage({ listing }: { listing: PremiumListing }) {
  const { t } = useTranslation(['featured', 'shell']);
  const facts = [
    { label: t('facts.premium', { count: listing.premium }), value: listing.premium },
    { label: t('facts.psychologists'), value: listing.psychologists },
    { label: t('facts.provinces'), value: PROVINCES.length },
    { label: t('facts.languages', { count: listing.languages }), value: listing.languages },
  ];
  const shown = listing.cards.length;
  const some = shown < listing.premium ? [t('list.some', { shown, count: listing.premium })] : [];
  return (
    <>
      <LandingHero title={t('title')} lead={t('lead')} facts={facts}>
        <div className="button-row">
          <LinkButton to={paths.join()}>{t('become')}</LinkButton>
          <LinkButton variant="secondary" to={paths.shortSearch()}>
            {t('shell:search')}
          </LinkButton>
        </div>
      </LandingHero>
      <LandingSection id="featured" title={t('list.title')} note={[t('list.note'), ...some].join(' ')}>
        {listing.cards.length > 0 ? (
          <PsychologistCards cards={listing.cards} specialties={4} isFeatured />
        ) : (
          <EmptyState title={t('list.empty')} text={t('list.emptyText')}>
            <LinkButton variant="secondary" to={paths.shortSearch()}>
              {t('shell:search')}
            </LinkButton>
          </EmptyState>
        )}
      </LandingSection>
      <LandingSection id="benefits" title={t('benefits.title')}>
        <ul className="cards">
          {benefits.map((benefit) => (
            <li key={benefit}>
              <div className="card">
                <h3>{t(`benefits.${benefit}.title`)}</h3>
                <p className="muted">{t(`benefits.${benefit}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </LandingSection>
      <LandingSection id="next" title={t('next.title')}>
        <div className="button-row">
          <LinkButton to={paths.shortSearch()}>{t('next.search')}</LinkButton>
          <LinkButton variant="secondary" to={paths.assessments()}>
            {t('next.assessments')}
          </LinkButton>
          <LinkButton variant="secondary" to={paths.verification()}>
            {t('next.verification')}
          </LinkButton>
        </div>
      </LandingSection>
    </>
  );
}
