import { use } from 'react';
import type { i18n as I18n } from 'i18next';
import { addNamespaces } from './create-i18n.ts';
import type { Namespace } from './namespaces.ts';
import { useTranslation } from './use-translation.ts';

const pending = new WeakMap<I18n, Map<string, Promise<void>>>();

/**
 * For a part whose strings are not among those of its page: it suspends until they are there. Strings that cannot be had fail the part,
 * and are asked for anew when it is shown again. In the browser only: on the server a part would have to wait.
 */
export function useLaterStrings(namespaces: readonly Namespace[]): void {
  const { i18n } = useTranslation();
  const isThere = namespaces.every((namespace) => i18n.hasResourceBundle(i18n.language, namespace));
  if (!isThere) use(laterStrings(i18n, namespaces));
}

/** Fetches them ahead. One promise while they load: React must see the same one again. */
export function laterStrings(i18n: I18n, namespaces: readonly Namespace[]): Promise<void> {
  const ofInstance = pending.get(i18n) ?? new Map<string, Promise<void>>();
  pending.set(i18n, ofInstance);
  const key = namespaces.join();
  const known = ofInstance.get(key);
  if (known) return known;
  const loading = addNamespaces(i18n, namespaces);
  ofInstance.set(key, loading);
  const forget = () => void ofInstance.delete(key);
  loading.then(forget, forget);
  return loading;
}
