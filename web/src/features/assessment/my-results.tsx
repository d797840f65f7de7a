import './my-results.css';
import { useRef, useState, type ChangeEvent, useEffect } from 'react';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Outcome } from '../../ui/outcome.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LocalCounts } from '../local-analytics/local-counts.tsx';
import { RefusedNote } from './intro-notices.tsx';
import { useDeviceResults, type DeviceOutcome } from './use-device-results.ts';
import { CONDITIONS, conditionName } from '@directory/domain/assessments/conditions';
import { EarlierResults } from '../earlier-results/earlier-results.tsx';
import { type StoredResult, RESULT_HASH, shownDate, tellsOfSelfHarm } from '../results/stored-result.ts';
import { LOCALES } from '@directory/domain/language';
import { paths } from '@directory/domain/site/paths';
import { appointmentHref } from '../appointment/found-result.tsx';
import { shownMoments } from '../earlier-results/result-series.ts';
import { publishedBandOf } from '@directory/domain/assessments/published-bands';
import { resultHeadline } from '@directory/domain/assessments/result-headline';
import { highestAttainable } from '@directory/domain/assessments/severity';

/** The results that this device keeps: to open, delete, take along and bring back. */
export function MyResults() {
  const { t } = useTranslation('assessments');
  const device = useDeviceResults();
  const { results, isUsable, outcome } = device;
  const hasResults = results !== null && results.length > 0;
  return (
    <section className="my-results stack gap-3 start" id="my-results" aria-labelledby="my-results-title">
      <h2 id="my-results-title">{t('results.title')}</h2>
      <p className="muted small measure">{t('results.text')}</p>
      <DeviceOutcomeText outcome={outcome} onUndo={device.undo} />
      <RefusedNote count={device.refused} onDelete={device.removeRefused} />
      {hasResults ? (
        <MyResultsList results={results} onDelete={device.remove} />
      ) : (
        // Hidden until the device has been read: there may be results.
        <p className={results ? 'muted small' : 'muted small is-unread'}>
          {t(isUsable ? 'results.none' : 'results.unavailable')}
        </p>
      )}
      {isUsable && (
        <div className="button-row">
          {hasResults && (
            <Button variant="secondary" onClick={device.exportAll}>
              {t('results.export')}
            </Button>
          )}
          <ImportButton onFile={(file) => void device.importFrom(file)} />
          {(hasResults || device.hasTraces) && <DeleteAllButton onDelete={device.removeAll} />}
        </div>
      )}
      {hasResults && <MyResultsOverTime results={results} />}
      {isUsable && <LocalCounts key={results?.length} />}
    </section>
  );
}

function DeleteAllButton({ onDelete }: { onDelete: () => void }) {
  const { t } = useTranslation('assessments');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {t('results.deleteAll')}
      </Button>
      <Question
        title={t('results.confirm.title')}
        text={t('results.confirm.text')}
        no={t('results.confirm.no')}
        yes={t('results.deleteAll')}
        isOpen={isAsking}
        onNo={() => setIsAsking(false)}
        onYes={onDelete}
      />
    </>
  );
}

function ImportButton({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation('assessments');
  const input = useRef<HTMLInputElement>(null);

  function onChange(event: ChangeEvent<HTMLInputElement>): void {
    const [file] = event.target.files ?? [];
    // The same file may be chosen again.
    event.target.value = '';
    if (file) onFile(file);
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={t('results.import')}
        hidden
        onChange={onChange}
      />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        {t('results.import')}
      </Button>
    </>
  );
}

/** Each questionnaire's results in a chart, where the device keeps more than one. @param results the newest first */
function MyResultsOverTime({ results }: { results: readonly StoredResult[] }) {
  return CONDITIONS.map((condition) => {
    const newest = results.find((result) => result.condition === condition);
    return newest && <EarlierResults key={condition} result={newest} kept={results} />;
  });
}

/**
 * What was done with the results, or why it was not. It takes the focus, which would be lost with a result that is deleted, and
 * comes into view with its way back.
 */
function DeviceOutcomeText({
  outcome,
  onUndo,
}: {
  outcome: DeviceOutcome | null;
  onUndo: (result: StoredResult) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) box.current?.focus();
  }, [outcome]);
  const isFailure = outcome?.kind === 'exportFailed' || outcome?.kind === 'importFailed';
  return (
    <Outcome className={isFailure ? 'outcome live is-notice' : 'outcome live'} tabIndex={-1} ref={box}>
      {outcome && <Words outcome={outcome} onUndo={onUndo} />}
    </Outcome>
  );
}

