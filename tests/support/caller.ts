import { Agent, request } from 'undici';
import { localAddress } from './network-address.ts';
import { readStack } from './stack-file.ts';

/** What a route answered. An empty answer's body is `{}`. */
export interface Answer<Body> {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Body;
}

export interface Caller<Body> extends AsyncDisposable {
  /** Posts (unless said otherwise) a body as JSON; a string goes as it is. */
  send(body: unknown, headers?: Record<string, string>, method?: 'POST' | 'PUT'): Promise<Answer<Body>>;
}

/**
 * Someone who posts to a route from a network address of their own: limits count by it, and every address of 127.0.0.0/8 reaches
 * this machine.
 * @param origin another server than the stack's own
 */
export function caller<Body>(path: string, origin = readStack().app): Caller<Body> {
  const agent = new Agent({ localAddress: localAddress() });
  return {
    async send(body, headers = {}, method = 'POST') {
      const answer = await request(`${origin}${path}`, {
        dispatcher: agent,
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      const text = await answer.body.text();
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: JSON.parse(text || '{}') as Body,
      };
    },
    [Symbol.asyncDispose]: () => agent.close(),
  };
}
