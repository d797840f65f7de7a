import type { Directory } from '@directory/domain/directory';

/** Sentences for a person when the api says nothing usable, in the visitor's language. */
export interface DirectorySentences {
  /** No answer came at all. */
  unreachable: string;
  /** An answer came that is not the api's. */
  unexpected: string;
}

/** The directory did not give what was asked. `message` is a sentence for a person. */
export class DirectoryError extends Error {
  override name = 'DirectoryError';
  /** The api's error code; `unreachable` or `unexpected` when it gave none. */
  readonly code: string;
  /** The answer's HTTP status; 0 when there was none. */
  readonly status: number;
  /** Asking again would give the same answer. */
  readonly isFinal: boolean;

  constructor(message: string, details: { code: string; status: number; cause?: unknown }) {
    super(message, { cause: details.cause });
    this.code = details.code;
    this.status = details.status;
    this.isFinal = details.status >= 400 && details.status < 500 && details.status !== 429;
  }
}

type DirectoryRequest = Omit<RequestInit, 'headers'> & { headers?: Readonly<Record<string, string>> };

/**
 * The directory over the api's HTTP routes, for the browser. Every method rejects with a {@link DirectoryError}, or with
 * the signal's reason when it was aborted.
 */
export function createHttpDirectory(sentences: DirectorySentences, fetch = globalThis.fetch): Directory {
  async function request(path: string, init: DirectoryRequest): Promise<Response> {
    try {
      return await fetch(`/api${path}`, {
        ...init,
        headers: { accept: 'application/json', ...init.headers },
      });
    } catch (cause) {
      init.signal?.throwIfAborted();
      throw new DirectoryError(sentences.unreachable, { code: 'unreachable', status: 0, cause });
    }
  }

  async function read<Answer>(response: Response): Promise<Answer> {
    let body: unknown;
    try {
      body = await response.json();
    } catch (cause) {
      throw new DirectoryError(sentences.unexpected, { code: 'unexpected', status: response.status, cause });
    }
    if (response.ok) return body as Answer;
    const { error, code } = body as { error?: unknown; code?: unknown };
    throw new DirectoryError(typeof error === 'string' ? error : sentences.unexpected, {
      code: typeof code === 'string' ? code : 'unexpected',
      status: response.status,
    });
  }

  const get = async <Answer>(path: string, signal?: AbortSignal) =>
    read<Answer>(await request(path, { signal: signal ?? null }));

  const post = async <Answer>(path: string, body: unknown, signal?: AbortSignal) =>
    read<Answer>(
      await request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: signal ?? null,
      }),
    );

  /** What does not exist is an answer, not a failure. */
  const lookUp = async <Answer>(path: string, signal?: AbortSignal): Promise<Answer | null> => {
    const response = await request(path, { signal: signal ?? null });
    return response.status === 404 ? null : read<Answer>(response);
  };

  return {
    multiSearch: (search, signal) => post('/search/multi-search', search, signal),
    suggestions: (query, language, signal) =>
      get(`/suggestions?${new URLSearchParams({ q: query, language }).toString()}`, signal),
    match: (query, signal) => post('/match', query, signal),
    filters: (signal) => get('/filters', signal),
    profileById: (id, signal) => lookUp(`/profiles/${encodeURIComponent(id)}`, signal),
    profileByName: (province, city, nameSlug, signal) =>
      lookUp(`/profiles/by-name/${[province, city, nameSlug].map(encodeURIComponent).join('/')}`, signal),
    featured: (limit, signal) => get(`/featured?limit=${limit}`, signal),
    landing: ({ province, city, service }, signal) => {
      const place = new URLSearchParams({ province });
      if (city !== undefined) place.set('city', city);
      if (service !== undefined) place.set('service', service);
      return lookUp(`/landing?${place.toString()}`, signal);
    },
    premium: (signal) => get('/premium', signal),
    articles: (language, signal) => get(`/articles?language=${language}`, signal),
    article: (slug, language, signal) =>
      lookUp(`/articles/${encodeURIComponent(slug)}?language=${language}`, signal),
  };
}
