import { ApiError, invalidRequest } from '../../errors.ts';
import { limitBody, readJson } from '../../http/body.ts';
import { answerMethodNotAllowed } from '../../http/error-answers.ts';
import type { App } from '../../http/environment.ts';
import type { AssistantParts } from './mcp.ts';

const PATH = '/mcp';
const MOST_BYTES = 16 * 1024;
const MOST_MS = 10_000;

/** POST /mcp: the assistants’ server over HTTP. Each request stands alone: there is no session, and nothing is kept of one. */
export function registerAssistants(app: App, parts: AssistantParts): void {
  app.use(PATH, limitBody(MOST_BYTES));
  app.post(PATH, async (c) => {
    const parsedBody = await readJson(c);
    // A batch would be many searches for one, and with a request that it cancels itself it has no end.
    if (Array.isArray(parsedBody)) throw invalidRequest('Send one message at a time.');
    // Most servers are never asked: what it takes is read with the first request.
    const [{ createAssistantServer }, { WebStandardStreamableHTTPServerTransport }] = await Promise.all([
      import('./mcp.ts'),
      import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
    ]);
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    const server = createAssistantServer(parts);
    await server.connect(transport);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(tooLate()), MOST_MS);
    });
    try {
      const answer = await Promise.race([transport.handleRequest(c.req.raw, { parsedBody }), late]);
      const headers = new Headers(answer.headers);
      headers.set('Cache-Control', 'no-store');
      return new Response(answer.body, { status: answer.status, headers });
    } finally {
      clearTimeout(timer);
      await server.close();
    }
  });
  app.on(['GET', 'DELETE'], PATH, (c) => answerMethodNotAllowed(c, ['POST']));
}

const tooLate = () => new ApiError(503, 'too_late', 'This took too long. Please try again in a moment.');
