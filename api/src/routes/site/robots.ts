import { paths } from '@directory/domain/paths';
import type { Config } from '../../config.ts';
import type { App } from '../../http/environment.ts';

/**
 * GET /robots.txt: everything but the API and members' pages may be indexed; sample data may not be. Pages that carry a
 * score are not named here: they say `noindex` themselves, which only those who may read them can see.
 */
export function registerRobots(app: App, config: Config): void {
  const closed = ['/api/', paths.dashboard(), paths.login(), paths.resetPassword()];
  const rules = config.sampleData
    ? ['Disallow: /']
    : [...closed.map((path) => `Disallow: ${path}`), 'Allow: /'];
  const lines = ['User-agent: *', ...rules, '', `Sitemap: ${config.publicUrl}/sitemap.xml`, ''];
  app.get('/robots.txt', (c) => c.text(lines.join('\n'), 200, { 'Cache-Control': 'public, max-age=86400' }));
}
