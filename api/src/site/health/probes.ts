import { live, ready } from '@directory/domain/contracts/site';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../../http/contract.ts';
import type { App } from '../../http/environment.ts';
import type { WebBuild } from '../pages/web-build.ts';

/** What of the process's own life its answers depend on. */
export interface Lifecycle {
  /** It was told to stop, and takes no new connections. */
  isStopping: boolean;
}

const NOT_STORED = { 'Cache-Control': 'no-store' };

/**
 * What whoever runs the process asks of it, and of nothing else: a database that is away is no reason to start the api anew, nor to take
 * it out of service, for what it knows it still shows.
 */
export function registerProbes(app: App, lifecycle: Lifecycle, build: Pick<WebBuild, 'clientDir'>): void {
  serve(app, live, (c) => c.json({ status: 'ok' }, 200, NOT_STORED));
  serve(app, ready, (c) => {
    if (lifecycle.isStopping) return c.json({ status: 'stopping' }, 503, NOT_STORED);
    const isBuilt = existsSync(join(build.clientDir, '.vite', 'manifest.json'));
    return c.json({ status: isBuilt ? 'ok' : 'not_built' }, isBuilt ? 200 : 503, NOT_STORED);
  });
}
