import type { Config } from '../config.ts';
import type { App } from '../http/environment.ts';

/**
 * GET /robots.txt: everything but the API may be read; a site of sample data may not be. Pages that must not be listed, such
 * as members' own, are not named here: they say `noindex` themselves, which only those who may read them can see.
 */
export function registerRobots(app: App, config: Config): void {
  const lines = [
    'User-agent: *',
    config.sampleData ? 'Disallow: /' : 'Disallow: /api/',
    '',
    `Sitemap: ${config.publicUrl}/sitemap.xml`,
    '',
  ];
  app.get('/robots.txt', (c) => c.text(lines.join('\n'), 200, { 'Cache-Control': 'public, max-age=86400' }));
}
