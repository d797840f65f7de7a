import './local-counts.css';
import { useEffect, useState } from 'react';
import { LOCALES } from '@directory/domain/language';
import { Button } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { saveFile } from '../device/save-file.ts';
import { readLocalEvents, type LocalEvent, type LocalEventName } from './local-events.ts';

const rows = ['started', 'completed', 'emailed', 'matchesViewed', 'therapistsContacted'] as const;

/** What this device has counted of its own self-assessments; nothing until it has counted something. */
export function LocalCounts() {
  const { t, language } = useTranslation('assessments');
  const [events, setEvents] = useState<readonly LocalEvent[]>([]);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    // Known only in the browser, after the page that the server rendered is in place.
    // oxlint-disable-next-line react/set-state-in-effect
    setEvents(readLocalEvents());
  }, []);

  if (events.length === 0) return null;
  const metrics = conversionMetrics(events);
  const percent = new Intl.NumberFormat(LOCALES[language], { style: 'percent' });

  function exportEvents(): void {
    try {
      saveCounts(events);
      setHasFailed(false);
    } catch {
      // The browser refuses to make files; the visitor is told.
      setHasFailed(true);
    }
  }

  return (
    <details className="local-counts more">
      <summary>{t('counts.title')}</summary>
      <div className="stack start measure">
        <p>{t('counts.text')}</p>
        <dl className="local-counts-list stack gap-1">
          {rows.map((row) => (
            <div key={row}>
              <dt>{t(`counts.${row}`)}</dt>
              <dd className="bold">{metrics[row]}</dd>
            </div>
          ))}
          {metrics.completionRate !== null && (
            <div>
              <dt>{t('counts.rate')}</dt>
              <dd className="bold">{percent.format(metrics.completionRate)}</dd>
            </div>
          )}
        </dl>
        <Button variant="secondary" onClick={exportEvents}>
          {t('counts.export')}
        </Button>
        <div role="status">{hasFailed && <p>{t('counts.failed')}</p>}</div>
      </div>
    </details>
  );
}

/** Gives the visitor the counts as a file. @throws Error when the browser makes none */
function saveCounts(events: readonly LocalEvent[]): void {
  const exportedAt = new Date().toISOString();
  const metrics = conversionMetrics(events);
  const text = JSON.stringify({ version: '1.0', exportedAt, metrics, events }, null, 2);
  saveFile(`self-assessment-counts-${exportedAt.slice(0, 10)}.json`, text);
}

const CONVERSION_WINDOW_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** How assessments on this device went on in the last `days` days. `completionRate`: for each started, 0 to 1; null when none was. */
export function conversionMetrics(
  events: readonly LocalEvent[],
  now = Date.now(),
  days = CONVERSION_WINDOW_DAYS,
) {
  const recent = events.filter(({ timestamp }) => {
    const age = now - Date.parse(timestamp);
    return age >= 0 && age <= days * DAY_MS;
  });
  const count = (...names: LocalEventName[]) => recent.filter(({ event }) => names.includes(event)).length;
  const started = count('assessment-started', 'assessment-retaken');
  const completed = count('assessment-completed');
  return {
    started,
    completed,
    emailed: count('results-emailed'),
    matchesViewed: count('therapist-match-viewed'),
    therapistsContacted: count('therapist-contacted'),
    completionRate: started === 0 ? null : Math.min(1, completed / started),
  };
}
