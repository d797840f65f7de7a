import { Pool, type Dispatcher } from 'undici';
import { ApiError } from '../../errors.ts';

export interface SupabaseRequest {
  method: Dispatcher.HttpMethod;
  /** With its query, below the project's address. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: Buffer | string | undefined;
  /** How long the answer may take. */
  timeoutMs?: number;
  /** How large the answer may be; 1 MB unless said otherwise. */
  mostBytes?: number;
  /** Aborts the request: of one who no longer waits for the answer. */
  signal?: AbortSignal;
}

export interface SupabaseAnswer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

/** The line to Supabase's Auth, REST and Storage. */
export interface SupabaseHttp {
  /**
   * Sends one request as it is. Giving up closes the connection, so that nothing goes on working for nobody.
   * @throws ApiError 503 `members_unavailable` when no answer comes, 502 `answer_too_large` when too large a one does, 408 when
   * `signal` aborts
   */
  send(request: SupabaseRequest): Promise<SupabaseAnswer>;
  close(): Promise<void>;
}

/** Below what proxies wait for an answer: docker/proxy/Caddyfile. */
const TIMEOUT_MS = 7_000;
/** A member's profile at its fullest is a tenth of it. */
const MOST_BYTES = 1024 * 1024;

/** Opens connections when the first request is sent. `url` is the project's address, without a final slash. */
export function createSupabaseHttp(url: string): SupabaseHttp {
  const { origin, pathname } = new URL(url);
  const prefix = pathname.replace(/\/+$/, '');
  // A string or a Buffer in one write with the head, as search/engine.ts explains.
  const pool = new Pool(origin, { connections: 16, pipelining: 1, connect: { timeout: 3000 } });
  return {
    async send({ method, path, headers, body, timeoutMs = TIMEOUT_MS, mostBytes = MOST_BYTES, signal }) {
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        const answer = await pool.request({
          method,
          path: `${prefix}${path}`,
          headers: { ...headers },
          body: body ?? null,
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        });
        return {
          status: answer.statusCode,
          headers: answer.headers,
          body: await readBounded(answer.body, mostBytes),
        };
      } catch (cause) {
        if (cause instanceof ApiError) throw cause;
        if (signal?.aborted)
          throw new ApiError(408, 'request_aborted', 'The request was broken off.', { cause });
        throw membersUnavailable(cause);
      }
    },
    close: () => pool.destroy(),
  };
}

/** Reads an answer, and no more of it than is passed on: leaving the loop destroys the stream, which closes the connection. */
async function readBounded(body: AsyncIterable<Buffer>, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > mostBytes)
      throw new ApiError(502, 'answer_too_large', 'The answer is too large to be passed on.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The 503 for when accounts and profiles cannot be reached. */
export function membersUnavailable(cause: unknown): ApiError {
  return new ApiError(
    503,
    'members_unavailable',
    'The accounts service did not answer. Please try again in a moment.',
    { cause, retryAfterSeconds: 5 },
  );
}
