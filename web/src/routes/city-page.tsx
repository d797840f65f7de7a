import type { Landing } from '@directory/domain/site/landing';
import { paths } from '@directory/domain/site/paths';
import { LinkButton } from '../ui/button.tsx';
import {
  cityLinks,
  PlaceLinkSection,
  PlaceNotes,
  serviceLinks,
  FeaturedHere,
  usePlaceFacts,
} from '../features/landing/place-sections.tsx';
import { LandingFrame, LandingHero } from '../features/landing/landing-frame.tsx';
import { shortWhere } from '../features/landing/landing-head.ts';
import { locationOf, provinceOf, whereOf } from '../features/landing/place-names.ts';
import { PlaceSearch } from '../features/landing/place-search.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

export { landingHead as head } from '../features/landing/landing-head.ts';
export { loadLanding as load } from '../features/landing/landing-query.ts';

/** Other cities of the province that the page names. */
const OTHER_CITIES = 12;

export function Component() {
  return <LandingFrame>{(landing) => <CityPage landing={landing} />}</LandingFrame>;
}

function CityPage({ landing }: { landing: Landing }) {
  const { t, language } = useTranslation('landing');
  const province = provinceOf(landing);
  const facts = usePlaceFacts(landing);
  const where = shortWhere(landing, language);
  const citySlug = landing.city?.slug ?? '';
  const search = paths.shortSearch({ location: locationOf(landing) });
  const others = landing.cities.filter(({ slug }) => slug !== citySlug).slice(0, OTHER_CITIES);
  return (
    <>
      <LandingHero
        title={t('title', { where: whereOf(landing, language) })}
        lead={landing.total > 0 ? t('lead', { where, count: landing.total }) : t('emptyLead', { where })}
        facts={facts}
      >
        <PlaceSearch location={locationOf(landing)} where={where} />
        {/* Where the cards are not all there are, the way to all of them stands below the cards. */}
        {landing.total <= landing.cards.length && (
          <LinkButton className="button-flush" variant="quiet" to={search}>
            {landing.total > 0
              ? t('all', { count: landing.total, where })
              : t('service.searchLabel', { where })}
          </LinkButton>
        )}
      </LandingHero>
      <FeaturedHere landing={landing} specialties={3}>
        {landing.total > landing.cards.length && (
          <p>
            <LinkButton variant="secondary" to={search}>
              {t('all', { count: landing.total, where })}
            </LinkButton>
          </p>
        )}
      </FeaturedHere>
      <PlaceLinkSection
        id="services"
        title={t('services', { where })}
        links={serviceLinks(landing, language)}
      />
      <PlaceNotes landing={landing} where={where} withAssessment />
      <PlaceLinkSection
        id="cities"
        title={t('city.others', { where: province.locative[language] })}
        links={cityLinks(province, others)}
      />
    </>
  );
}
