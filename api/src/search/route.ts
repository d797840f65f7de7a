import { filters, pins, search, suggestions } from '@directory/domain/contracts/search';
import type { Directory } from '@directory/domain/site/directory';
import type { SearchGateway } from './gateway.ts';
import type { App } from '../http/environment.ts';
import { answerCacheable } from '../http/cacheable.ts';
import { serve } from '../http/contract.ts';

/** A map's people are fifty times those of a page, with a tenth of what is said of each. */
const POINTS_OF_PINS = 3;

const NOT_STORED = { 'Cache-Control': 'no-store' };

export function registerSearch(
  app: App,
  { gateway, directory }: { gateway: SearchGateway; directory: Directory },
): void {
  serve(app, search, async (c, asked) =>
    c.body(await gateway.answer(asked), 200, { 'Content-Type': 'application/json', ...NOT_STORED }),
  );

  serve(app, pins, async (c, asked) => {
    c.set('points', POINTS_OF_PINS);
    return c.json(await gateway.pins(asked), 200, NOT_STORED);
  });

  serve(app, filters, async (c) => answerCacheable(c, await directory.filters(), 60));

  serve(app, suggestions, async (c, { q, language }) =>
    c.json(await directory.suggestions(q, language), 200, NOT_STORED),
  );
}
