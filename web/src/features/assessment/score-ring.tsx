import type { Severity } from '@directory/domain/assessments/severity';

interface ScoreRingProps {
  score: number;
  total: number;
  severity: Severity;
}

const RADIUS = 52;
const LENGTH = 2 * Math.PI * RADIUS;

/** A ring filled by the score's share of the total, in the colour of the severity. The words beside it say the same. */
export function ScoreRing({ score, total, severity }: ScoreRingProps) {
  const filled = Math.min(1, score / total) * LENGTH;
  return (
    <svg className={`score-ring is-${severity}`} viewBox="0 0 120 120" aria-hidden="true">
      <circle className="score-ring-track" cx="60" cy="60" r={RADIUS} />
      {score > 0 && (
        <circle
          className="score-ring-fill"
          cx="60"
          cy="60"
          r={RADIUS}
          strokeDasharray={`${filled} ${LENGTH}`}
          transform="rotate(-90 60 60)"
        />
      )}
      <text className="score-ring-number" x="60" y="60" dy="0.35em" textAnchor="middle">
        {score}
      </text>
    </svg>
  );
}
