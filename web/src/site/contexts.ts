import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Language } from '@directory/domain/language';
import type { PostedForm, SiteConfig } from '@directory/domain/site/page';
import { I18nContext } from '../i18n/use-translation.ts';

/** The form that the page answers; null in the browser, where scripts send forms. */
export const PostedContext = createContext<PostedForm | null>(null);

export const SiteContext = createContext<SiteConfig | null>(null);

/** Facts of the deployment. @throws outside the app's providers. */
export function useSite(): SiteConfig {
  const site = useContext(SiteContext);
  if (!site) throw new Error('This needs the app’s providers around it.');
  return site;
}

/** The language of the page. It changes only with a new document. */
export function useLanguage(): Language {
  return useContext(I18nContext)?.language ?? 'en';
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
