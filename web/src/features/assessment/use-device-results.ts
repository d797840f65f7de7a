import { useEffect, useState } from 'react';
import {
  deleteEverything,
  forgetResult,
  keepsTraces,
  countAllRefused,
  deleteAllRefused,
} from './device-deletion.ts';
import { isStorageUsable, onDeletedElsewhere } from '../device/device-storage.ts';
import { saveFile } from '../device/save-file.ts';
import { exportText, IMPORT_MAX_BYTES, InvalidDataFormatError, parseExport } from '../results/export-file.ts';
import { readAllResults, saveResult } from '../results/result-store.ts';
import type { StoredResult } from '../results/stored-result.ts';

/** What was done last, to be said to the visitor. */
export type DeviceOutcome =
  | { kind: 'deleted'; result: StoredResult }
  | { kind: 'restored' }
  | { kind: 'deletedAll' }
  | { kind: 'deletedElsewhere' }
  | { kind: 'refusedDeleted' }
  | { kind: 'imported'; taken: number; skipped: number }
  | { kind: 'exportFailed' }
  | { kind: 'importFailed'; reason: 'invalid' | 'unreadable' | 'notSaved' };

/** The results on this device and what can be done with them. `results` is null until the device has been read. */
export function useDeviceResults() {
  const [results, setResults] = useState<readonly StoredResult[] | null>(null);
  const [isUsable, setIsUsable] = useState(true);
  const [hasTraces, setHasTraces] = useState(false);
  const [refused, setRefused] = useState(0);
  const [outcome, setOutcome] = useState<DeviceOutcome | null>(null);

  const refresh = () => {
    setResults(readAllResults());
    setHasTraces(keepsTraces());
    setRefused(countAllRefused());
  };
  useEffect(() => {
    // What the device keeps is known only in the browser, after the page that the server rendered is in place.
    // oxlint-disable-next-line react/set-state-in-effect
    setIsUsable(isStorageUsable());
    refresh();
    const onStorage = ({ storageArea }: StorageEvent) => {
      if (storageArea === localStorage) refresh();
    };
    // What another tab keeps or deletes is seen here at once.
    window.addEventListener('storage', onStorage);
    const stopListening = onDeletedElsewhere(() => setOutcome({ kind: 'deletedElsewhere' }));
    return () => {
      window.removeEventListener('storage', onStorage);
      stopListening();
    };
  }, []);

  return {
    results,
    isUsable,
    /** Whether unfinished answers or counts are kept, which can be deleted like results. */
    hasTraces,
    /** How many things stand here that no self-assessment can have given, and that are not shown. */
    refused,
    outcome,

    remove: (result: StoredResult) => {
      forgetResult(result);
      setOutcome({ kind: 'deleted', result });
      refresh();
    },

    /** Brings back the result that was deleted last. */
    undo: (result: StoredResult) => {
      saveResult(result);
      setOutcome({ kind: 'restored' });
      refresh();
    },

    /** Forgets everything about self-assessments on this device, in every tab. */
    removeAll: () => {
      deleteEverything();
      setOutcome({ kind: 'deletedAll' });
      refresh();
    },

    removeRefused: () => {
      deleteAllRefused();
      setOutcome({ kind: 'refusedDeleted' });
      refresh();
    },

    exportAll: () => {
      try {
        const now = new Date();
        saveFile(
          `self-assessments-${now.toISOString().slice(0, 10)}.json`,
          exportText(readAllResults(), now),
        );
        setOutcome(null);
      } catch {
        // The browser refuses to make files; the visitor is told.
        setOutcome({ kind: 'exportFailed' });
      }
    },

    importFrom: async (file: File) => {
      setOutcome(await importFile(file));
      refresh();
    },
  };
}

async function importFile(file: File): Promise<DeviceOutcome> {
  let text: string;
  try {
    if (file.size > IMPORT_MAX_BYTES) throw new InvalidDataFormatError();
    text = await file.text();
  } catch (error) {
    const reason = error instanceof InvalidDataFormatError ? 'invalid' : 'unreadable';
    return { kind: 'importFailed', reason };
  }
  try {
    const { results, skipped } = parseExport(text);
    const known = new Set(readAllResults().map(({ id }) => id));
    const fresh = results.filter(({ id }) => !known.has(id));
    const taken = fresh.filter(saveResult).length;
    if (fresh.length > 0 && taken === 0) return { kind: 'importFailed', reason: 'notSaved' };
    return { kind: 'imported', taken, skipped: skipped + results.length - taken };
  } catch (error) {
    if (error instanceof InvalidDataFormatError) return { kind: 'importFailed', reason: 'invalid' };
    throw error;
  }
}
