import type { App } from '../http/environment.ts';

/** GET /api/openapi.json: the description of this API, made from the schemas that check its requests. */
export function registerOpenApi(app: App): void {
  app.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'Psychologist directory',
      version: '1',
      description: 'A public, bilingual directory of registered psychologists in Canada.',
    },
    servers: [{ url: '/' }],
  });
}
