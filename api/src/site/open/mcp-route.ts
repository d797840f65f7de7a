import { limitBody } from '../../http/body.ts';
import { answerMethodNotAllowed } from '../../http/error-answers.ts';
import type { App } from '../../http/environment.ts';
import type { AssistantParts } from './mcp.ts';

const PATH = '/mcp';
const MOST_BYTES = 16 * 1024;

/** POST /mcp: the assistants’ server over HTTP. Each request stands alone: there is no session, and nothing is kept of one. */
export function registerAssistants(app: App, parts: AssistantParts): void {
  app.post(PATH, limitBody(MOST_BYTES), async (c) => {
    // Most servers are never asked: what it takes is read with the first request.
    const [{ createAssistantServer }, { WebStandardStreamableHTTPServerTransport }] = await Promise.all([
      import('./mcp.ts'),
      import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
    ]);
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    const server = createAssistantServer(parts);
    await server.connect(transport);
    const answer = await transport.handleRequest(c.req.raw);
    const headers = new Headers(answer.headers);
    headers.set('Cache-Control', 'no-store');
    return new Response(answer.body, { status: answer.status, headers });
  });
  app.on(['GET', 'DELETE'], PATH, (c) => answerMethodNotAllowed(c, ['POST']));
}
