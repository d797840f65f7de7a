import { randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'undici';
import { readStack } from '../../support/stack-file.ts';

/** What POST /api/assessment-results answered. */
export interface ResultsAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: {
    id?: string;
    message?: string;
    error?: string;
    code?: string;
    field?: string;
    fields?: Record<string, string>;
  };
}

export interface Requester extends AsyncDisposable {
  /** Sends a body as JSON; a string goes as it is. */
  send(body: unknown, headers?: Record<string, string>): Promise<ResultsAnswer>;
}

/**
 * Someone with a network address of their own: limits count by it, and every address of 127.0.0.0/8 reaches this machine.
 * @param origin another server than the stack's own
 */
export function requester(origin = readStack().app): Requester {
  const localAddress = `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const agent = new Agent({ localAddress });
  return {
    async send(body, headers = {}) {
      const answer = await request(`${origin}/api/assessment-results`, {
        dispatcher: agent,
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: (await answer.body.json()) as ResultsAnswer['body'],
      };
    },
    [Symbol.asyncDispose]: () => agent.close(),
  };
}

/** An address that nobody else in the tests has. */
export function someTaker(): string {
  return `taker-${randomUUID().slice(0, 8)}@taker.example`;
}

/** A result that the anxiety assessment can end in. */
export function anxietyResult(email = someTaker()) {
  return { email, condition: 'anxiety', score: 12, severity: 'moderate', language: 'en', discreet: true };
}
