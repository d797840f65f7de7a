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

  /** Sends a request and gives what its answer says. @throws RequestRefusedError on an error status */
  async function ask<Answer>(request: RawRequest): Promise<Answer> {
    const { status, body } = await send(request);
    const answer = parseJson(body);
    if (status < 400) return answer as Answer;
    const { code = 'unknown', message = 'no reason given' } = answer as { code?: string; message?: string };
    throw new RequestRefusedError(code, status, `Meilisearch answered ${status}: ${message}`);
  }

  /** Closes the sockets, breaking off what is in flight. */
  const close = () => pool.destroy();
  return { send, ask, close };
}

/** Meilisearch did not do what was asked: `code` is the reason that it gives, as `index_not_found`. */
export class RequestRefusedError extends Error {
  override readonly name = 'RequestRefusedError';
  readonly code: string;
  readonly status: number;

  constructor(code: string, status: number, message: string) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

function parseJson(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    // A proxy's page is not JSON; the status says what matters.
    return {};
  }
}
