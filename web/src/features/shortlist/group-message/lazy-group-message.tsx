import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { lazyPart } from '../../../site/early-input/lazy-part.tsx';
import { PartFailure } from '../../../ui/failure-page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Comes after the list itself: most visits read. */
export const LazyGroupMessage = lazyPart<{ people: readonly PublicProfile[] }>({
  load: async () => (await import('./group-message.tsx')).GroupMessage,
  fallback: <Skeleton shape="block" />,
  failure: <PartFailure />,
}).Component;
