import { createContext, useContext, useSyncExternalStore, type Context } from 'react';
import type { Directory } from '@directory/domain/site/directory';
import type { Language } from '@directory/domain/language';
import type { SiteConfig } from '@directory/domain/site/page';

export const DirectoryContext = createContext<Directory | null>(null);
export const SiteContext = createContext<SiteConfig | null>(null);
export const LanguageContext = createContext<Language>('en');

/** The directory: in process on the server, over HTTP in the browser. @throws outside the app's providers. */
export const useDirectory = (): Directory => useProvided(DirectoryContext);

/** Facts of the deployment. @throws outside the app's providers. */
export const useSite = (): SiteConfig => useProvided(SiteContext);

function useProvided<Value>(context: Context<Value | null>): Value {
  const value = useContext(context);
  if (!value) throw new Error('This needs the app’s providers around it.');
  return value;
}

/** The language of the page. It changes only with a new document. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

const never = () => () => undefined;

/** False on the server and during hydration, true from then on: for what only works with scripts. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The address that people write to for help. A reserved domain stands in until the operator names a real one. */
export function useSupportEmail(): string {
  return useSite().supportEmail ?? 'support@directory.example';
}
