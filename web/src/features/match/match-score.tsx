import { matchLabel } from '@directory/domain/match/score';
import { useTranslation } from '../../i18n/use-translation.ts';

const RADIUS = 34;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** The score in a ring that is filled as far, with its label. */
export function MatchScoreRing({ score }: { score: number }) {
  const { t } = useTranslation('match');
  const label = matchLabel(score);
  return (
    <p className={`match-score is-${label}`}>
      <span className="match-ring">
        <svg viewBox="0 0 80 80" aria-hidden="true" focusable="false">
          <circle className="match-ring-track" cx="40" cy="40" r={RADIUS} />
          <circle
            className="match-ring-fill"
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
      <span className="match-label">{t(`labels.${label}`)}</span>
    </p>
  );
}
