import { Navigate, useSearchParams } from 'react-router-dom';
import { conditionName } from '@directory/domain/assessments/conditions';
import { paths } from '@directory/domain/site/paths';
import type { RouteHead, RouteLoad } from '../site/route.ts';
import {
  linkedResult,
  matchHref,
  parseMatchAddress,
  wayOut,
  matchQuery,
} from '../features/match/match-address.ts';
import { headed } from '../features/match/match-list.tsx';
import { MatchScreen, onlineMatchNotice } from '../features/match/match-screen.tsx';
import { RefusedOnDevice } from '../features/assessment/intro-notices.tsx';
import { QuickExit } from '../features/quick-exit/quick-exit.tsx';
import { useMatchState } from '../features/match/use-match-state.ts';

/** Without a condition there is nothing to match: on to the assessments. 503 with the page's own error state on failure. */
export const load: RouteLoad = async ({ queryClient, url }) => {
  const address = parseMatchAddress(url.searchParams);
  const { condition } = address;
  if (!condition) return { redirect: { status: 302, location: wayOut(url.searchParams) } };
  const linked = linkedResult(url.searchParams, condition);
  const severity = linked === null || linked === 'refused' ? 'mild' : linked.severity;
  try {
    if (address.needs.session === 'Online') await onlineMatchNotice.prepare();
    const { pages } = await queryClient.query(matchQuery({ ...address, condition, severity }));
    if (pages > 0 && address.page > pages) {
      return {
        redirect: { status: 302, location: matchHref({ ...address, page: pages }, url.searchParams) },
      };
    }
    return { state: linked };
  } catch (error) {
    return { status: 503, error, state: linked };
  }
};

export const head: RouteHead = ({ t, language, url }) => {
  const { condition } = parseMatchAddress(url.searchParams);
  const name = condition ? conditionName(condition, language) : '';
  return {
    title: t('match:heading', { condition: condition ? headed(condition, language) : '' }),
    breadcrumb: name,
    description: t('match:description', { condition: name }),
    canonical: paths.therapistMatch(condition ? { condition } : {}),
    parents: [{ label: t('shell:nav.assessments'), to: paths.assessments() }],
    // What suits one visitor is nothing for a search engine to keep.
    noIndex: true,
  };
};

export function Component() {
  const [params] = useSearchParams();
  const state = useMatchState();
  const { condition } = state.address;
  if (!condition) return <Navigate to={wayOut(params)} replace />;
  return (
    <>
      <QuickExit />
      <div className="container">
        <RefusedOnDevice condition={condition} />
      </div>
      <MatchScreen state={state} condition={condition} />
    </>
  );
}
