import { CONTRACTS } from '@directory/domain/contracts/api';
import type { Contract } from '@directory/domain/contracts/contract';
import { serveStatic } from '@hono/node-server/serve-static';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { App } from '../http/environment.ts';
import { SEARCH_CONTRACTS } from '../search/route.ts';
import { openApiDocument } from './document.ts';

/** Every contract as this server checks it. */
export const SERVED_CONTRACTS: readonly Contract[] = CONTRACTS.map(
  (each) => SEARCH_CONTRACTS.find(({ path }) => path === each.path) ?? each,
);

/** GET /api/openapi.json: the description of this API. GET /api/docs: the same, shown by Swagger UI from our own origin. */
export function registerOpenApi(app: App): void {
  const document = openApiDocument(SERVED_CONTRACTS);
  app.get('/api/openapi.json', (c) => c.json(document));

  app.get('/api/docs', (c) => c.html(page(c.get('nonce')), 200, { 'Cache-Control': 'no-cache' }));
  const assets = serveStatic({
    root: dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')),
    rewriteRequestPath: (path) => path.replace(/^\/api\/docs/, ''),
    onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=86400'),
  });
  app.get('/api/docs/swagger-ui.css', assets);
  app.get('/api/docs/swagger-ui-bundle.js', assets);
}

/** No validator badge and no "Try it out": nothing is sent to anyone. */
function page(nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API – Psychologist directory</title><meta name="robots" content="noindex">
<link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><main id="api"></main>
<script src="/api/docs/swagger-ui-bundle.js" nonce="${nonce}"></script>
<script nonce="${nonce}">
SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api', validatorUrl: null, supportedSubmitMethods: [] });
</script></body></html>
`;
}
