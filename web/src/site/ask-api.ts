import type { Api } from '@directory/domain/contracts/api';
import type { ListedAlike } from '@directory/domain/contracts/contact';
import type { Answer, Input } from '@directory/domain/contracts/contract';
import type { Directory } from '@directory/domain/site/directory';

/** Where an endpoint is, as its contract has it: `GET /api/filters`. */
export type Address = keyof Api;

/** The server refused or failed, or could not be reached. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  /** The api's error code; `unreachable` or `unexpected` when it gave none. */
  readonly code: string;
  /** The answer's HTTP status; 0 when there was none. */
  readonly status: number;
  /** The server's own sentence for a person; null when it gave none. */
  readonly sentence: string | null;
  /** After how many seconds asking again makes sense, where the server says so. */
  readonly retryAfterSeconds: number | undefined;
  /** The refused fields of a form, each with a sentence for a person. */
  readonly fields: Readonly<Record<string, string>>;
  /** Who is listed already, and may be who asks to be. */
  readonly listed: readonly ListedAlike[];

  constructor(
    code: string,
    status: number,
    sentence: string | null = null,
    { fields = {}, listed = [], cause, retryAfterSeconds }: FailureOptions = {},
  ) {
    super(sentence ?? code, { cause });
    this.code = code;
    this.status = status;
    this.sentence = sentence;
    this.fields = fields;
    this.listed = listed;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** Asking again would give the same answer. */
  get isFinal(): boolean {
    return this.status >= 400 && this.status < 500 && this.status !== 429;
  }
}

/** Whether no answer came at all, which the visitor's own connection may be the cause of. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === 'unreachable';

interface FailureOptions extends ErrorOptions {
  fields?: Readonly<Record<string, string>>;
  listed?: readonly ListedAlike[];
  retryAfterSeconds?: number | undefined;
}

/** Sentences for a person when the api says nothing usable, in the visitor's language. */
interface ApiSentences {
  /** No answer came at all. */
  unreachable: string;
  /** An answer came that is not the api's. */
  unexpected: string;
}

/** For what a person waits to be sent: longer than a slow phone connection needs. After it they may try again. */
export const SEND_TIMEOUT_MS = 30_000;

export interface AskOptions extends Pick<RequestInit, 'keepalive' | 'referrerPolicy'> {
  signal?: AbortSignal | undefined;
  /** Gives up after so long; not together with a signal. */
  timeoutMs?: number;
  headers?: Readonly<Record<string, string>>;
  sentences?: ApiSentences;
  fetch?: typeof globalThis.fetch;
}

/**
 * Asks an endpoint of the api, as its contract has it. The input is the body of a POST; otherwise it
 * fills in what the path names, and the rest is the query. @throws ApiFailure, or the signal's reason when it was aborted
 */
export async function askApi<A extends Address>(
  address: A,
  input: Input<Api[A]>,
  options: AskOptions = {},
): Promise<Answer<Api[A]>> {
  const { signal, timeoutMs, headers, sentences, fetch = globalThis.fetch, ...init } = options;
  const [method = '', path = ''] = address.split(' ');
  const isPost = method === 'POST';
  let response: Response;
  try {
    response = await fetch(isPost ? path : addressOf(path, input), {
      ...init,
      method,
      headers: {
        accept: 'application/json',
        ...(isPost && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: isPost ? JSON.stringify(input) : null,
      signal: signal ?? (timeoutMs ? AbortSignal.timeout(timeoutMs) : null),
    });
  } catch (cause) {
    signal?.throwIfAborted();
    throw new ApiFailure('unreachable', 0, sentences?.unreachable, { cause });
  }
  // A proxy's own page is no JSON, and some answers are empty.
  const body: unknown = await response.json().catch(() => undefined);
  signal?.throwIfAborted();
  if (response.status === 204 || (response.ok && body !== undefined)) return body as Answer<Api[A]>;
  throw failureOf(response.status, body, sentences, response.headers);
}

/** What does not exist is an answer, not a failure: null. */
async function orNull<Found>(answer: Promise<Found>): Promise<Found | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}

/** The failure that an answer tells of. @param body what it holds as JSON; undefined when it is none */
export function failureOf(
  status: number,
  body: unknown,
  sentences?: ApiSentences,
  headers?: Headers,
): ApiFailure {
  const { error, code, fields = {}, listed = [] } = (body ?? {}) as ErrorAnswer;
  const sentence = typeof error === 'string' && error !== '' ? error : sentences?.unexpected;
  return new ApiFailure(code ?? 'unexpected', status, sentence, {
    fields,
    listed,
    retryAfterSeconds: Number(headers?.get('retry-after')) || undefined,
  });
}

/** The api's error envelope. What stands between it and the browser may answer otherwise. */
interface ErrorAnswer {
  error?: unknown;
  code?: string;
  fields?: Readonly<Record<string, string>>;
  listed?: readonly ListedAlike[];
}

/** The path with the values that it names filled in, and the others as its query. */
function addressOf(path: string, input: object): string {
  const query = new URLSearchParams();
  let filled = path;
  for (const [name, value] of Object.entries(input) as [string, string | number | undefined][]) {
    if (path.includes(`{${name}}`)) filled = filled.replace(`{${name}}`, encodeURIComponent(value ?? ''));
    else if (value !== undefined) query.set(name, String(value));
  }
  const search = query.toString();
  return search ? `${filled}?${search}` : filled;
}

/**
 * The directory over the api's HTTP routes, for the browser. Every method rejects with an `ApiFailure` whose message is a sentence for
 * a person, or with the signal's reason when it was aborted.
 */
export function createHttpDirectory(sentences: ApiSentences, fetch = globalThis.fetch): Directory {
  const ask = <A extends Address>(address: A, input: Input<Api[A]>, signal?: AbortSignal) =>
    askApi(address, input, { signal, sentences, fetch });
  return {
    search: (asked, signal) => ask('POST /api/search', asked, signal),
    suggestions: (q, language, signal) => ask('GET /api/suggestions', { q, language }, signal),
    match: (query, signal) => ask('POST /api/match', query, signal),
    filters: (signal) => ask('GET /api/filters', {}, signal),
    profileById: (id, signal) => orNull(ask('GET /api/profiles/{id}', { id }, signal)),
    profileByName: (province, city, slug, signal) =>
      orNull(ask('GET /api/profiles/by-name/{province}/{city}/{slug}', { province, city, slug }, signal)),
    profiles: (ids, signal) => ask('POST /api/profiles', { ids: [...ids] }, signal),
    featured: (limit, signal) => ask('GET /api/featured', { limit }, signal),
    checks: (signal) => ask('GET /api/checks', {}, signal),
    landing: (place, signal) => orNull(ask('GET /api/landing', place, signal)),
    premium: (signal) => ask('GET /api/premium', {}, signal),
    articles: (language, signal) => ask('GET /api/articles', { language }, signal),
    inquiry: (token, signal) => orNull(ask('GET /api/inquiries/{token}', { token }, signal)),
    question: (token, signal) => orNull(ask('GET /api/answers/{token}', { token }, signal)),
    accuracy: (signal) => ask('GET /api/accuracy', {}, signal),
    word: (token, signal) => orNull(ask('GET /api/words/{token}', { token }, signal)),
    alert: (token, signal) => orNull(ask('GET /api/alerts/{token}', { token }, signal)),
    ownData: (token, signal) => orNull(ask('GET /api/data-links/{token}', { token }, signal)),
    article: (slug, language, signal) => orNull(ask('GET /api/articles/{slug}', { slug, language }, signal)),
  };
}
