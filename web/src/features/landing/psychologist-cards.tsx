import './landing.css';
import type { LandingCard } from '@directory/domain/site/landing';
import { paths } from '@directory/domain/site/paths';
import { registeredTitle } from '@directory/domain/profile/title';
import { provinceByCode } from '@directory/domain/places/provinces';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { Avatar } from '../../ui/avatar.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Premium, TagList } from '../../ui/tag.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Heart } from '../shortlist/heart.tsx';
import { PracticalFacts } from '../practical-facts/practical-facts.tsx';

/** What is written where a practice has no name: it is said in the reader's language. */
const NO_NAME = /^(private practice|pratique privée)$/i;

interface PsychologistCardsProps {
  cards: readonly LandingCard[];
  specialties: 2 | 3 | 4;
  /** Names where the psychologist practises. */
  withPractice?: boolean;
  /** On a city's page each card does not name the city. */
  inCity?: boolean;
  /** On the page of featured psychologists the button says "full profile" and leads to the address by id. */
  isFeatured?: boolean;
}

/** Psychologists as cards, each with a way to the profile and a way to write. */
export function PsychologistCards({ cards, ...rest }: PsychologistCardsProps) {
  return (
    <ul className="cards psychologist-cards">
      {cards.map((card, index) => (
        <li key={card.id}>
          <PsychologistCard card={card} eager={index < 3} {...rest} />
        </li>
      ))}
    </ul>
  );
}

function PsychologistCard({
  card,
  eager,
  specialties,
  withPractice = false,
  inCity = false,
  isFeatured = false,
}: Omit<PsychologistCardsProps, 'cards'> & { card: LandingCard; eager: boolean }) {
  const { t, language } = useTranslation(['landing', 'shell']);
  const place = inCity ? [] : [card.city, provinceByCode(card.province)?.name[language] ?? t('shell:canada')];
  const { registration_number: number } = card;
  const named = card.specialties
    .slice(0, specialties)
    .map((value) => specialtyVocabulary.label(value, language));
  return (
    <div className="card">
      <article className="psychologist-card column gap-2">
        <div className="media">
          <Avatar name={card.name} photoUrl={card.photo_url} size={64} eager={eager} />
          <div>
            <h3>{card.name}</h3>
            <p className="dotted-line muted small">
              <span>{card.credentials ?? registeredTitle(card.gender, language)}</span>{' '}
              {place.length > 0 && <span>{place.filter(Boolean).join(', ')} </span>}
              {number && <span>{t('shell:number', { number })} </span>}
              {card.is_premium && <Premium />}
            </p>
          </div>
          <Heart id={card.id} name={card.name} />
        </div>
        {withPractice && (
          <p className="muted small">
            {card.practice_name === null || NO_NAME.test(card.practice_name)
              ? t('card.private')
              : card.practice_name}
          </p>
        )}
        {named.length > 0 && <TagList items={named} label={t('card.specialties')} />}
        <PracticalFacts facts={card} />
        <div className="psychologist-card-actions">
          <LinkButton variant="quiet" to={isFeatured ? paths.profileById(card.id) : card.path}>
            <span>{isFeatured ? t('card.fullProfile') : t('card.profile')}</span>
            <span className="visually-hidden"> {t('card.of', { name: card.name })}</span>
          </LinkButton>
          <LinkButton
            variant={card.accepting === 'no' ? 'quiet' : 'secondary'}
            to={paths.contact({ psychologistId: card.id })}
          >
            <span>{t('card.contact')}</span>
            <span className="visually-hidden"> {t('card.of', { name: card.name })}</span>
          </LinkButton>
        </div>
      </article>
    </div>
  );
}
