import type { Landing } from '@directory/domain/landing';
import { paths } from '@directory/domain/paths';
import { PROVINCES } from '@directory/domain/provinces';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { useLanguage } from '../site/contexts.ts';
import { LinkButton } from '../ui/button.tsx';
import { CityCards } from '../features/landing/city-cards.tsx';
import { GetListed, PlaceLinkSection } from '../features/landing/place-sections.tsx';
import { FeaturedHere, usePlaceFacts, RegulatorNote } from '../features/landing/place-overview.tsx';
import { LandingFrame, LandingSection } from '../features/landing/landing-frame.tsx';
import { LandingHero } from '../features/landing/landing-hero.tsx';
import { locationOf, provinceOf, searchAt, whereOf } from '../features/landing/place-names.ts';
import { useTranslation } from '../i18n/use-translation.ts';

export { landingHead as head } from '../features/landing/landing-head.ts';
export { loadLanding as load } from '../features/landing/landing-query.ts';

/** /{province} */
export function Component() {
  return <LandingFrame>{(landing) => <ProvincePage landing={landing} />}</LandingFrame>;
}

function ProvincePage({ landing }: { landing: Landing }) {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const province = provinceOf(landing);
  const facts = usePlaceFacts(landing);
  const where = whereOf(landing, language);
  const location = locationOf(landing);
  return (
    <>
      <LandingHero
        title={t('province.title', { where })}
        lead={
          landing.total > 0 ? t('province.lead', { where, count: landing.total }) : t('emptyLead', { where })
        }
        facts={facts}
      >
        <div className="button-row">
          <LinkButton to={searchAt({ location })}>{t('province.search', { where })}</LinkButton>
        </div>
      </LandingHero>
      {landing.cities.length > 0 && (
        <LandingSection id="cities" title={t('province.cities', { where })}>
          <CityCards province={province} cities={landing.cities} />
        </LandingSection>
      )}
      <FeaturedHere landing={landing} where={where} specialties={2} />
      <PlaceLinkSection
        id="services"
        title={t('services', { where })}
        links={landing.services.map(({ value, count }) => {
          const label = specialtyVocabulary.label(value, language);
          return { label, to: searchAt({ search: label, location }), count };
        })}
      />
      <RegulatorNote province={province} />
      <GetListed where={where} />
      <PlaceLinkSection
        id="provinces"
        title={t('province.others')}
        links={PROVINCES.filter(({ code }) => code !== province.code).map(({ name, slug }) => ({
          label: name[language],
          to: paths.province(slug),
        }))}
      />
    </>
  );
}
