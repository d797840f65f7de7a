import { serveStatic } from '@hono/node-server/serve-static';
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { answerCacheableText } from '../../http/cacheable.ts';
import { servedContracts } from '../../http/contract.ts';
import type { App } from '../../http/environment.ts';
import { contentSecurityPolicy } from '../../http/security-headers.ts';
import { openApiDocument } from './document.ts';

/**
 * GET /api/openapi.json: the description of what this app serves. GET /api/docs: the same, shown by Swagger UI from our own origin.
 *
 * @param https whether visitors reach the site over https
 */
export function registerOpenApi(app: App, https: boolean): void {
  // Made when it is first asked for: start-up need not wait. The open data describes itself.
  let document: string | undefined;
  app.get('/api/openapi.json', (c) => {
    document ??= JSON.stringify(
      openApiDocument(servedContracts(app).filter(({ path }) => !path.startsWith('/api/v1/'))),
    );
    return answerCacheableText(c, document, { contentType: 'application/json', seconds: 0 });
  });

  app.get('/api/docs', (c) => {
    const nonce = randomBytes(16).toString('base64');
    // Swagger UI writes HTML as text, and shows nothing but the description of this API.
    const policy = contentSecurityPolicy({ scripts: [`nonce-${nonce}`], https, trustedTypes: false });
    return c.html(page(nonce), 200, { 'Cache-Control': 'no-cache', 'Content-Security-Policy': policy });
  });
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
