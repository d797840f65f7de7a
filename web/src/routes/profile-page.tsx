import { Navigate } from 'react-router-dom';
import type { ProfileLookup } from '@directory/domain/site/directory';
import { useQuery } from '../site/use-query.ts';
import { useRouteParams, type RouteHead, type RouteLoad, type RoutePrepare } from '../site/route.ts';
import {
  prepareProfileParts,
  ProfileProblem,
  ProfileSkeleton,
  ProfileView,
} from '../features/profile/profile-view.tsx';
import { TrackedView } from '../features/analytics/tracked-view.tsx';
import { profileHead, profileAddress, profileQuery } from '../features/profile/profile-page.ts';
import { similarQuery } from '../features/profile/similar-query.ts';

/** A profile does not wait long for a search engine that is slow: the browser then asks for what is missing. */
const SIMILAR_WAIT_MS = 300;

/** 404 for what is no profile, 301 to where a profile has moved, 503 with the page's own error state on failure. */
export const load: RouteLoad = async ({ queryClient, params }) => {
  const query = profileQuery(profileAddress(params));
  let lookup: ProfileLookup;
  try {
    lookup = await queryClient.query(query);
  } catch (error) {
    return { status: 503, error };
  }
  if (!lookup) return { status: 404 };
  if ('movedTo' in lookup) return { redirect: { location: lookup.movedTo, status: 301 } };
  await prepareProfileParts();
  try {
    await within(SIMILAR_WAIT_MS, queryClient.query(similarQuery(lookup.profile)));
  } catch (error) {
    // The page is whole without them; the log says why they are missing.
    return { error };
  }
  return {};
};

export const prepare: RoutePrepare = ({ queryClient, params }) =>
  Promise.all([queryClient.query(profileQuery(profileAddress(params))), prepareProfileParts()]);

/** Waits for the work, but not for long. @throws what the work throws in that time */
async function within(limitMs: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => (timer = setTimeout(resolve, limitMs)));
  try {
    await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

export const head: RouteHead = ({ t, language, params, queryClient, site }) => {
  const address = profileAddress(params);
  const lookup = queryClient.get(profileQuery(address));
  if (lookup && 'profile' in lookup) {
    return profileHead(lookup.profile, { language, t, origin: site.origin });
  }
  const problem = address.kind === 'invalidSlug' ? 'invalid' : 'notFound';
  return {
    title: lookup === null ? t(`profile:problem.${problem}.title`) : t('profile:title'),
    description: t('profile:description'),
    noIndex: true,
  };
};

export function Component() {
  const address = profileAddress(useRouteParams());
  const { data, isPending, isError, refetch } = useQuery(profileQuery(address));
  if (isPending) return <ProfileSkeleton />;
  if (isError) return <ProfileProblem kind="failed" onRetry={() => void refetch()} />;
  if (!data) return <ProfileProblem kind={address.kind === 'invalidSlug' ? 'invalid' : 'notFound'} />;
  if ('movedTo' in data) return <Navigate to={data.movedTo} replace />;
  const { profile } = data;
  return (
    <>
      <ProfileView profile={profile} />
      <TrackedView event="view_item" what={profile.id} fields={{ profileId: profile.id }} />
    </>
  );
}
