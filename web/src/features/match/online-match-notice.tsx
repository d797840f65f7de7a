import '../online/online-notice.css';
import { lazyPart } from '../../site/early-input/lazy-part.tsx';

/** Below the matches for sessions online in a province: whom they leave out, and the way to all who work online. */
export const onlineMatchNotice = lazyPart({
  load: async () => (await import('../online/online-notice.tsx')).OnlineNotice,
  fallback: null,
  failure: null,
});
