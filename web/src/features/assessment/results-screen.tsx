import { conditionInSentence } from '@directory/domain/assessments/conditions';
import type { AssessmentDefinition } from '@directory/domain/assessments/definition';
import { highestAttainable, maximumShown, type Severity } from '@directory/domain/assessments/severity';
import { paths } from '@directory/domain/paths';
import { useLanguage } from '../../site/contexts.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CrisisPanel } from '../crisis/crisis-panel.tsx';
import { Education, PublishedBandsTable, SevereHelp } from './results-sections.tsx';
import { tellsOfSelfHarm } from './flow-state.ts';
import { MailStatus } from './mail-status.tsx';
import { ResultKeeping } from './result-keeping.tsx';
import { StepHeading } from './step-heading.tsx';
import type { StoredResult } from './stored-result.ts';
import type { ResultsMailState } from './use-results-mail.ts';

interface ResultsScreenProps {
  definition: AssessmentDefinition;
  result: StoredResult;
  isSaved: boolean;
  /** The browser has refused to keep it. */
  saveFailed: boolean;
  mail: ResultsMailState;
  focus: boolean;
  onRetry: (email: string) => void;
  onRetake: () => void;
  onKeep: () => void;
  onDelete: () => void;
}

export function ResultsScreen(props: ResultsScreenProps) {
  const { definition, result, isSaved, saveFailed, mail, focus, onRetry, onRetake, onKeep, onDelete } = props;
  const { t } = useTranslation('assessment');
  const language = useLanguage();
  const { condition, score, severity } = result;
  const total = maximumShown(condition);
  const selfHarm = tellsOfSelfHarm(definition, result.answers);
  const name = conditionInSentence(condition, language);
  return (
    <div className="assessment-results">
      <StepHeading focus={focus}>{t('results.title')}</StepHeading>
      {/* After the heading, where the focus is: before it, it would be passed over by a screen reader. */}
      {selfHarm && <CrisisPanel />}
      <MailStatus mail={mail} onRetry={onRetry} />
      <section className="assessment-score">
        <ScoreRing score={score} total={total} severity={severity} />
        <div className="assessment-score-words">
          <p className="assessment-score-severity">{t(`results.severity.${severity}`)}</p>
          <p>{t('results.scoreText', { score, total })}</p>
          <p className="muted">{t('results.highest', { highest: highestAttainable(condition) })}</p>
        </div>
        {selfHarm && (
          <p className="assessment-interpretation">
            <strong>{t('results.selfHarm')}</strong>
          </p>
        )}
        <p className="assessment-interpretation">{definition.scoring[severity].interpretation}</p>
        <p className="assessment-interpretation">{t('results.notDiagnosis')}</p>
      </section>
      {severity === 'severe' && <SevereHelp groups={definition.support_groups} />}
      <section className="no-print">
        <h3>{t('results.next.title')}</h3>
        <div className="button-row assessment-next">
          <LinkButton to={paths.therapistMatch({ condition, score: String(score), severity })}>
            {t('results.next.therapists')}
          </LinkButton>
          <Button variant="secondary" onClick={onRetake}>
            {t('results.next.retake')}
          </Button>
          <Button variant="secondary" onClick={() => window.print()}>
            {t('results.next.print')}
          </Button>
        </div>
      </section>
      <ResultKeeping
        result={result}
        isSaved={isSaved}
        hasFailed={saveFailed}
        onKeep={onKeep}
        onDelete={onDelete}
      />
      <PublishedBandsTable condition={condition} score={score} />
      <Education
        content={definition.educational_content}
        title={t('results.about.title', { condition: name })}
      />
      <p className="no-print">
        <Link to={paths.condition(condition)}>{t('results.next.condition', { condition: name })}</Link>
      </p>
      <p className="muted assessment-source">
        {definition.disclaimer} {definition.source.text}
      </p>
    </div>
  );
}

const RADIUS = 52;
const LENGTH = 2 * Math.PI * RADIUS;

/** A ring filled by the score's share of the total, in the colour of the severity. The words beside it say the same. */
function ScoreRing({ score, total, severity }: { score: number; total: number; severity: Severity }) {
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