function Words({ outcome, onUndo }: { outcome: DeviceOutcome; onUndo: (result: StoredResult) => void }) {
  const { t } = useTranslation(['assessments', 'device', 'shell']);
  const importFailures = {
    invalid: `${t('results.invalid')}. ${t('results.invalidHint')}`,
    unreadable: t('results.unreadable'),
    notSaved: t('results.saveFailed'),
  };
  switch (outcome.kind) {
    case 'deleted':
      return (
        <p>
          {t('device:notice.deleted')}{' '}
          <button className="link-button" type="button" onClick={() => onUndo(outcome.result)}>
            {t('shell:undo')}
          </button>
        </p>
      );
    case 'restored':
    case 'deletedAll':
      return <p>{t(`results.${outcome.kind}`)}</p>;
    case 'deletedElsewhere':
      return <p>{t('device:notice.elsewhere')}</p>;
    case 'refusedDeleted':
      return <p>{t('device:refused.deleted')}</p>;
    case 'imported':
      return (
        <p>
          {t('results.imported', { count: outcome.taken })}{' '}
          {outcome.skipped > 0 && t('results.skipped', { count: outcome.skipped })}
        </p>
      );
    case 'exportFailed':
      return <Failure title={t('results.exportFailed')} text={t('results.exportFailedText')} />;
    case 'importFailed':
      return <Failure title={t('results.importFailed')} text={importFailures[outcome.reason]} />;
  }
}

function Failure({ title, text }: { title: string; text: string }) {
  return (
    <>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
    </>
  );
}

function MyResultsList({
  results,
  onDelete,
}: {
  results: readonly StoredResult[];
  onDelete: (result: StoredResult) => void;
}) {
  const { t, language } = useTranslation(['assessments', 'earlier-results']);
  const moment = shownMoments(
    results.map(({ completedAt }) => completedAt),
    LOCALES[language],
  );
  return (
    <ul className="my-results-list stack gap-3">
      {results.map((result) => {
        const { id, condition, completedAt, expiresAt } = result;
        const name = conditionName(condition, language);
        const which = t('results.ofResult', { condition: name, date: moment(completedAt) });
        return (
          <li className="my-result panel split" key={id}>
            <div>
              <h3>{name}</h3>
              <ResultSummary result={result} />
              <p className="my-result-dates muted small">
                {t('results.dates', {
                  completed: moment(completedAt),
                  expires: shownDate(expiresAt, LOCALES[language]),
                })}
              </p>
            </div>
            <div className="button-row">
              <LinkButton variant="secondary" to={paths.assessment(condition) + RESULT_HASH + id}>
                {t('results.open')} <span className="visually-hidden">{which}</span>
              </LinkButton>
              <LinkButton variant="quiet" to={appointmentHref(result)}>
                {t('earlier-results:forAppointment')} <span className="visually-hidden">{which}</span>
              </LinkButton>
              <Button variant="quiet" onClick={() => onDelete(result)}>
                {t('results.delete')} <span className="visually-hidden">{which}</span>
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** A result of this device in a line: its published band, or that one of its answers matters more than the score. */
export function ResultSummary({ result }: { result: StoredResult }) {
  const { t, language } = useTranslation(['assessments', 'earlier-results']);
  const { condition, score } = result;
  const highest = highestAttainable(condition);
  if (tellsOfSelfHarm(result, result.answers))
    return <p>{t('results.summarySelfHarm', { score, highest })}</p>;
  const headline = resultHeadline(condition, score, language);
  const band = publishedBandOf(condition, score);
  return (
    <p>
      {band
        ? t('results.summaryBand', { headline, score, highest, min: band.min, max: band.max })
        : t('results.summary', { headline, score, highest })}
    </p>
  );
}
