import { createMiddleware } from 'hono/factory';
import { ApiError } from '../errors.ts';
import type { Environment } from './environment.ts';

/**
 * Refuses what another site's page sends, with 403. Browsers name the page's origin on every such request; programs, which
 * name none, act for nobody and are let through.
 * @param publicUrl the site's public origin; the address that the request itself was sent to counts as ours, too
 */
export function refuseForeign(publicUrl: string) {
  const ours = new URL(publicUrl).origin;
  return createMiddleware<Environment>(async (c, next) => {
    const origin = c.req.header('origin');
    const crossSite = c.req.header('sec-fetch-site') === 'cross-site';
    if (crossSite || (origin !== undefined && origin !== ours && hostOf(origin) !== c.req.header('host'))) {
      throw new ApiError(403, 'foreign_origin', 'This request comes from another site and was refused.');
    }
    await next();
  });
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
