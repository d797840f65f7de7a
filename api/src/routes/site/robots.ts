import type { Config } from '../../config.ts';
import type { App } from '../../http/environment.ts';

/** GET /robots.txt: everything but the API and members' pages may be indexed; sample data may not be. */
export function registerRobots(app: App, config: Config): void {
  const rules = config.sampleData
    ? ['Disallow: /']
    : ['Disallow: /api/', 'Disallow: /dashboard', 'Disallow: /login', 'Allow: /'];
  app.get('/robots.txt', (c) =>
    c.text(['User-agent: *', ...rules, ''].join('\n'), 200, { 'Cache-Control': 'public, max-age=86400' }),
  );
}
