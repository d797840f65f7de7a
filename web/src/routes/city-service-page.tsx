import '../features/landing/landing.css';
import type { Landing } from '@directory/domain/site/landing';
import { paths } from '@directory/domain/site/paths';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PlaceLinkSection, PlaceNotes, serviceLinks } from '../features/landing/place-sections.tsx';
import { LandingFrame, LandingSection, LandingHero } from '../features/landing/landing-frame.tsx';
import { shortWhere } from '../features/landing/landing-head.ts';
import { locationOf, provinceOf, serviceName, whereOf } from '../features/landing/place-names.ts';
import { PlaceSearch } from '../features/landing/place-search.tsx';
import { PsychologistCards } from '../features/landing/psychologist-cards.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

export { landingHead as head } from '../features/landing/landing-head.ts';
export { loadLanding as load } from '../features/landing/landing-query.ts';

export function Component() {
  return <LandingFrame>{(landing) => <CityServicePage landing={landing} />}</LandingFrame>;
}

function CityServicePage({ landing }: { landing: Landing }) {
  const { t, language } = useTranslation('landing');
  const { city, service, total } = landing;
  // Both are there on this route; the schema covers all three kinds of pages.
  if (!city || !service) return null;
  const province = provinceOf(landing);
  const where = shortWhere(landing, language);
  const location = locationOf(landing);
  const name = serviceName(service, language);
  const cityPath = paths.city(province.slug, city.slug);
  return (
    <>
      <LandingHero
        title={t('service.title', { service: name, where: whereOf(landing, language) })}
        lead={t(service.value === null ? 'service.leadWords' : 'service.lead', { where })}
      >
        <PlaceSearch location={location} where={where} />
      </LandingHero>
      <LandingSection
        id="results"
        title={t('service.found', { count: total })}
        {...(total > 0 && { note: t('order') })}
      >
        {total > 0 ? (
          <PsychologistCards cards={landing.cards} specialties={3} withPractice inCity />
        ) : (
          <EmptyState title={t('service.empty', { service: name, where })} text={t('service.emptyText')}>
            <LinkButton to={cityPath}>{t('service.back', { where })}</LinkButton>
          </EmptyState>
        )}
        {total > landing.cards.length && (
          <p>
            <LinkButton
              variant="secondary"
              to={paths.shortSearch(
                service.value === null ? { search: name, location } : { concerns: service.value, location },
              )}
            >
              {t('service.more')}
            </LinkButton>
          </p>
        )}
      </LandingSection>
      <PlaceLinkSection
        id="services"
        title={t('service.others', { where })}
        links={serviceLinks(landing, language)}
      >
        <p>
          <LinkButton variant="quiet" to={cityPath}>
            {t('service.back', { where })}
          </LinkButton>
        </p>
      </PlaceLinkSection>
      <PlaceNotes landing={landing} where={where} />
    </>
  );
}
