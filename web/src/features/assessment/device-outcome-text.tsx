import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { DeviceOutcome } from './use-device-results.ts';
import type { StoredResult } from '../results/stored-result.ts';

/**
 * What was done with the results, or why it was not. It takes the focus, which would be lost with a result that is deleted, and
 * comes into view with its way back.
 */
export function DeviceOutcomeText({
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
    <div
      className={isFailure ? 'my-results-outcome is-failure' : 'my-results-outcome'}
      role="status"
      tabIndex={-1}
      ref={box}
    >
      {outcome && <Words outcome={outcome} onUndo={onUndo} />}
    </div>
  );
}

function Words({ outcome, onUndo }: { outcome: DeviceOutcome; onUndo: (result: StoredResult) => void }) {
  const { t } = useTranslation(['assessments', 'device']);
  const importFailures = {
    invalid: `${t('results.invalid')}. ${t('results.invalidHint')}`,
    unreadable: t('results.unreadable'),
    notSaved: t('results.saveFailed'),
  };
  switch (outcome.kind) {
    case 'deleted':
      return (
        <p>
          {t('results.deleted')}{' '}
          <button className="link-button" type="button" onClick={() => onUndo(outcome.result)}>
            {t('results.undo')}
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
