import '../../ui/tag.css';
import { memo } from 'react';
import type { Language } from '@directory/domain/language';
import { SESSION_TYPE_LABELS } from '@directory/domain/profile/session-types';
import { languageList } from '@directory/domain/vocabulary/languages';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { assessmentVocabulary } from '@directory/domain/vocabulary/profile-terms';
import { therapyVocabulary } from '@directory/domain/vocabulary/therapies';
import { useLanguage } from '../../site/contexts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Link } from '../../ui/link.tsx';
import { PlaceText } from '../../ui/place-text.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PracticalFacts } from '../practical-facts/practical-facts.tsx';
import { Heart } from '../shortlist/heart.tsx';
import { cardDistance } from './fetched-parts.tsx';
import { MarkedRanges } from './highlight.tsx';
import { placeLabel } from './model/location-param.ts';
import type { ResultHit } from './use-results.ts';

/** The index's names of the page's languages. */
const LANGUAGE_NAMES = { en: 'English', fr: 'French' } as const;

interface ResultCardProps {
  hit: ResultHit;
  /** True for the cards in view at once, whose photos are not put off. */
  eager: boolean;
  heading: 'h3' | 'h4';
}

/** One psychologist in the list. The link on the name covers the whole card, which stays as it is where another answer says the same of them. */
export const ResultCard = memo(function ResultCard({ hit, eager, heading: Heading }: ResultCardProps) {
  const { t } = useTranslation(['search', 'shell']);
  const language = useLanguage();
  const { rest, therapies } = hit;
  const place = placeLabel({ province: hit.province, city: hit.city ?? '' }, language);
  const specialties = hit.specialties.map((value, index) => ({
    matched: index < hit.matched,
    label: specialtyVocabulary.label(value, language),
  }));
  const number = hit.registration_number && t('shell:number', { number: hit.registration_number });
  const premium = hit.is_premium && t('shell:premium');
  const line = [hit.credentials, place && <PlaceText text={place} />, number, premium].filter(Boolean);
  const ways = useWaysToMeet(hit);
  return (
    <li className="card card-is-link result-card" data-person={hit.id}>
      <Avatar name={hit.name} photoUrl={hit.photo_url} size={96} eager={eager} />
      <div className="result-body">
        <div className="result-head">
          <Heading className="result-name">
            <Link className="card-link" to={hit.path} data-ahead="">
              <MarkedRanges text={hit.name} ranges={hit.marks ?? []} />
            </Link>
          </Heading>
          <Heart id={hit.id} name={hit.name} />
        </div>
        <div className="result-line dotted-line muted small">
          {line.map((part, index) => (
            <span key={index}>{part} </span>
          ))}
          {typeof hit.distance_km === 'number' && <cardDistance.Component hit={hit} />}
        </div>
        <Opening of={hit} />
        {specialties.length + therapies.length > 0 && (
          <div className="result-tags cluster">
            <ul className="cluster" aria-label={t('results.specialties')}>
              {specialties.map(({ label, matched }, index) => {
                const className = matched ? 'tag is-matched' : 'tag';
                // Bound to the last, so that it is never alone on a line.
                return rest > 0 && index === specialties.length - 1 ? (
                  <li key={label} className="result-last">
                    <span className={className}>{label}</span>
                    <span className="muted small" role="img" aria-label={t('results.more', { count: rest })}>
                      {`+${rest}`}
                    </span>
                  </li>
                ) : (
                  <li key={label} className={className}>
                    {label}
                  </li>
                );
              })}
            </ul>
            {therapies.length > 0 && (
              <ul className="cluster" aria-label={t('results.matching')}>
                {therapies.map((value) => (
                  <li key={value} className="tag is-matched">
                    {labelOf(value, language)}
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        <PracticalFacts facts={hit} others={ways} />
      </div>
    </li>
  );
}, areSame);

function areSame({ hit, ...one }: ResultCardProps, { hit: present, ...other }: ResultCardProps): boolean {
  return JSON.stringify([one, hit]) === JSON.stringify([other, present]);
}

/** A sentence of theirs: in the page's language, or, where they wrote in the other alone, in that. */
function Opening({ of: { opening } }: { of: Pick<ResultHit, 'opening'> }) {
  const language = useLanguage();
  const [written, text] =
    Object.entries(opening ?? {}).toSorted(([one]) => (one === language ? -1 : 1))[0] ?? [];
  return (
    text && (
      <p className="result-opening" lang={written === language ? undefined : written}>
        {text}
      </p>
    )
  );
}

/** Where one meets, and in which languages; the page's own language alone goes without saying. */
function useWaysToMeet({ session_types, languages }: ResultHit): string[] {
  const language = useLanguage();
  const spoken = languageList(languages, language);
  const isPagesOnly = languages.length === 1 && languages[0] === LANGUAGE_NAMES[language];
  const sessions = session_types.map((type) => SESSION_TYPE_LABELS[type][language]);
  return !spoken || isPagesOnly ? sessions : [...sessions, spoken];
}

/** Of a therapy or an assessment; words of a profile's own as they are. */
function labelOf(value: string, language: Language): string {
  return (assessmentVocabulary.find(value) ?? therapyVocabulary.find(value))?.[language] ?? value;
}
