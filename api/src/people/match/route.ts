import { match } from '@directory/domain/contracts/search';
import type { Config } from '../../config.ts';
import type { Matcher } from './matcher.ts';
import { limitBody, readJson } from '../../http/body.ts';
import { serveUnread } from '../../http/contract.ts';
import type { App } from '../../http/environment.ts';
import { refuseForeign } from '../../http/refuse-foreign.ts';

/** A full request is 200 bytes. */
const MOST_BYTES = 2048;

/** The matcher itself checks the request, which a page's rendering hands to it as well. */
export function registerMatch(app: App, { config, matcher }: { config: Config; matcher: Matcher }): void {
  app.use(match.path, refuseForeign(config.publicUrl), limitBody(MOST_BYTES));
  serveUnread(app, match, async (c) => {
    const answer = await matcher.matchJson(await readJson(c));
    return c.body(answer, 200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
    });
  });
}
