import { landing, premium } from '@directory/domain/contracts/profiles';
import type { Directory } from '@directory/domain/site/directory';
import { ApiError } from '../../errors.ts';
import { answerCacheable } from '../../http/cacheable.ts';
import { serve } from '../../http/contract.ts';
import type { App } from '../../http/environment.ts';

/** What the landing pages show: of a place, and of the premium profiles. */
export function registerLanding(app: App, { directory }: { directory: Directory }): void {
  // Asked for anew each time, so that no browser shows a name for a minute that has changed.
  serve(app, landing, async (c, place) => {
    const found = await directory.landing(place);
    if (!found) throw new ApiError(404, 'place_not_found', 'No psychologist is listed there.');
    return answerCacheable(c, found, 0);
  });
  serve(app, premium, async (c) => answerCacheable(c, await directory.premium(), 0));
}
