import type { Landing, LandingCity } from '@directory/domain/site/landing';
import { paths } from '@directory/domain/site/paths';
import { PROVINCES, type Province } from '@directory/domain/places/provinces';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { compareNames } from '@directory/domain/text/fold';
import { LISTED_CITIES } from '@directory/domain/places/listed-cities';
import { slugify } from '@directory/domain/text/slug';
import { LinkButton } from '../ui/button.tsx';
import {
  PlaceLinkSection,
  PlaceNotes,
  cityLinks,
  FeaturedHere,
  usePlaceFacts,
} from '../features/landing/place-sections.tsx';
import { LandingFrame, LandingSection, LandingHero } from '../features/landing/landing-frame.tsx';
import { locationOf, provinceOf, whereOf } from '../features/landing/place-names.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Link } from '../ui/link.tsx';
import { PlaceSearch } from '../features/landing/place-search.tsx';
import { PlaceLinks } from '../features/landing/place-links.tsx';

export { landingHead as head } from '../features/landing/landing-head.ts';
export { loadLanding as load } from '../features/landing/landing-query.ts';

export function Component() {
  return <LandingFrame>{(landing) => <ProvincePage landing={landing} />}</LandingFrame>;
}

function ProvincePage({ landing }: { landing: Landing }) {
  const { t, language } = useTranslation('landing');
  const province = provinceOf(landing);
  const facts = usePlaceFacts(landing);
  const where = whereOf(landing, language);
  const location = locationOf(landing);
  return (
    <>
      <LandingHero
        title={t('title', { where })}
        lead={landing.total > 0 ? t('lead', { where, count: landing.total }) : t('emptyLead', { where })}
        facts={facts}
      >
        {landing.total > 0 && (
          <>
            <PlaceSearch location={location} where={where} />
            <LinkButton className="button-flush" variant="quiet" to={paths.shortSearch({ location })}>
              {t('province.search', { where })}
            </LinkButton>
          </>
        )}
      </LandingHero>
      {landing.cities.length > 0 && (
        <LandingSection id="cities" title={t('province.cities', { where })}>
          <CityCards province={province} cities={landing.cities} />
        </LandingSection>
      )}
      <FeaturedHere landing={landing} specialties={2} />
      <PlaceLinkSection
        id="services"
        title={t('services', { where })}
        links={landing.services.map(({ value, count }) => {
          const label = specialtyVocabulary.label(value, language);
          return { label, to: paths.shortSearch({ concerns: value, location }), count };
        })}
      />
      <PlaceNotes landing={landing} where={where} />
      <PlaceLinkSection
        id="provinces"
        title={t('province.others')}
        links={PROVINCES.filter(({ code }) => code !== province.code)
          .map(({ name, slug }) => ({ label: name[language], to: paths.province(slug) }))
          .sort((a, b) => compareNames(a.label, b.label))}
      />
    </>
  );
}

/** Cities with a card of their own; the others are links. */
const CARDS = 8;

/** Every city of the province that has psychologists: the listed ones first, which always have a page, then the largest. */
function CityCards({ province, cities }: { province: Province; cities: readonly LandingCity[] }) {
  const { t } = useTranslation('landing');
  const order = (LISTED_CITIES[province.code] ?? []).map((name) => slugify(name));
  const rank = ({ slug }: LandingCity) => (order.includes(slug) ? order.indexOf(slug) : order.length);
  const sorted = [...cities].sort((a, b) => rank(a) - rank(b));
  const others = sorted.slice(CARDS).sort((a, b) => compareNames(a.slug, b.slug));
  return (
    <>
      <ul className="cards city-cards">
        {sorted.slice(0, CARDS).map(({ name, slug, count }) => (
          <li key={slug}>
            <div className="card card-is-link">
              <h3>
                <Link className="card-link" to={paths.city(province.slug, slug)}>
                  {name}
                </Link>
              </h3>
              <p className="muted">{t('count', { count })}</p>
            </div>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <div className="stack gap-3">
          <h3>{t('province.moreCities')}</h3>
          <PlaceLinks links={cityLinks(province, others)} />
        </div>
      )}
    </>
  );
}
