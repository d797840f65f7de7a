import { type ReactNode, useState, type SyntheticEvent } from 'react';
import { conditionInSentence } from '@directory/domain/assessments/conditions';
import type { AssessmentDefinition } from '@directory/domain/assessments/definition';
import { aboutCondition } from '@directory/domain/assessments/wording';
import { paths } from '@directory/domain/site/paths';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AppointmentLink } from '../appointment/found-result.tsx';
import { setTabResult } from '../results/tab-result.ts';
import { CrisisPanel } from '../crisis/crisis-panel.tsx';
import { EarlierOnDevice } from '../earlier-results/earlier-results.tsx';
import { tellsOfSelfHarm, type StoredResult } from '../results/stored-result.ts';
import { BandScale, ResultFold, LevelReason, ResultsScore } from './results-score.tsx';
import { StepHeading } from './step-heading.tsx';
import type { ResultsMailState } from './use-results-mail.ts';
import { CMHA, SUPPORT_GROUP_LINE, type SupportGroup } from '@directory/domain/assessments/support-groups';
import { useDangerWords } from '../crisis/known-province.ts';
import { TextField } from '../../ui/form/fields.tsx';

interface ResultsScreenProps {
  definition: AssessmentDefinition;
  result: StoredResult;
  /** Whether this device keeps the result, and the way to be rid of it. */
  keeping: ReactNode;
  mail: ResultsMailState;
  focus: boolean;
  onRetry: (email: string) => void;
  onRetake: () => void;
}

export function ResultsScreen(props: ResultsScreenProps) {
  const { definition, result, keeping, mail, focus, onRetry, onRetake } = props;
  const { t, language } = useTranslation(['assessment-steps', 'shell']);
  const { condition, score, severity } = result;
  const selfHarm = tellsOfSelfHarm(definition, result.answers);
  const name = conditionInSentence(condition, language);
  const next = (
    <section className="no-print">
      <h3>{t('results.next.title')}</h3>
      <div className="button-row assessment-next">
        <LinkButton
          to={paths.therapistMatch({ condition })}
          onClick={() => setTabResult({ condition, score, severity, selfHarm })}
        >
          {t('results.next.therapists')}
        </LinkButton>
        <AppointmentLink result={result} />
        <Button variant="secondary" onClick={onRetake}>
          {t('results.next.retake')}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          {t('shell:print')}
        </Button>
      </div>
    </section>
  );
  return (
    <div className="assessment-results stack gap-6">
      <StepHeading focus={focus}>{t('results.title')}</StepHeading>
      {/* After the heading, where the focus is: before it, it would be passed over by a screen reader. */}
      {selfHarm && <CrisisPanel />}
      <MailStatus mail={mail} onRetry={onRetry} />
      {/* The answer weighs more than the score: what can be done stands before it, within two screens of a phone. */}
      {selfHarm && next}
      <ResultsScore definition={definition} result={result} selfHarm={selfHarm} />
      {!selfHarm && next}
      {(severity === 'severe' || selfHarm) && (
        <SevereHelp
          groups={definition.support_groups}
          reason={selfHarm ? 'selfHarm' : definition.source.validated ? 'score' : 'checklist'}
        />
      )}
      {keeping}
      <EarlierOnDevice result={result} />
      {/* What a frightened reader needs is above: the rest is there for whoever asks. */}
      <div className="assessment-folds">
        <BandScale condition={condition} score={score} />
        {!selfHarm && <LevelReason condition={condition} score={score} />}
        <ResultsCertainty definition={definition} />
        <ResultFold title={t('results.about.title', { condition: aboutCondition(condition, language) })}>
          <Education content={definition.educational_content} />
          <p className="no-print">
            <Link to={paths.condition(condition)}>{t('results.next.condition', { condition: name })}</Link>
          </p>
        </ResultFold>
        <ResultFold title={t('results.source')}>
          <p className="assessment-interpretation">{definition.disclaimer}</p>
          <p className="assessment-interpretation">{definition.source.text}</p>
        </ResultFold>
      </div>
    </div>
  );
}

