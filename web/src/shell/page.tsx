import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FailurePage } from '../ui/failure-page.tsx';
import { ErrorBoundary } from '../site/error-boundary.tsx';
import { Layout } from './layout/layout.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { useNavigationEffects } from '../site/navigation.ts';
import { RouteParamsContext, RouteStateContext } from '../site/route.ts';
import { useRouteModule } from './route-modules.ts';
import { matchRoute } from './route-table.ts';
import { useHead, useReferrerPolicy } from './use-head.ts';

interface PageProps {
  initialState: unknown;
  initiallyFailed: boolean;
}

/** The page of the current address inside the site's layout. */
export function Page({ initialState, initiallyFailed }: PageProps) {
  const { i18n } = useTranslation();
  const { pathname } = useLocation();
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
  useReferrerPolicy(entry.headers?.['referrer-policy']);

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
