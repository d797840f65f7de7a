import { health } from '@directory/domain/contracts/health';
import type { Context } from '../context.ts';
import { serve } from '../http/contract.ts';
import type { App } from '../http/environment.ts';
import { checkHealth } from './health.ts';

export function registerHealth(app: App, context: Pick<Context, 'sql' | 'engine' | 'redis'>): void {
  serve(app, health, async (c) => {
    const report = await checkHealth(context);
    return c.json(report, report.status === 'ok' ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
}
