import type { StoredResult } from './stored-result.ts';

/** What an export holds. Files of earlier exports are imported too: names and version stay. */
export interface ExportFile {
  version: string;
  exportedAt: string;
  results: readonly StoredResult[];
}

export const EXPORT_VERSION = '1.0';

export function exportText(results: readonly StoredResult[], now = new Date()): string {
  const file: ExportFile = { version: EXPORT_VERSION, exportedAt: now.toISOString(), results };
  return JSON.stringify(file, null, 2);
}

/** Has the browser save a text as a file. @throws when the browser cannot make the file */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}
