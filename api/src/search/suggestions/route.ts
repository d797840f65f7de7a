import type { Context } from '../../context.ts';
import { serve } from '../../http/contract.ts';
import type { App } from '../../http/environment.ts';
import { boundedSuggestions } from '../contracts.ts';

export function registerSuggestions(app: App, { directory }: Pick<Context, 'directory'>): void {
  serve(app, boundedSuggestions, async (c, { q, language }) =>
    c.json(await directory.suggestions(q, language), 200, { 'Cache-Control': 'no-store' }),
  );
}
