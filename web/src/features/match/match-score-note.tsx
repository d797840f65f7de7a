import { MATCH_POINTS } from '@directory/domain/match/score';
import { useTranslation } from '../../i18n/use-translation.ts';

const PARTS = {
  specialty: MATCH_POINTS.specialty,
  experience: Math.max(...MATCH_POINTS.experience),
  severity: MATCH_POINTS.severity,
  location: MATCH_POINTS.location,
  availability: MATCH_POINTS.availability,
  assessmentFriendly: MATCH_POINTS.assessmentFriendly,
} as const;

/** How a score comes about, for whoever wants to know. */
export function MatchScoreNote() {
  const { t } = useTranslation('match');
  return (
    <details className="match-how">
      <summary>{t('how.title')}</summary>
      <p>{t('how.text')}</p>
      <ul>
        {(Object.keys(PARTS) as (keyof typeof PARTS)[]).map((part) => (
          <li key={part}>{t(`how.${part}`, { points: PARTS[part] })}</li>
        ))}
      </ul>
      <p>{t('how.note')}</p>
    </details>
  );
}
