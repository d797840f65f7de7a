import { use } from 'react';
import type { i18n as I18n } from 'i18next';
import { addNamespaces } from './create-i18n.ts';
import type { Namespace } from './namespaces.ts';
import { useTranslation } from './use-translation.ts';

/** Those that a part waits for: if they fail it must be told of that very promise, or it would ask without end. */
const waitedFor = new WeakSet<Promise<void>>();
const fetched = new WeakMap<I18n, Map<string, Promise<void>>>();

/**
 * For a part whose strings are not among those of its page: it suspends until they are there. Strings that cannot be had fail the part
 * until the page is loaded again. In the browser only: on the server a part would have to wait.
 */
export function useLaterStrings(namespaces: readonly Namespace[]): void {
  const { i18n } = useTranslation();
  const isThere = namespaces.every((namespace) => i18n.hasResourceBundle(i18n.language, namespace));
  // A part that waited asks once more when its strings have come. Without the promise of then React takes its next hook for another
  // one, fails the part and renders the page anew.
  if (isThere && !isFetched(i18n, namespaces)) return;
  const strings = laterStrings(i18n, namespaces);
  waitedFor.add(strings);
  use(strings);
}

/** Fetches them ahead. One promise for good, as React must see the same one again; what fails before it is needed is asked for anew. */
export function laterStrings(i18n: I18n, namespaces: readonly Namespace[]): Promise<void> {
  const ofInstance = fetched.get(i18n) ?? new Map<string, Promise<void>>();
  fetched.set(i18n, ofInstance);
  const key = namespaces.join();
  const known = ofInstance.get(key);
  if (known) return known;
  const loading = addNamespaces(i18n, namespaces);
  ofInstance.set(key, loading);
  loading.catch(() => {
    if (!waitedFor.has(loading)) ofInstance.delete(key);
  });
  return loading;
}

function isFetched(i18n: I18n, namespaces: readonly Namespace[]): boolean {
  return fetched.get(i18n)?.has(namespaces.join()) ?? false;
}
