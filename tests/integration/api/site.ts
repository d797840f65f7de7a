import { setTimeout } from 'node:timers/promises';
import { TOO_BUSY } from '@directory/api/http/admission';
import type { SearchAnswer } from '@directory/domain/contracts/search-answer';
import type { SearchRequest } from '@directory/domain/contracts/search-state';
import { readStack } from '../../support/stack-file.ts';

/** An answer of the site with its body read. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON. @throws SyntaxError when it is none */
  json(): unknown;
}

/** Asks a path of the site; redirects are answers. `origin` is another server than the stack's own. */
export async function ask(path: string, init: RequestInit = {}, origin = readStack().app): Promise<Answer> {
  const response = await fetch(origin + path, { redirect: 'manual', ...init });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: () => JSON.parse(text) as unknown,
  };
}

/** Posts a body as JSON; a string goes as it is. */
export function post(
  path: string,
  body: unknown,
  origin?: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
  return ask(path, init, origin);
}

export const SEARCH = '/api/search';

/** One search, asked again where the site has too much to do, as it says. @throws Error when it is not answered with 200 */
export async function search(asked: SearchRequest, origin?: string): Promise<SearchAnswer> {
  let answer = await post(SEARCH, asked, origin);
  while (answer.status === 503 && errorOf(answer).code === TOO_BUSY.code) {
    await setTimeout(TOO_BUSY.retryAfterSeconds * 1000);
    answer = await post(SEARCH, asked, origin);
  }
  if (answer.status !== 200) throw new Error(`search answered ${answer.status}: ${answer.text}`);
  return answer.json() as SearchAnswer;
}

/** The error envelope of an answer. */
export function errorOf(answer: Answer): { error: string; code: string; requestId: string } {
  return answer.json() as { error: string; code: string; requestId: string };
}
