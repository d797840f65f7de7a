import { use } from 'react';
import type { i18n as I18n } from 'i18next';
import type { Language } from '@directory/domain/language';
import { addNamespaces } from '../i18n/create-i18n.ts';
import { awaited, noteWait } from '../site/page-wait.ts';
import type { RouteModule } from '../site/route.ts';
import type { PageText } from '../site/text.ts';
import type { RouteEntry } from './route-table.ts';

// Code, texts and strings, the same for every visitor; nothing of a request is kept here.
const loadedModules = new Map<string, RouteModule>();
const pending = new Map<string, Promise<RouteModule>>();

/** A page is the same at each of its addresses; its text may be part of its module. */
const keyOf = (entry: RouteEntry, i18n: I18n) => `${i18n.language} ${entry.name}`;

/**
 * Loads a route's chunks and its strings; `text` is a text page's own where the document brought it.
 * @throws when one cannot be had; a later call tries again.
 */
export async function loadRoute(entry: RouteEntry, i18n: I18n, text?: PageText | null): Promise<RouteModule> {
  const key = keyOf(entry, i18n);
  const [loaded] = await Promise.all([
    loadedModules.get(key) ?? entry.load(i18n.language as Language, text),
    addNamespaces(i18n, entry.strings),
  ]);
  // Of several that loaded it at once the first one counts: a page keeps its component.
  const module = loadedModules.get(key) ?? loaded;
  loadedModules.set(key, module);
  return module;
}

/** The route's module, at once when it is loaded; otherwise the nearest Suspense boundary (or the old page) waits. */
export function useRouteModule(entry: RouteEntry, i18n: I18n): RouteModule {
  const hasStrings = entry.strings.every((namespace) => i18n.hasResourceBundle(i18n.language, namespace));
  const loaded = loadedModules.get(keyOf(entry, i18n));
  if (loaded && hasStrings) return loaded;
  return use(pendingRoute(entry, i18n));
}

/** One promise per route while it loads: React must see the same one again. */
function pendingRoute(entry: RouteEntry, i18n: I18n): Promise<RouteModule> {
  const key = keyOf(entry, i18n);
  let promise = pending.get(key);
  if (!promise) {
    const forget = () => void pending.delete(key);
    promise = awaited(() => loadRoute(entry, i18n), { onLoaded: forget, onFailure: forget });
    pending.set(key, promise);
  } else noteWait();
  return promise;
}
