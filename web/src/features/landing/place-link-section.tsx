import type { ReactNode } from 'react';
import type { Landing } from '@directory/domain/landing';
import type { Language } from '@directory/domain/language';
import { paths } from '@directory/domain/paths';
import type { Province } from '@directory/domain/provinces';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { provinceOf } from './place-names.ts';
import { LandingSection } from './landing-frame.tsx';
import { PlaceLinks, type PlaceLink } from './place-links.tsx';

/** A titled part of a place's page with links; nothing where there are none. */
export function PlaceLinkSection({
  links,
  children,
  ...section
}: {
  id: string;
  title: string;
  links: readonly PlaceLink[];
  /** What stands below the links. */
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

/** Links to the pages of cities. */
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
