import { LOCALES } from '@directory/domain/language';
import { paths } from '@directory/domain/site/paths';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { StepHeading } from './step-heading.tsx';
import { shownDate } from '../results/stored-result.ts';
import type { FlowPart } from './use-assessment-flow.ts';

/** What the assessment is about, what it costs in time, and what becomes of the answers. */
export function IntroScreen({ definition, flow }: Pick<FlowPart<'intro'>, 'definition' | 'flow'>) {
  const { state, lastResult } = flow;
  const { t, language } = useTranslation('assessment');
  /** How many answers of an earlier visit were found on this device. */
  const answered = state.isRestored ? Object.keys(state.answers).length : 0;
  const total = definition.questions.length;
  const facts = [
    [t('intro.length'), t('intro.questions', { count: total })],
    [t('intro.time'), definition.estimated_time],
    [t('intro.asksAbout'), definition.period],
  ] as const;
  return (
    <div className="assessment-intro stack">
      <StepHeading className="assessment-description" focus={flow.hasMoved}>
        {/* The name of an instrument, “PHQ-9”, does not break within. */}
        {definition.description.replaceAll(/-(?=\d)/g, '-\u2060')}
      </StepHeading>
      <dl className="assessment-facts row">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="muted small">{name}</dt>
            <dd className="bold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="measure">{definition.audience}</p>
      <div className="live" role="status">
        {answered > 0 && (
          <div className="outcome">
            <p className="bold">{t('intro.kept.title')}</p>
            <p>{t('intro.kept.text', { count: answered, total })}</p>
          </div>
        )}
      </div>
      <div className="button-row assessment-start">
        <Button onClick={flow.start}>{answered > 0 ? t('intro.kept.continue') : t('intro.start')}</Button>
        {answered > 0 && (
          <Button variant="secondary" onClick={flow.reset}>
            {t('intro.kept.afresh')}
          </Button>
        )}
      </div>
      <noscript>
        <p>{t('intro.noScript')}</p>
      </noscript>
      {lastResult && (
        <p className="assessment-last">
          {t('intro.last.text', { date: shownDate(lastResult.completedAt, LOCALES[language]) })}{' '}
          <button className="link-button" type="button" onClick={() => flow.showResult(lastResult)}>
            {t('intro.last.show')}
          </button>
        </p>
      )}
      <section className="prose">
        <h2>{t('intro.privacyTitle')}</h2>
        <p>{t('intro.privacy')}</p>
      </section>
      <section className="prose">
        <h2>{t('intro.sourceTitle')}</h2>
        <p>
          {definition.source.text}{' '}
          {definition.source.link && (
            <a href={definition.source.link.href} rel="noopener noreferrer">
              {definition.source.link.label}
            </a>
          )}
        </p>
        <p>
          {definition.disclaimer} <Link to={paths.assessmentDisclaimer()}>{t('intro.disclaimer')}</Link>
        </p>
      </section>
    </div>
  );
}
