import type { Language } from '@directory/domain/language';
import { stringsSource } from '../i18n/strings-source.ts';
import type { RouteEntry } from './route-table.ts';

/** What a page loads beside the entry, as keys of the build's manifest: its own chunk and its strings in one language. */
export function pageSources(entry: RouteEntry, language: Language): string[] {
  const namespaces = ['shell', ...entry.strings] as const;
  return [...entry.sources, ...namespaces.map((namespace) => stringsSource(language, namespace))];
}
