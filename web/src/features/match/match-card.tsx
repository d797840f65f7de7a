import type { Condition } from '@directory/domain/assessments/conditions';
import { LOCALES } from '@directory/domain/language';
import type { Match, MatchedPsychologist } from '@directory/domain/match/answer';
import { provinceByCode } from '@directory/domain/places/provinces';
import { matchLabel } from '@directory/domain/match/score';
import { MOST_ASKED } from '@directory/domain/inquiries/inquiry';
import { paths } from '@directory/domain/site/paths';
import { Avatar } from '../../ui/avatar.tsx';
import { PlaceText } from '../../ui/place-text.tsx';
import { TagList } from '../../ui/tag.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Heart } from '../shortlist/heart.tsx';
import { emailHref, phoneHref } from '../practical-facts/contact-links.ts';
import { trackEvent } from '../analytics/track-event.ts';
import { recordLocalEvent } from '../local-analytics/local-events.ts';
import { FirstReasons, OtherReasons, useYears } from './match-explanation.tsx';

/** Specialties a card names; the profile names all. */
const SPECIALTIES_SHOWN = 4;

interface MatchCardProps {
  match: Match;
  condition: Condition;
  /** Who stands beside this one: a message can name some of them. */
  listed: readonly string[];
  /** True for the cards in view at once, whose photos are not put off. */
  eager: boolean;
}

/** One psychologist: who, how good a match, why, and the ways on; what is not known and all details are folded away. */
export function MatchCard({ match, condition, listed, eager }: MatchCardProps) {
  const { t, language } = useTranslation(['match', 'shell']);
  const { psychologist } = match;
  const {
    name,
    credentials,
    city,
    province,
    photo_url: photoUrl,
    registration_number: number,
  } = psychologist;
  const place = [city, provinceByCode(province)?.name[language]].filter(Boolean).join(', ');
  const bio = psychologist.bio[language];
  return (
    <article className="card match-card">
      <Avatar name={name} photoUrl={photoUrl} size={64} eager={eager} />
      <header className="match-who">
        <h3 className="match-name text-lg">{name}</h3>
        <p className="match-fact dotted-line muted small">
          {credentials && <span>{credentials} </span>}
          {place && (
            <span>
              <PlaceText text={place} />{' '}
            </span>
          )}
          {number && <span>{t('shell:number', { number })}</span>}
        </p>
      </header>
      <Heart id={psychologist.id} name={name} />
      {match.specialtyMatch && <MatchScoreRing score={match.matchScore} />}
      <FirstReasons match={match} />
      <p className="match-bio">
        {bio.language === language ? (
          bio.text
        ) : (
          <>
            {t('bioLanguage')} <span lang={LOCALES[bio.language]}>{bio.text}</span>
          </>
        )}
      </p>
      <MatchActions psychologist={psychologist} condition={condition} listed={listed} />
      <details className="more match-rest">
        <summary>
          {t('more')}
          <span className="visually-hidden"> : {name}</span>
        </summary>
        <OtherReasons match={match} />
        <Specialties psychologist={psychologist} />
      </details>
    </article>
  );
}

/** In detail where the profile tells details, by name otherwise. */
function Specialties({ psychologist: { details, specialties } }: { psychologist: MatchedPsychologist }) {
  const { t, language } = useTranslation('match');
  const formatYears = useYears();
  if (details.length === 0 && specialties.length === 0) return null;
  return (
    <section className="stack gap-1">
      <h4 className="small">{t('specialties')}</h4>
      {details.length > 0 ? (
        <ul className="stack gap-1">
          {details.map(({ condition, name, years, approaches }) => (
            <li className="stack gap-1" key={condition}>
              <strong>
                {years === null
                  ? name[language]
                  : t('detail', {
                      condition: name[language],
                      years: formatYears(years),
                    })}
              </strong>
              {approaches.length > 0 && (
                <span className="muted small">
                  {approaches.map((approach) => approach[language]).join(', ')}
                </span>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <TagList items={specialties.slice(0, SPECIALTIES_SHOWN).map((name) => name[language])} />
      )}
    </section>
  );
}

const RADIUS = 34;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

function MatchScoreRing({ score }: { score: number }) {
  const { t } = useTranslation('match');
  const label = matchLabel(score);
  return (
    <p className={`match-score is-${label}`}>
      <span className="match-ring">
        <svg viewBox="0 0 80 80" aria-hidden="true" focusable="false">
          <circle className="match-ring-track" cx="40" cy="40" r={RADIUS} />
          <circle
            cx="40"
            cy="40"
            r={RADIUS}
            strokeDasharray={`${(CIRCUMFERENCE * score) / 100} ${CIRCUMFERENCE}`}
          />
        </svg>
        <span className="visually-hidden">{t('score.name')} </span>
        <strong className="match-number">{score}</strong>
        <span className="visually-hidden"> {t('score.of')}</span>
      </span>
      <strong className="match-label small">{t(`labels.${label}`)}</strong>
    </p>
  );
}

/** Ways on from a card. A number or address that the profile does not give has no button; a message always finds its way, also to others. */
function MatchActions({
  psychologist,
  condition,
  listed,
}: {
  psychologist: MatchedPsychologist;
} & Pick<MatchCardProps, 'condition' | 'listed'>) {
  const { t } = useTranslation('match');
  const { id, name, phone, email } = psychologist;
  const beside = listed.filter((one) => one !== id).slice(0, MOST_ASKED - 1);
  const label = (action: 'profile' | 'phone' | 'email' | 'message') => ({
    'aria-label': t('actions.about', { action: t(`actions.${action}`), name }),
    onClick: () => noteContact({ condition, profileId: id, method: action }),
    children: t(`actions.${action}`),
  });
  return (
    <div className="match-actions cluster">
      <LinkButton to={paths.profileById(id)} {...label('profile')} />
      <LinkButton
        variant="secondary"
        to={paths.contact({ psychologistId: id, others: beside.join(',') })}
        {...label('message')}
      />
      {phone && <a className="button button-quiet" href={phoneHref(phone)} {...label('phone')} />}
      {email && <a className="button button-quiet" href={emailHref(email)} {...label('email')} />}
    </div>
  );
}

/** Notes that a way to reach a psychologist was taken. */
function noteContact(contact: {
  condition: Condition;
  profileId: string;
  method: 'profile' | 'phone' | 'email' | 'message';
}): void {
  const { condition, profileId, method } = contact;
  recordLocalEvent('therapist-contacted', { condition, metadata: { psychologistId: profileId, method } });
  trackEvent('therapist-contacted', { condition, profileId, metadata: { method } });
}
