import { createContext, use, useContext } from 'react';
import type { Language } from '@directory/domain/language';
import { addNamespaces, type I18n } from './create-i18n.ts';
import type { Namespace, TranslateIn } from './namespaces.ts';

/** The texts of the page's language. */
export const I18nContext = createContext<I18n | null>(null);

interface Translation<Names extends readonly Namespace[]> {
  t: TranslateIn<Names>;
  language: Language;
  i18n: I18n;
}

/**
 * `t` for one namespace, or for several, and the page's language: a key without a namespace is then of the first. It is the same function at each
 * render, because a page has one language for its life and its strings are there before it is shown.
 * @throws outside the app's providers
 */
export function useTranslation<Name extends Namespace = 'shell'>(name?: Name): Translation<readonly [Name]>;
export function useTranslation<const Names extends readonly Namespace[]>(names: Names): Translation<Names>;
export function useTranslation(
  names: Namespace | readonly Namespace[] = 'shell',
): Translation<readonly Namespace[]> {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('useTranslation needs the app’s providers around it.');
  return { t: i18n.translatorOf([names].flat()[0] ?? 'shell'), language: i18n.language, i18n };
}

/** Those that a part waits for: if they fail it must be told of that very promise, or it would ask without end. */
const waitedFor = new WeakSet<Promise<void>>();

/**
 * For a part whose strings are not among those of its page: it suspends until they are there. Strings that cannot be had fail the part
 * until the page is loaded again. In the browser only: on the server a part would have to wait.
 */
export function useLaterStrings(namespaces: readonly Namespace[]): void {
  const { i18n } = useTranslation();
  // A part that waited asks once more when its strings have come. Without the promise of then React takes its next hook for another
  // one, fails the part and renders the page anew.
  if (i18n.has(namespaces) && !i18n.later.has(namespaces.join())) return;
  const strings = laterStrings(i18n, namespaces);
  waitedFor.add(strings);
  use(strings);
}

/** Fetches them ahead. One promise for good, as React must see the same one again; what fails before it is needed is asked for anew. */
export function laterStrings(i18n: I18n, namespaces: readonly Namespace[]): Promise<void> {
  const key = namespaces.join();
  const known = i18n.later.get(key);
  if (known) return known;
  const loading = addNamespaces(i18n, namespaces);
  i18n.later.set(key, loading);
  loading.catch(() => {
    if (!waitedFor.has(loading)) i18n.later.delete(key);
  });
  return loading;
}
