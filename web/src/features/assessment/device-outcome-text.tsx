import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { DeviceOutcome } from './use-device-results.ts';
import type { StoredResult } from './stored-result.ts';

interface DeviceOutcomeTextProps {
  outcome: DeviceOutcome | null;
  onUndo: (result: StoredResult) => void;
}

/**
 * What was done with the results, or why it was not. It takes the focus, which would be lost with a result that is deleted, and
 * comes into view with its way back.
 */
export function DeviceOutcomeText({ outcome, onUndo }: DeviceOutcomeTextProps) {
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
  const { t } = useTranslation('assessments');
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
    case 'imported':
      return (
        <p>
          {t('results.imported', { count: outcome.taken })}{' '}
          {outcome.skipped > 0 && t('results.skipped', { count: outcome.skipped })}
        </p>
      );
    case 'exportFailed':
      return (
        <>
          <p>
            <strong>{t('results.exportFailed')}</strong>
          </p>
          <p>{t('results.exportFailedText')}</p>
        </>
      );
    case 'importFailed':
      return (
        <>
          <p>
            <strong>{t('results.importFailed')}</strong>
          </p>
          {outcome.reason === 'invalid' && (
            <p>
              {t('results.invalid')}. {t('results.invalidHint')}
            </p>
          )}
          {outcome.reason === 'unreadable' && <p>{t('results.unreadable')}</p>}
          {outcome.reason === 'notSaved' && <p>{t('results.saveFailed')}</p>}
        </>
      );
  }
}
