import type { ContentfulStatusCode } from 'hono/utils/http-status';

export interface ApiErrorOptions extends ErrorOptions {
  /** Seconds after which trying again makes sense; sent as Retry-After. */
  retryAfterSeconds?: number;
  /** The refused fields of a form, each with a sentence for a person. */
  fields?: Readonly<Record<string, string>>;
}

/** An error that a caller of the API may see: its message is a sentence for a person. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly retryAfterSeconds: number | undefined;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(status: ContentfulStatusCode, code: string, message: string, options: ApiErrorOptions = {}) {
    super(message, options);
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.fields = options.fields;
  }
}

/** The request cannot be understood or goes beyond a limit; nothing was done. */
export function invalidRequest(message: string): ApiError {
  return new ApiError(400, 'invalid_request', message);
}

/** The search engine cannot answer now. */
export function searchUnavailable(cause: unknown): ApiError {
  return new ApiError(503, 'search_unavailable', 'Search did not answer. Please try again in a moment.', {
    cause,
    retryAfterSeconds: 5,
  });
}
