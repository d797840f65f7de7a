import { use } from 'react';
import type { i18n as I18n } from 'i18next';
import { addNamespaces } from '../i18n/create-i18n.ts';
import type { RouteModule } from '../site/route.ts';
import type { RouteEntry } from './route-table.ts';

// Code and strings, the same for every visitor; nothing of a request is kept here.
const loadedModules = new Map<string, RouteModule>();
const pending = new Map<string, Promise<RouteModule>>();

/** Loads a route's chunk and its strings. @throws when a chunk cannot be had; a later call tries again. */
export async function loadRoute(entry: RouteEntry, i18n: I18n): Promise<RouteModule> {
  const [module] = await Promise.all([entry.load(), addNamespaces(i18n, entry.strings)]);
  loadedModules.set(entry.source, module);
  return module;
}

/** The route's module, at once when it is loaded; otherwise the nearest Suspense boundary (or the old page) waits. */
export function useRouteModule(entry: RouteEntry, i18n: I18n): RouteModule {
  const hasStrings = entry.strings.every((namespace) => i18n.hasResourceBundle(i18n.language, namespace));
  const loaded = loadedModules.get(entry.source);
  if (loaded && hasStrings) return loaded;
  return use(pendingRoute(entry, i18n));
}

/** One promise per route while it loads: React must see the same one again. */
function pendingRoute(entry: RouteEntry, i18n: I18n): Promise<RouteModule> {
  let promise = pending.get(entry.source);
  if (!promise) {
    promise = loadRoute(entry, i18n);
    pending.set(entry.source, promise);
    const forget = () => pending.delete(entry.source);
    promise.then(forget, forget);
  }
  return promise;
}
