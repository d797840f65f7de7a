import './match-card.css';
import { type Condition, conditionName } from '@directory/domain/assessments/conditions';
import { LOCALES } from '@directory/domain/language';
import type { Match, MatchedPsychologist } from '@directory/domain/match/answer';
import { provinceByCode } from '@directory/domain/provinces';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { therapyVocabulary } from '@directory/domain/vocabulary/therapies';
import { useLanguage } from '../../site/contexts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { TagList } from '../../ui/tag.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { MatchActions } from './match-actions.tsx';
import { MatchExplanation } from './match-explanation.tsx';
import { MatchScoreRing } from './match-score.tsx';
import { useMatchTexts } from './use-match-texts.ts';

/** Specialties a card names; the profile names all. */
const SPECIALTIES_SHOWN = 4;

interface MatchCardProps {
  match: Match;
  condition: Condition;
  /** True for the cards in view at once, whose photos are not put off. */
  eager: boolean;
}

/** One psychologist: who, how good a match, why, what is not known, and the ways on. */
export function MatchCard({ match, condition, eager }: MatchCardProps) {
  const language = useLanguage();
  const { psychologist } = match;
  const { name, credentials, city, province, photoUrl } = psychologist;
  const place = [city, provinceByCode(province)?.name[language]].filter(Boolean).join(', ');
  const bio = psychologist.bio[language];
  return (
    <article className="match-card">
      <header className="match-top">
        <Avatar name={name} photoUrl={photoUrl} size={64} eager={eager} />
        <div className="match-who">
          <h3 className="match-name">{name}</h3>
          {credentials && <p className="match-fact">{credentials}</p>}
          {place && <p className="match-fact">{place}</p>}
        </div>
        <MatchScoreRing score={match.matchScore} />
      </header>
      <p className="match-bio" lang={bio.language === language ? undefined : LOCALES[bio.language]}>
        {bio.text}
      </p>
      <MatchExplanation match={match} />
      <Specialties psychologist={psychologist} />
      <MatchActions psychologist={psychologist} condition={condition} />
    </article>
  );
}

/** In detail where the profile tells details, by name otherwise. */
function Specialties({ psychologist: { details, specialties } }: { psychologist: MatchedPsychologist }) {
  const { t } = useTranslation('match');
  const language = useLanguage();
  const texts = useMatchTexts();
  if (details.length === 0 && specialties.length === 0) return null;
  return (
    <section className="match-part">
      <h4>{t('specialties')}</h4>
      {details.length > 0 ? (
        <ul className="match-details">
          {details.map(({ condition, years, approaches }) => (
            <li key={condition}>
              <strong>
                {years === null
                  ? conditionName(condition, language)
                  : t('detail', {
                      condition: conditionName(condition, language),
                      years: texts.years(years),
                    })}
              </strong>
              {approaches.length > 0 && (
                <span className="match-approaches">
                  {approaches.map((approach) => therapyVocabulary.label(approach, language)).join(', ')}
                </span>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <TagList
          items={specialties
            .slice(0, SPECIALTIES_SHOWN)
            .map((name) => specialtyVocabulary.label(name, language))}
        />
      )}
    </section>
  );
}
