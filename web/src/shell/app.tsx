import { Suspense, type ReactNode } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import type { Directory } from '@directory/domain/directory';
import type { Language } from '@directory/domain/language';
import type { SiteConfig } from '@directory/domain/page';
import { I18nContext } from '../i18n/use-translation.ts';
import { FailurePage } from '../ui/failure-page.tsx';
import { ErrorBoundary } from '../site/error-boundary.tsx';
import { DirectoryContext, LanguageContext, SiteContext } from '../site/contexts.ts';
import { ReplayEarlyInput } from '../site/early-input/early-input.ts';
import { Page } from './page.tsx';

interface AppProps {
  i18n: I18n;
  language: Language;
  queryClient: QueryClient;
  directory: Directory;
  site: SiteConfig;
  /** What the route's `load` returned for the first page. */
  state: unknown;
  /** The first page could not be rendered or loaded on the server. */
  failed: boolean;
  /** The router and, inside it, what it is given: another one on the server than in the browser. */
  router: (children: ReactNode) => ReactNode;
}

/** The whole application, the same on the server and in the browser. */
export function App({ i18n, language, queryClient, directory, site, state, failed, router }: AppProps) {
  return (
    <SiteContext value={site}>
      <LanguageContext value={language}>
        <DirectoryContext value={directory}>
          <QueryClientProvider client={queryClient}>
            <I18nContext value={i18n}>
              {router(
                <ErrorBoundary fallback={<FailurePage />}>
                  <Suspense fallback={null}>
                    <Page initialState={state} initiallyFailed={failed} />
                    <ReplayEarlyInput />
                  </Suspense>
                </ErrorBoundary>,
              )}
            </I18nContext>
          </QueryClientProvider>
        </DirectoryContext>
      </LanguageContext>
    </SiteContext>
  );
}
