import type { Language } from '@directory/domain/language';
import type { Namespace } from '../i18n/namespaces.ts';
import type { RouteEntry } from './route-table.ts';

/** What a page loads beside the entry, as keys of the build's manifest: its own chunk and its strings in one language. */
export function pageSources(entry: RouteEntry, language: Language): string[] {
  const namespaces = ['shell', ...entry.strings] as const;
  return [...entry.sources, ...namespaces.map((namespace) => stringsSource(language, namespace))];
}

/** The file of a namespace's strings, relative to the web workspace: its key in the build's manifest. */
function stringsSource(language: Language, namespace: Namespace): string {
  return `src/i18n/${language}/${namespace}.ts`;
}
