import type { ReactNode } from 'react';
import type { Landing } from '@directory/domain/site/landing';
import type { Language } from '@directory/domain/language';
import { paths } from '@directory/domain/site/paths';
import type { Province } from '@directory/domain/places/provinces';
import { ALL_REGULATORS, REGULATORS } from '@directory/domain/places/regulators';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { provinceOf } from './place-names.ts';
import { LandingSection } from './landing-frame.tsx';
import { PlaceLinks, type PlaceLink } from './place-links.tsx';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../ui/button.tsx';
import { PsychologistCards } from './psychologist-cards.tsx';

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

/** What else helps here: an assessment where it is asked for, where a registration is checked, how to be listed. */
export function PlaceNotes({
  landing,
  where,
  withAssessment = false,
}: {
  landing: Landing;
  /** The place with its preposition. */
  where: string;
  withAssessment?: boolean;
}) {
  const { t, language } = useTranslation('landing');
  const province = provinceOf(landing);
  const regulator = REGULATORS[province.code] ?? ALL_REGULATORS;
  return (
    <div className="landing-section container">
      <ul className="cards place-notes">
        {withAssessment && (
          <li className="panel">
            <h2>{t('assessment.title')}</h2>
            <Link to={paths.assessments()}>{t('assessment.action')}</Link>
          </li>
        )}
        <li className="panel">
          <h2>{t('regulator', { where: province.locative[language] })}</h2>
          <a href={regulator.url}>{regulator.name[language]}</a>
        </li>
        <li className="panel">
          <h2>{t('listed.title', { where })}</h2>
          <p className="link-row">
            <Link to={paths.join()}>{t('listed.free')}</Link>
            <Link to={paths.join()}>{t('listed.premium')}</Link>
          </p>
        </li>
      </ul>
    </div>
  );
}

interface FeaturedHereProps {
  landing: Landing;
  specialties: 2 | 3;
  children?: ReactNode;
}

/** Psychologists of a place, premium first; where there is none, where to look instead. */
export function FeaturedHere({ landing, specialties, children }: FeaturedHereProps) {
  const { t, language } = useTranslation('landing');
  const province = provinceOf(landing);
  if (landing.cards.length === 0) {
    return (
      <LandingSection id="featured" title={t('empty')}>
        <p className="measure">{t('emptyText')}</p>
        <div className="button-row">
          {landing.city && (
            <LinkButton to={paths.province(province.slug)}>
              {t('title', { where: province.locative[language] })}
            </LinkButton>
          )}
          <LinkButton variant={landing.city ? 'secondary' : 'primary'} to={paths.search()}>
            {t('everywhere')}
          </LinkButton>
        </div>
      </LandingSection>
    );
  }
  return (
    <LandingSection id="featured" title={t('featured')} note={t('order')}>
      <PsychologistCards cards={landing.cards} specialties={specialties} inCity={landing.city !== null} />
      {children}
    </LandingSection>
  );
}

/** A place in numbers: psychologists, those who see people online, those who work in French. Nothing where there is none. */
export function usePlaceFacts(landing: Landing): { label: string; value: number }[] {
  const { t } = useTranslation('landing');
  const countOf = (list: Landing['languages'], value: string) =>
    list.find((entry) => entry.value === value)?.count ?? 0;
  return [
    { label: t('facts.psychologists'), value: landing.total },
    { label: t('facts.online'), value: countOf(landing.sessionTypes, 'Online') },
    { label: t('facts.french'), value: countOf(landing.languages, 'French') },
  ].filter(({ value }) => value > 0);
}
