import './my-results.css';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LocalCounts } from '../local-analytics/local-counts.tsx';
import { DeleteAllButton } from './delete-all-button.tsx';
import { ImportButton } from './import-button.tsx';
import { DeviceOutcomeText } from './device-outcome-text.tsx';
import { MyResultsList } from './my-results-list.tsx';
import { useDeviceResults } from './use-device-results.ts';
import { Button } from '../../ui/button.tsx';

/** The results that this device keeps: to open, delete, take along and bring back. */
export function MyResults() {
  const { t } = useTranslation('assessments');
  const device = useDeviceResults();
  const { results, isUsable, outcome } = device;
  const hasResults = results !== null && results.length > 0;
  return (
    <section className="my-results" id="my-results" aria-labelledby="my-results-title">
      <h2 id="my-results-title">{t('results.title')}</h2>
      <p className="my-results-text">{t('results.text')}</p>
      <DeviceOutcomeText outcome={outcome} onUndo={device.undo} />
      {hasResults ? (
        <MyResultsList results={results} onDelete={device.remove} />
      ) : (
        // Until the device has been read, nobody knows that there are none.
        <p className={results ? 'my-results-none' : 'my-results-none is-unread'}>
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
      {isUsable && <LocalCounts key={results?.length} />}
    </section>
  );
}
