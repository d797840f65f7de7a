import { Pool, type Dispatcher } from 'undici';
import { type ApiError, invalidRequest, searchUnavailable } from '../errors.ts';

export interface EngineOptions {
  /** Meilisearch's address without a final slash. */
  url: string;
  /** A key that may search the public index and nothing else. */
  searchKey: string;
  timeoutMs?: number;
}

/** The line to Meilisearch. */
export interface SearchEngine {
  /**
   * Posts a JSON text and returns the answer's bytes.
   * @throws ApiError 503 `search_unavailable` when no usable answer comes in time, 400 when the engine refuses the query
   */
  post(path: string, json: string): Promise<Buffer>;
  /** Resolves when Meilisearch says that it is available. @throws Error when it does not */
  checkHealth(signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

export function createSearchEngine({ url, searchKey, timeoutMs = 3000 }: EngineOptions): SearchEngine {
  // Pool.request with a string body writes headers and body in one packet. fetch writes two, and Meilisearch's side
  // delays its acknowledgement of the first: 45 ms a search.
  const pool = new Pool(url, { connections: 32, pipelining: 1, connect: { timeout: 1000 } });
  const headers = { authorization: `Bearer ${searchKey}`, 'content-type': 'application/json' };

  /** Collects the answer by hand: `request` wraps it in a stream, which costs a quarter of the whole call. */
  function send(path: string, json: string): Promise<{ status: number; body: Buffer }> {
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      let status = 0;
      let controller: Dispatcher.DispatchController | undefined;
      let late: Error | undefined;
      const fail = (error: Error): void => {
        clearTimeout(timer);
        reject(error);
      };
      const timer = setTimeout(() => {
        late = new Error(`no answer within ${timeoutMs} ms`);
        controller?.abort(late);
        fail(late);
      }, timeoutMs);
      pool.dispatch(
        { path, method: 'POST', headers, body: json },
        {
          onRequestStart: (started) => {
            controller = started;
            // It waited for a free connection too long: nobody waits for its answer any more.
            if (late) started.abort(late);
          },
          onResponseStart: (_controller, statusCode) => {
            status = statusCode;
          },
          onResponseData: (_controller, chunk) => {
            chunks.push(chunk);
          },
          onResponseEnd: () => {
            clearTimeout(timer);
            resolve({ status, body: Buffer.concat(chunks) });
          },
          onResponseError: (_controller, error) => fail(error),
        },
      );
    });
  }

  return {
    async post(path, json) {
      const answer = await send(path, json)
        .catch((error: unknown) => {
          // A kept connection that the engine closed (it restarted) says nothing about the engine now: try once more.
          if (isClosedConnection(error)) return send(path, json);
          throw error;
        })
        .catch((error: unknown) => {
          throw searchUnavailable(error);
        });
      if (answer.status === 200) return answer.body;
      throw engineError(answer.status, answer.body);
    },
    async checkHealth(signal) {
      const { statusCode, body } = await pool.request({ path: '/health', method: 'GET', signal });
      await body.dump();
      if (statusCode !== 200) throw new Error(`Meilisearch answered ${statusCode}`);
    },
    close: () => pool.destroy(),
  };
}

function isClosedConnection(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'UND_ERR_SOCKET' || code === 'ECONNRESET' || code === 'EPIPE';
}

/** A refused query is the caller's (the engine's own bounds); all else (no index, no access, overload) is ours. */
function engineError(status: number, body: Buffer): ApiError {
  const text = body.toString('utf8').slice(0, 500);
  const cause = new Error(`Meilisearch answered ${status}: ${text}`);
  const isQuery = status === 400 && text.includes('"code":"invalid_search_');
  if (!isQuery) return searchUnavailable(cause);
  const error = invalidRequest('The search engine does not accept this search.');
  error.cause = cause;
  return error;
}
