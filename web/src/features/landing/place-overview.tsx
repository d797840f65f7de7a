import type { ReactNode } from 'react';
import type { Landing } from '@directory/domain/site/landing';
import { paths } from '@directory/domain/site/paths';
import { LinkButton } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LandingSection } from './landing-frame.tsx';
import { provinceOf } from './place-names.ts';
import { PsychologistCards } from './psychologist-cards.tsx';

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
