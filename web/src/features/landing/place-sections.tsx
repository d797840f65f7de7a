import type { ReactNode } from 'react';
import type { Landing } from '@directory/domain/site/landing';
import type { Language } from '@directory/domain/language';
import { paths } from '@directory/domain/site/paths';
import type { Province } from '@directory/domain/places/provinces';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { listConditions } from '@directory/domain/assessments/wording';
import { provinceOf } from './place-names.ts';
import { LandingSection } from './landing-frame.tsx';
import { PlaceLinks, type PlaceLink } from './place-links.tsx';
import { useLanguage } from '../../site/contexts.ts';
import { LinkButton } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** A titled part of a place's page with links; nothing where there are none. */
export function PlaceLinkSection({
  links,
  children,
  ...section
}: {
  id: string;
  title: string;
  links: readonly PlaceLink[];
  children?: ReactNode;
}) {
  return (
    links.length > 0 && (
      <LandingSection {...section}>
        <PlaceLinks links={links} />
        {children}
      </LandingSection>
    )
  );
}

export function cityLinks(province: Province, cities: Landing['cities']): PlaceLink[] {
  return cities.map(({ name, slug, count }) => ({ label: name, to: paths.city(province.slug, slug), count }));
}

/** Links to the services of the landing page's city, without its own. */
export function serviceLinks(landing: Landing, language: Language): PlaceLink[] {
  return landing.services
    .filter(({ value }) => value !== landing.service?.value)
    .map(({ value, slug, count }) => ({
      label: specialtyVocabulary.label(value, language),
      to: paths.service(provinceOf(landing).slug, landing.city?.slug ?? '', slug),
      count,
    }));
}

/** For psychologists: how to be on this page. @param where the place with its preposition */
export function GetListed({ where }: { where: string }) {
  const { t } = useTranslation('landing');
  return (
    <section className="landing-section container" aria-labelledby="get-listed">
      <div className="panel split">
        <div>
          <h2 className="text-xl" id="get-listed">
            {t('listed.title', { where })}
          </h2>
          <p>{t('listed.text')}</p>
        </div>
        <div className="button-row">
          <LinkButton to={paths.join()}>{t('listed.free')}</LinkButton>
          <LinkButton variant="secondary" to={paths.join()}>
            {t('listed.premium')}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

export function AssessmentBanner() {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  return (
    <section className="landing-section container" aria-labelledby="free-assessment">
      <div className="panel is-soft split">
        <div>
          <h2 className="text-xl" id="free-assessment">
            {t('assessment.title')}
          </h2>
          <p>{t('assessment.text', { conditions: listConditions(language, 'disjunction') })}</p>
        </div>
        <div className="button-row">
          <LinkButton to={paths.assessments()}>{t('assessment.action')}</LinkButton>
        </div>
      </div>
    </section>
  );
}
