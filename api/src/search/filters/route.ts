import { filters } from '@directory/domain/contracts/search';
import type { Context } from '../../context.ts';
import { answerCacheable } from '../../http/cacheable.ts';
import { serve } from '../../http/contract.ts';
import type { App } from '../../http/environment.ts';

export function registerFilters(app: App, { directory }: Pick<Context, 'directory'>): void {
  serve(app, filters, async (c) => answerCacheable(c, await directory.filters(), 60));
}
