import { featured } from '@directory/domain/contracts/profiles';
import type { Context } from '../context.ts';
import { answerCacheable } from '../http/cacheable.ts';
import { serve } from '../http/contract.ts';
import type { App } from '../http/environment.ts';

export function registerFeatured(app: App, { directory }: Pick<Context, 'directory'>): void {
  serve(app, featured, async (c, { limit }) => answerCacheable(c, await directory.featured(limit), 0));
}
