import { Suspense, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SiteConfig } from '@directory/domain/site/page';
import type { I18n } from '../i18n/create-i18n.ts';
import { I18nContext, useTranslation } from '../i18n/use-translation.ts';
import { FailurePage } from '../ui/failure-page.tsx';
import { ErrorBoundary } from '../site/error-boundary.tsx';
import { SiteContext } from '../site/contexts.ts';
import { ReplayEarlyInput } from '../site/early-input/early-input.ts';
import { PageWait } from './layout/page-wait.tsx';
import { Layout } from './layout/layout.tsx';
import type { QueryClient } from '../site/query-client.ts';
import { QueryContext } from '../site/use-query.ts';
import { endPageWait } from '../site/page-wait.ts';
import { useNavigationEffects } from '../site/navigation.ts';
import { RouteParamsContext, RouteStateContext } from '../site/route.ts';
import { matchRoute, useRouteModule } from './route-table.ts';
import { useHead, useReferrerPolicy } from './head.ts';
import { usePreparedAhead } from './prepare-ahead.ts';

interface AppProps {
  i18n: I18n;
  queryClient: QueryClient;
  site: SiteConfig;
  /** What the route's `load` returned for the first page. */
  state: unknown;
  /** The first page could not be rendered or loaded on the server. */
  failed: boolean;
  /** The router and, inside it, what it is given: another one on the server than in the browser. */
  router: (children: ReactNode) => ReactNode;
}

export function App({ i18n, queryClient, site, state, failed, router }: AppProps) {
  return (
    <SiteContext value={site}>
      <QueryContext value={queryClient}>
        <I18nContext value={i18n}>
          {router(
            <ErrorBoundary fallback={<FailurePage />}>
              <PageWait />
              <Suspense fallback={null}>
                <Page initialState={state} initiallyFailed={failed} />
                <ReplayEarlyInput />
              </Suspense>
            </ErrorBoundary>,
          )}
        </I18nContext>
      </QueryContext>
    </SiteContext>
  );
}

function Page({ initialState, initiallyFailed }: { initialState: unknown; initiallyFailed: boolean }) {
  const { i18n } = useTranslation();
  const location = useLocation();
  const { pathname } = location;
  const [initialPath] = useState(pathname);
  const [hasLeft, setHasLeft] = useState(false);
  if (!hasLeft && pathname !== initialPath) setHasLeft(true);

  const { entry, params } = matchRoute(pathname);
  const module = useRouteModule(entry, i18n);
  const isInitial = !hasLeft && pathname === initialPath;
  const state = isInitial ? initialState : undefined;
  const failed = isInitial && initiallyFailed;
  const head = useHead(module, { params, state, failed });
  useNavigationEffects(head.title);
  useEffect(endPageWait, [location]);
  useReferrerPolicy(entry.headers?.['referrer-policy']);
  usePreparedAhead();

  return (
    <Layout head={head}>
      {failed ? (
        <FailurePage />
      ) : (
        <ErrorBoundary key={pathname} fallback={<FailurePage />}>
          <RouteStateContext value={state}>
            <RouteParamsContext value={params}>
              <module.Component />
            </RouteParamsContext>
          </RouteStateContext>
        </ErrorBoundary>
      )}
    </Layout>
  );
}
