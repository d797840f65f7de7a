import type { ReactNode } from 'react';
import type { Landing } from '@directory/domain/landing';
import { paths } from '@directory/domain/paths';
import { useLanguage } from '../../site/contexts.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LandingSection } from './landing-section.tsx';
import { provinceOf } from './place-names.ts';
import { PsychologistCards } from './psychologist-cards.tsx';

interface FeaturedHereProps {
  landing: Landing;
  /** The place with its preposition. */
  where: string;
  /** How many specialties each card names. */
  specialties: 2 | 3;
  children?: ReactNode;
}

/** Psychologists of a place, premium first; where there is none, where to look instead. */
export function FeaturedHere({ landing, where, specialties, children }: FeaturedHereProps) {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const province = provinceOf(landing);
  if (landing.cards.length === 0) {
    return (
      <LandingSection id="featured" title={t('featured')}>
        <EmptyState title={t('empty', { where })} text={t('emptyText')}>
          {landing.city && (
            <LinkButton to={paths.province(province.slug)}>
              {t('province.title', { where: province.locative[language] })}
            </LinkButton>
          )}
          <LinkButton variant="secondary" to={paths.search()}>
            {t('everywhere')}
          </LinkButton>
        </EmptyState>
      </LandingSection>
    );
  }
  return (
    <LandingSection id="featured" title={t('featured')} note={t('order')}>
      <PsychologistCards cards={landing.cards} specialties={specialties} />
      {children}
    </LandingSection>
  );
}
