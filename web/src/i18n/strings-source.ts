import type { Language } from '@directory/domain/language';
import type { Namespace } from './namespaces.ts';

/** The file of a namespace's strings, relative to the web workspace: its key in the build's manifest. */
export function stringsSource(language: Language, namespace: Namespace): string {
  return `src/i18n/${language}/${namespace}.ts`;
}
