import { Pool, type Dispatcher } from 'undici';
import { ApiError } from '../errors.ts';

export interface SupabaseRequest {
  method: Dispatcher.HttpMethod;
  /** With its query, below the project's address. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: Buffer | string | undefined;
  /** How long the answer may take. */
  timeoutMs?: number;
}

export interface SupabaseAnswer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

/** The line to Supabase's Auth, REST and Storage. */
export interface SupabaseHttp {
  /** Sends one request as it is. @throws ApiError 503 `members_unavailable` when no answer comes */
  send(request: SupabaseRequest): Promise<SupabaseAnswer>;
  close(): Promise<void>;
}

const TIMEOUT_MS = 10_000;

/** Opens connections when the first request is sent. `url` is the project's address, without a final slash. */
export function createSupabaseHttp(url: string): SupabaseHttp {
  const { origin, pathname } = new URL(url);
  const prefix = pathname.replace(/\/+$/, '');
  // A string or a Buffer in one write with the head, as search/engine.ts explains.
  const pool = new Pool(origin, { connections: 16, pipelining: 1, connect: { timeout: 3000 } });
  return {
    async send({ method, path, headers, body, timeoutMs = TIMEOUT_MS }) {
      try {
        const answer = await pool.request({
          method,
          path: `${prefix}${path}`,
          headers: { ...headers },
          body: body ?? null,
          signal: AbortSignal.timeout(timeoutMs),
        });
        const bytes = Buffer.from(await answer.body.arrayBuffer());
        return { status: answer.statusCode, headers: answer.headers, body: bytes };
      } catch (cause) {
        throw membersUnavailable(cause);
      }
    },
    close: () => pool.destroy(),
  };
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