/** How reliable such a score is, for whom the questions were made, and what a screening is not, with the studies that say so. */
function ResultsCertainty({ definition }: { definition: AssessmentDefinition }) {
  const { t } = useTranslation('assessment-steps');
  const { audience, certainty } = definition;
  return (
    <ResultFold title={t('results.certainty.title')}>
      {[audience, ...certainty.findings, t('results.certainty.screening'), t('results.notDiagnosis')].map(
        (text) => (
          <p className="assessment-interpretation" key={text}>
            {text}
          </p>
        ),
      )}
      {certainty.sources.length > 0 && (
        <>
          <h4>{t('results.certainty.sources')}</h4>
          <ul className="assessment-list stack gap-2">
            {certainty.sources.map(({ label, href }) => (
              <li key={href}>
                <a href={href} rel="noopener noreferrer">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </ResultFold>
  );
}

interface SevereHelpProps {
  groups: readonly SupportGroup[];
  /** What calls for help: an answer, a validated score, or the score of a checklist, which alone is never an alarm. */
  reason: 'selfHarm' | 'score' | 'checklist';
}

const RECOMMENDATIONS = {
  selfHarm: ['line', 'tell', 'talk', 'urgent'],
  score: ['talk', 'tell', 'urgent'],
  checklist: ['evaluation', 'show'],
} as const;

/** What to do now: recommendations, the way to a psychiatrist, and support groups. */
function SevereHelp({ groups, reason }: SevereHelpProps) {
  const { t, language } = useTranslation('assessment-steps');
  const words = useDangerWords();
  return (
    <section className={reason === 'checklist' ? 'assessment-severe is-calm' : 'assessment-severe'}>
      <h3>{t(`results.severe.title.${reason}`)}</h3>
      <ul className="assessment-list stack gap-2">
        {RECOMMENDATIONS[reason].map((item) => (
          <li key={item}>
            {t(
              item === 'urgent' ? `results.severe.urgent.${words}` : `results.severe.recommendations.${item}`,
            )}
          </li>
        ))}
      </ul>
      <details className="assessment-more">
        <summary className="button button-secondary">{t('results.severe.psychiatrist.button')}</summary>
        <div className="assessment-more-body stack gap-3">
          <p>{t('results.severe.psychiatrist.text')}</p>
          <p>{t('results.severe.psychiatrist.line')}</p>
          {reason !== 'checklist' && <p>{t('results.severe.psychiatrist.urgent')}</p>}
        </div>
      </details>
      <details className="assessment-more">
        <summary className="button button-secondary">{t('results.severe.groups.button')}</summary>
        <div className="assessment-more-body stack gap-3">
          <p>{t('results.severe.groups.text')}</p>
          <ul className="assessment-list stack gap-2">
            {[...groups, CMHA[language], SUPPORT_GROUP_LINE[language]].map(({ name, about, href }) => (
              <li key={name}>
                <a href={href} rel="noopener noreferrer">
                  {name}
                </a>
                {'. '}
                {about}
              </li>
            ))}
          </ul>
        </div>
      </details>
    </section>
  );
}

const parts = ['symptoms', 'causes', 'treatments', 'dsm_criteria'] as const;

function Education({ content }: { content: AssessmentDefinition['educational_content'] }) {
  const { t } = useTranslation('assessment-steps');
  return (
    <>
      <p className="assessment-interpretation">{content.what_is}</p>
      <div className="assessment-education-parts">
        {parts.map((part) => (
          <section key={part}>
            <h4>{t(`results.about.${part}`)}</h4>
            <ul className="assessment-list stack gap-2">
              {content[part].map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

/** The state of the mail, announced to screen readers; with a form to try again after a failure. */
function MailStatus({ mail, onRetry }: { mail: ResultsMailState; onRetry: (email: string) => void }) {
  const { t } = useTranslation('assessment-steps');
  const { status, email, reason } = mail;
  return (
    <div className={`live no-print${status === 'none' ? ' is-empty' : ''}`}>
      <div role="status">
        {status === 'sending' && <p className="outcome">{t('results.mail.sending', { email })}</p>}
        {status === 'accepted' && <p className="outcome">{t('results.mail.accepted', { email })}</p>}
        {status === 'failed' && (
          <div className="outcome is-notice">
            <p>
              <strong>{t('results.mail.failed')}</strong> {reason && asSentence(reason)}
            </p>
            <p>{t('results.mail.failedText')}</p>
          </div>
        )}
      </div>
      {status === 'failed' && <RetryForm email={email} onRetry={onRetry} />}
    </div>
  );
}

/** A field's problem comes without a full stop: it stands under a field elsewhere. */
function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

function RetryForm({ email, onRetry }: { email: string; onRetry: (email: string) => void }) {
  const { t } = useTranslation(['assessment-steps', 'shell']);
  const [address, setAddress] = useState(email);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (address.trim() !== '') onRetry(address.trim());
  };
  return (
    <form className="assessment-form assessment-retry stack" onSubmit={submit} method="dialog">
      <TextField
        label={t('email.label')}
        required
        type="email"
        autoComplete="email"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <Button type="submit" variant="secondary" disabled={address === ''}>
        {t('shell:retry')}
      </Button>
    </form>
  );
}
